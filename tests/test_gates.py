"""The gates of tools/ catch what they are there for, and let a clean checkout pass."""

import json
import os
from pathlib import Path

import pytest

from tools import compiled, fresh, gates

HASH = "--hash=sha256:" + "0" * 64


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with nothing wrong in it."""
    write(tmp_path / "src/spellboard/__init__.py", "")
    write(tmp_path / "pyproject.toml", '[build-system]\nrequires = ["setuptools==1.0", "fluent.runtime==2.0"]\n')
    lock(tmp_path / "requirements.lock", "fluent-runtime==2.0")
    lock(tmp_path / "requirements-dev.lock", "fluent-runtime==2.0", "pytest==3.0", "setuptools==1.0", "uv==5.0")
    lock(tmp_path / "requirements-build.lock", "fluent-runtime==2.0", "setuptools==1.0")
    lock(tmp_path / "requirements-uv.lock", "uv==5.0")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def lock(path: Path, *pins: str) -> None:
    write(path, "".join(f"{pin} \\\n    {HASH} \\\n    {HASH}\n    # via somebody\n" for pin in pins))


def test_a_clean_checkout_passes(checkout: Path) -> None:
    assert gates.problems_of(checkout) == []


def test_this_checkout_passes() -> None:
    assert gates.problems_of(gates.ROOT) == []


@pytest.mark.parametrize("name", ["state.cpython-311-x86_64-linux-gnu.so", "state.pyd", "deep/er/state.o"])
def test_a_binary_beside_the_sources_is_found(checkout: Path, name: str) -> None:
    write(checkout / "src/spellboard" / name, "")
    [problem] = gates.problems_of(checkout)
    assert problem.startswith(f"src/spellboard/{name}:")


def test_a_binary_elsewhere_is_nobodys_business(checkout: Path) -> None:
    write(checkout / ".compiled/spellboard/state.so", "")
    assert gates.problems_of(checkout) == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-url somewhere",
        "--extra-index-url=somewhere",
        "--find-links wheels",
        "-i somewhere",
        "-f wheels",
        "thing @ https://example.org/thing.whl",
        "# taken from https://example.org/simple",
        "git+ssh://example.org/thing",
    ],
)
@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.in", "benchmarks/requirements-peers.lock"])
def test_an_address_in_a_requirement_file_is_found(checkout: Path, name: str, line: str) -> None:
    path = checkout / name
    write(path, (path.read_text() if path.exists() else "") + line + "\n")
    number = len(path.read_text().splitlines())
    assert f"{name}:{number}: an address in a requirement file" in gates.problems_of(checkout)


@pytest.mark.parametrize("name", ["uv.lock", "pylock.toml", "pylock.dev.toml", "web/yarn.lock"])
def test_a_lock_file_that_holds_addresses_is_found(checkout: Path, name: str) -> None:
    write(checkout / name, "")
    [problem] = gates.problems_of(checkout)
    assert problem.startswith(f"{name}:")


def test_resolved_keys_in_a_package_lock_are_found_but_funding_links_are_harmless(checkout: Path) -> None:
    path = checkout / "web/package-lock.json"
    package = {"version": "1.0.0", "integrity": "sha512-x", "funding": {"url": "https://example.org"}}
    write(path, json.dumps({"packages": {"": {}, "node_modules/thing": package}}))
    assert gates.problems_of(checkout) == []
    write(path, json.dumps({"packages": {"node_modules/thing": {**package, "resolved": "https://example.org/t.tgz"}}}))
    [problem] = gates.problems_of(checkout)
    assert problem.startswith("web/package-lock.json:")


def test_a_package_without_a_hash_is_found(checkout: Path) -> None:
    write(
        checkout / "web/package-lock.json", json.dumps({"packages": {"": {}, "node_modules/thing": {"version": "1"}}})
    )
    assert gates.problems_of(checkout) == ["web/package-lock.json: node_modules/thing lacks a hash"]


def test_a_registry_in_npm_settings_is_found(checkout: Path) -> None:
    write(checkout / "web/.npmrc", "omit-lockfile-registry-resolved=true\n")
    assert gates.problems_of(checkout) == []
    write(checkout / "web/.npmrc", "registry=somewhere\n")
    assert gates.problems_of(checkout) == ["web/.npmrc:1: names a registry"]


def test_what_was_installed_is_not_searched(checkout: Path) -> None:
    write(checkout / ".venv/lib/thing/uv.lock", "")
    write(checkout / "web/node_modules/thing/yarn.lock", "")
    assert gates.problems_of(checkout) == []


@pytest.mark.parametrize("line", ["pytest==3.0", f"pytest>=3.0 {HASH}"])
def test_a_locked_package_needs_one_version_and_a_hash(checkout: Path, line: str) -> None:
    write(checkout / "requirements-peers.lock", line + "\n")
    [problem] = gates.problems_of(checkout)
    assert problem.startswith("requirements-peers.lock: pytest")


def test_a_build_requirement_must_be_exact(checkout: Path) -> None:
    write(checkout / "pyproject.toml", '[build-system]\nrequires = ["setuptools>=1.0"]\n')
    [problem] = gates.problems_of(checkout)
    assert "'setuptools>=1.0' is not pinned" in problem


def test_a_build_requirement_that_the_locks_do_not_follow_is_found(checkout: Path) -> None:
    write(checkout / "pyproject.toml", '[build-system]\nrequires = ["fluent.runtime==2.1", "mypy[mypyc]==4.0"]\n')
    problems = gates.problems_of(checkout)
    assert [problem.split(" is not ")[0] for problem in problems] == [
        "requirements.lock: fluent-runtime",
        "requirements-dev.lock: fluent-runtime",
        "requirements-build.lock: fluent-runtime",
        "requirements-dev.lock: mypy",
        "requirements-build.lock: mypy",
    ]


def test_lock_files_that_disagree_are_found(checkout: Path) -> None:
    lock(checkout / "requirements.lock", "fluent-runtime==2.0", "rich==1.0")
    assert gates.problems_of(checkout) == [
        "requirements-dev.lock: rich differs from requirements.lock; run `make lock`"
    ]


@pytest.mark.parametrize(("name", "pin"), [("build", "msgspec==1.0"), ("uv", "uv==5.1")])
def test_a_small_lock_file_that_disagrees_with_the_large_one_is_found(checkout: Path, name: str, pin: str) -> None:
    path = checkout / f"requirements-{name}.lock"
    if name == "build":
        lock(path, "fluent-runtime==2.0", "setuptools==1.0", pin)
    else:
        lock(path, pin)
    assert gates.problems_of(checkout) == [
        f"requirements-dev.lock: {pin.split('==')[0]} differs from {path.name}; run `make lock`"
    ]


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one compiled file, as if it had just been built."""
    package = tmp_path / "src/spellboard"
    write(tmp_path / "setup.py", 'COMPILED = ["src/spellboard/core/state.py"]\n')
    write(tmp_path / "pyproject.toml", '[build-system]\nrequires = ["mypy==1.0"]\n')
    write(package / "__init__.py", "from spellboard.core.state import State\n")
    write(package / "core/__init__.py", "")
    write(package / "core/state.py", "from . import rng\nfrom ..core.limits import MOST\nimport json\n")
    write(package / "core/rng.py", "if False:\n    import spellboard.core.seeds\n")
    write(package / "core/limits.py", "MOST = 3\n")
    write(package / "core/seeds.py", "")
    write(package / "core/words.py", "")
    places = {"ROOT": ".", "SOURCE": "src", "TARGET": ".compiled", "KEY": ".compiled/built-from"}
    for name, value in {**places, "SCRATCH": ".compiling"}.items():
        monkeypatch.setattr(compiled, name, tmp_path / value)
    for path in compiled.package_files():
        write(tmp_path / ".compiled" / path, (tmp_path / "src" / path).read_text())
    compiled.KEY.write_text(compiled.key())
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        "setup.py",
        "src/spellboard/core/state.py",
        "src/spellboard/core/rng.py",
        "src/spellboard/core/limits.py",
        "src/spellboard/core/seeds.py",
        "src/spellboard/core/new.toml",
    ],
)
def test_a_change_of_what_is_compiled_or_imported_there_needs_a_new_build(engine: Path, name: str) -> None:
    assert compiled.up_to_date()
    path = engine / name
    write(path, (path.read_text() if path.exists() else "") + "# changed\n")
    assert not compiled.up_to_date()


