"""What handlers are given by name: the server, who asks, the table in the path."""

from __future__ import annotations

from litestar.di import NamedDependency

from ..guests.guests import Entered
from ..tables.table import Table
from .pages import Pages
from .server import Server

TheServer = NamedDependency[Server]
TheGuest = NamedDependency[Entered]
TheTable = NamedDependency[Table]
ThePages = NamedDependency[Pages]
