// What a reader of the sources wants and a browser does not: comments and empty lines.

export function shortened(text) {
  return text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#")).join("\n") + "\n";
}
