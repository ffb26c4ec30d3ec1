"""Builds the engine: these files are compiled by mypyc, everything else stays plain Python.

SPELLBOARD_PURE=1      compile nothing (a wheel for every machine, and the checkout one develops in)
SPELLBOARD_COMPILED=1  compile or fail; without it a machine that cannot compile gets the same files uncompiled
SPELLBOARD_RELEASE=1   one C file for everything: twice the work for the C compiler, an engine that is 1 to 3 % faster
SPELLBOARD_NO_PAGE=1   leave the page out that `make web` has built: beside a checkout the server finds it there
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# One file per line. All of them are compiled together: a class may only extend another one of the same build.
# No msgspec Struct, dataclass to be pickled or Protocol call in here; see docs/decisions/0001-one-typed-source.md.
COMPILED = [
    "src/spellboard/bots/amulett_guide.py",
    "src/spellboard/bots/amulett_look.py",
    "src/spellboard/bots/amulett_moves.py",
    "src/spellboard/bots/amulett_price.py",
    "src/spellboard/bots/amulett_sight.py",
    "src/spellboard/bots/bellum_guide.py",
    "src/spellboard/bots/bellum_quick.py",
    "src/spellboard/bots/bellum_standing.py",
    "src/spellboard/bots/bellum_worth.py",
    "src/spellboard/bots/guide.py",
    "src/spellboard/bots/magalon_guide.py",
    "src/spellboard/bots/magalon_outlook.py",
    "src/spellboard/bots/magalon_strikes.py",
    "src/spellboard/bots/magalon_turns.py",
    "src/spellboard/bots/magalon_walls.py",
    "src/spellboard/bots/magalon_ways.py",
    "src/spellboard/bots/playout.py",
    "src/spellboard/bots/search.py",
    "src/spellboard/bots/table.py",
    "src/spellboard/core/decisions.py",
    "src/spellboard/core/rng.py",
    "src/spellboard/core/sampler.py",
    "src/spellboard/core/seats.py",
    "src/spellboard/core/state.py",
    "src/spellboard/games/amulett/caravan.py",
    "src/spellboard/games/amulett/course.py",
    "src/spellboard/games/amulett/ending.py",
    "src/spellboard/games/amulett/energy.py",
    "src/spellboard/games/amulett/hands.py",
    "src/spellboard/games/amulett/leaving.py",
    "src/spellboard/games/amulett/marker.py",
    "src/spellboard/games/amulett/metal.py",
    "src/spellboard/games/amulett/payment.py",
    "src/spellboard/games/amulett/phases.py",
    "src/spellboard/games/amulett/sampling.py",
    "src/spellboard/games/amulett/setting_up.py",
    "src/spellboard/games/amulett/showing.py",
    "src/spellboard/games/amulett/spell.py",
    "src/spellboard/games/amulett/state.py",
    "src/spellboard/games/amulett/tables.py",
    "src/spellboard/games/amulett/trade.py",
    "src/spellboard/games/bellum/attack.py",
    "src/spellboard/games/bellum/chests.py",
    "src/spellboard/games/bellum/course.py",
    "src/spellboard/games/bellum/ending.py",
    "src/spellboard/games/bellum/evening.py",
    "src/spellboard/games/bellum/gathering.py",
    "src/spellboard/games/bellum/horde.py",
    "src/spellboard/games/bellum/leaving.py",
    "src/spellboard/games/bellum/phases.py",
    "src/spellboard/games/bellum/pieces.py",
    "src/spellboard/games/bellum/recruiting.py",
    "src/spellboard/games/bellum/sampling.py",
    "src/spellboard/games/bellum/scouts.py",
    "src/spellboard/games/bellum/seeing.py",
    "src/spellboard/games/bellum/setting_up.py",
    "src/spellboard/games/bellum/state.py",
    "src/spellboard/games/bellum/tables.py",
    "src/spellboard/games/bellum/theft.py",
    "src/spellboard/games/bellum/tracing.py",
    "src/spellboard/games/magalon/attack.py",
    "src/spellboard/games/magalon/begun.py",
    "src/spellboard/games/magalon/completing.py",
    "src/spellboard/games/magalon/course.py",
    "src/spellboard/games/magalon/displacing.py",
    "src/spellboard/games/magalon/distances.py",
    "src/spellboard/games/magalon/ending.py",
    "src/spellboard/games/magalon/energy.py",
    "src/spellboard/games/magalon/exact_walks.py",
    "src/spellboard/games/magalon/homecoming.py",
    "src/spellboard/games/magalon/leaving.py",
    "src/spellboard/games/magalon/monsters.py",
    "src/spellboard/games/magalon/phases.py",
    "src/spellboard/games/magalon/rounds.py",
    "src/spellboard/games/magalon/ruins.py",
    "src/spellboard/games/magalon/sampling.py",
    "src/spellboard/games/magalon/setting_up.py",
    "src/spellboard/games/magalon/shield.py",
    "src/spellboard/games/magalon/state.py",
    "src/spellboard/games/magalon/tables.py",
    "src/spellboard/games/magalon/turn.py",
    "src/spellboard/games/magalon/ways.py",
    "src/spellboard/games/magalon/wizard.py",
]

# Only mistakes in the files above may stop a build, so neither the strictness nor the scope of the gate applies here.
MYPY = ["--config-file=", "--follow-imports=silent"]


def extensions() -> list[Extension]:
    missing = [file for file in COMPILED if not Path(file).is_file()]
    if missing:
        raise FileNotFoundError(f"setup.py lists files to compile that do not exist: {', '.join(missing)}")
    describing = {"egg_info", "dist_info", "sdist"} & set(sys.argv)  # pip asks for these before it builds
    if describing or os.environ.get("SPELLBOARD_PURE") == "1":
        return []
    required = os.environ.get("SPELLBOARD_COMPILED") == "1"
    try:
        from mypyc.build import mypycify

        many = os.environ.get("SPELLBOARD_RELEASE") != "1"
        found: list[Extension] = mypycify([*MYPY, *COMPILED], opt_level="3", group_name="spellboard", multi_file=many)
    except (ImportError, SystemExit) as error:
        if required:
            raise
        print(f"warning: mypyc could not compile Spellboard ({error}); building it as pure Python", file=sys.stderr)
        return []
    for extension in found:
        extension.optional = not required
    return found


class OnAllCores(build_ext):
    """Compiles one C file per core at the same time; setuptools alone compiles the files of a library one by one."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type != "unix":  # other compilers have their own `compile`
            super().build_extensions()
            return
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self.parallel = cores  # for the small libraries that import each module
        one_by_one = self.compiler.compile

        with ThreadPoolExecutor(cores) as pool:

            def compile_all(sources: list[str], **settings: object) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                begun = {source: pool.submit(one_by_one, [source], **settings) for source in largest_first}
                try:
                    return [made for source in sources for made in begun[source].result()]
                finally:  # after an error the others are not needed
                    for one in begun.values():
                        one.cancel()

            self.compiler.compile = compile_all
            super().build_extensions()


PAGE = Path("web", "dist", "app")


class WithPage(build_py):
    """The package, and in it the built page, so that whoever installs the wheel needs no Node."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or os.environ.get("SPELLBOARD_NO_PAGE") == "1":
            return
        if (PAGE / "index.html").is_file():
            shutil.copytree(PAGE, Path(self.build_lib, "spellboard", "web"), dirs_exist_ok=True)
        else:
            print("warning: the page is not built (`make web`); this wheel serves tables without it", file=sys.stderr)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": OnAllCores, "build_py": WithPage})
