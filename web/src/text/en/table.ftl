# The words of the table and of the table screen.

table-title = Table
screen-title = Table screen