def test_a_change_elsewhere_is_copied_to_the_compiled_engine(engine: Path) -> None:
    write(engine / "src/spellboard/core/words.py", "# changed\n")
    assert compiled.ready()
    assert (engine / ".compiled/spellboard/core/words.py").read_text() == "# changed\n"


def test_what_has_not_changed_is_not_read_again(engine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled.ready()
    monkeypatch.setattr(compiled, "key", lambda: "the files were read")
    assert compiled.up_to_date()
    os.utime(engine / "src/spellboard/core/words.py", ns=(1, 1))
    assert not compiled.up_to_date()


def test_data_that_the_wheel_forgot_is_not_smuggled_in(engine: Path) -> None:
    forgotten = engine / ".compiled/spellboard/core/words.py"
    forgotten.unlink()
    compiled.refresh()
    assert not forgotten.exists()


@pytest.mark.parametrize("command", ["/bin/false", "/nowhere/cc -O2"])
def test_a_compiler_that_does_not_work_is_named(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("CC", command)
    trouble = compiled.compiler_trouble()
    assert trouble is not None
    assert trouble.startswith(command.split()[0])


def test_whether_there_will_be_a_compiled_engine_is_known_before_it_is_built(
    engine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def said() -> str:
        monkeypatch.setattr("sys.argv", ["compiled", "--could"])
        assert compiled.main() == 0
        return capsys.readouterr().out

    monkeypatch.setenv("CC", "no-such-compiler")
    assert said() == "yes"  # it is there, and up to date
    write(engine / "src/spellboard/core/state.py", "# changed\n")
    assert said() == ""
    monkeypatch.setattr(compiled, "compiler_trouble", lambda: None)
    assert said() == "yes"


def test_without_a_compiler_the_engine_stays_pure_unless_it_must_compile(
    engine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(engine / "src/spellboard/core/state.py", "")
    monkeypatch.setenv("CC", "/bin/false")
    monkeypatch.setattr("sys.argv", ["compiled"])
    monkeypatch.delenv("SPELLBOARD_COMPILED", raising=False)
    assert compiled.main() == 0
    assert "runs as pure Python" in capsys.readouterr().err
    assert not (engine / ".compiled").exists()
    monkeypatch.setenv("SPELLBOARD_COMPILED", "1")
    assert compiled.main() == 1


def test_a_fresh_run_sees_an_empty_home_but_the_machines_installer_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "mine/pip/pip.conf"
    write(settings, "")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "mine"))
    monkeypatch.delenv("PIP_CONFIG_FILE", raising=False)
    monkeypatch.setenv("SPELLBOARD_COMPILED", "1")
    monkeypatch.setenv("CC", "gcc")
    npm = tmp_path / "mine/npmrc"
    write(npm, "")
    monkeypatch.setenv("NPM_CONFIG_USERCONFIG", str(npm))
    env = fresh.environment(tmp_path)
    assert env["PIP_CONFIG_FILE"] == str(settings)
    assert env["NPM_CONFIG_USERCONFIG"] == str(npm)
    assert list(Path(env["HOME"]).iterdir()) == []
    assert env["PIP_CACHE_DIR"].startswith(str(tmp_path))
    assert not {"SPELLBOARD_COMPILED", "CC", "PYTHONPATH"} & set(env)
