"""Write the lock files: every version and hash that `make setup` installs, and no address of a registry.

requirements.lock        the product's dependencies, and setuptools to install the checkout
requirements-dev.lock    the same, the build requirements and what `make test` needs
requirements-build.lock  the build requirements alone: what `make play` compiles the engine with
requirements-uv.lock     uv, which installs all the others
requirements-node.lock   node for web/, where the machine has none
requirements-peers.lock  what `make bench` measures ours against, in an environment of its own
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def build_requirements() -> list[str]:
    requires: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    return requires


def lock(output: str, *sources: str, extra: list[str], upgrade: bool) -> None:
    """Resolve the sources and the extra requirements for every platform and Python from 3.11 on."""
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-emit-index-url", "--no-emit-find-links"]
    command += ["--custom-compile-command", "make lock", "--output-file", output]
    command += ["--upgrade"] if upgrade else []
    subprocess.run([*command, *sources, "-"], cwd=ROOT, input="\n".join(extra), text=True, check=True)
    print(f"wrote {output}")


def main() -> None:
    upgrade = "--upgrade" in sys.argv[1:]
    build = build_requirements()
    setuptools = [name for name in build if name.startswith("setuptools")]
    lock("requirements.lock", "pyproject.toml", extra=setuptools, upgrade=upgrade)
    same = ["--constraint", "requirements.lock"]
    lock("requirements-dev.lock", "pyproject.toml", "requirements-dev.in", *same, extra=build, upgrade=upgrade)
    same = ["--constraint", "requirements-dev.lock"]
    lock("requirements-build.lock", *same, extra=build, upgrade=upgrade)
    lock("requirements-uv.lock", *same, extra=["uv"], upgrade=upgrade)
    lock("requirements-node.lock", "requirements-node.in", extra=[], upgrade=upgrade)
    if (ROOT / "requirements-peers.in").exists():
        lock("requirements-peers.lock", "requirements-peers.in", extra=[], upgrade=upgrade)


if __name__ == "__main__":
    main()
