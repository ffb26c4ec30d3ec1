"""Prove that a stranger's first `make test` works: a clone of HEAD, an empty home and empty caches.

It runs twice, the second time with a C compiler that always fails. Settings that say where this machine
finds its packages stay reachable, everything else of the user's home is out of sight.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_BEHIND = {"CC", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}


def pip_settings() -> dict[str, str]:
    """The user's pip configuration file, which pip would not find in an empty home."""
    home = Path.home()
    config = Path(os.environ.get("XDG_CONFIG_HOME", home / ".config"))
    for path in (os.environ.get("PIP_CONFIG_FILE"), config / "pip" / "pip.conf", home / ".pip" / "pip.conf"):
        if path and Path(path).is_file():
            return {"PIP_CONFIG_FILE": str(path)}
    return {}


def npm_settings() -> dict[str, str]:
    """The user's npm configuration file, for the same reason."""
    path = os.environ.get("NPM_CONFIG_USERCONFIG") or Path.home() / ".npmrc"
    return {"NPM_CONFIG_USERCONFIG": str(path)} if Path(path).is_file() else {}


def environment(folder: Path) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in LEFT_BEHIND and not k.startswith("SPELLBOARD_")}
    home = folder / "home"
    cache = folder / "cache"
    home.mkdir()
    return {
        **kept,
        **pip_settings(),
        **npm_settings(),
        "HOME": str(home),
        "XDG_CACHE_HOME": str(cache),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "XDG_DATA_HOME": str(home / ".local" / "share"),
        "PIP_CACHE_DIR": str(cache / "pip"),
        "UV_CACHE_DIR": str(cache / "uv"),
        "NPM_CONFIG_CACHE": str(cache / "npm"),
        "TMPDIR": str(folder),
    }


def main() -> int:
    changed = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True)
    if changed.stdout:
        print("Uncommitted changes are not tested here: the clone is of HEAD.", file=sys.stderr)
    # The interpreter itself: a wrapper found on PATH may look for its settings in the home.
    python = Path(sys.base_prefix, "bin", f"python{sys.version_info.major}.{sys.version_info.minor}")
    make = ["make", f"PYTHON={python}", "test"]
    with tempfile.TemporaryDirectory(prefix="spellboard-fresh-") as name:
        folder = Path(name)
        env = environment(folder)
        clone = folder / "spellboard"
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
        print("\n=== a fresh clone ===", flush=True)
        if subprocess.run(make, cwd=clone, env=env).returncode:
            return 1
        subprocess.run(["git", "clean", "-xdfq"], cwd=clone, check=True)
        print("\n=== a fresh clone without a C compiler ===", flush=True)
        if subprocess.run(make, cwd=clone, env={**env, "CC": "/bin/false"}).returncode:
            return 1
    print("\nfresh: both runs passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
