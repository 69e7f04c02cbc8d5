"""Build hook: compiles the message catalogues, and the rules and the opponents where there is a C compiler.

The catalogues, so that nothing but the standard library is needed to read them. The rules and the opponents with
mypyc: the same code, many times as fast. GAIGEL_COMPILE=1 insists on it, GAIGEL_COMPILE=0 leaves them plain Python,
and without it a machine that cannot compile builds plain Python and says so. `python hatch_build.py FOLDER` writes a
copy of the package with the extension modules in it (`make compiled`); with `--if-possible` a plain one will do
(`make build`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import mkdtemp

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "gaigel_desktop"
COMPILED = ("rules", "opponents")
COMPILERS_NEED = ("mypy >= 2.4", "setuptools >= 65")

# Runs in the folder that holds the package. Nothing but the modules' start is to be seen from outside, so that the C
# compiler may put one function into the other.
SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify
modules = mypycify(["--config-file=", *sys.argv[1:]], debug_level="0", group_name="gaigel_desktop")
for module in modules:
    if sys.platform != "win32":
        module.extra_compile_args.append("-fvisibility=hidden")
setup(name="gaigel-desktop", packages=[], ext_modules=modules, script_args=["build_ext", "--inplace"])
"""


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Turns every gaigel.po into the gaigel.mo beside it, and puts extension modules into a wheel."""

    _folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What compiling needs, if it is going to be tried, which is for wheels alone."""
        tried = self.target_name == "wheel" and wish() != "0" and (wish() == "1" or has_compiler())
        return list(COMPILERS_NEED) if tried else []

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        for source in sorted(Path(self.root, PACKAGE, "text", "catalogues").glob("*/LC_MESSAGES/*.po")):
            compile_catalogue(source)
        if self.target_name == "wheel" and version == "standard" and wish() != "0":
            self._add_extensions(build_data)

    def finalize(self, version: str, build_data: dict[str, object], artifact_path: str) -> None:
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _add_extensions(self, build_data: dict[str, object]) -> None:
        self._folder = Path(mkdtemp(prefix="gaigel-"))
        try:
            extensions = compile_copy(Path(self.root), self._folder)
        except CannotCompile as reason:
            shutil.rmtree(self._folder, ignore_errors=True)
            if wish() == "1":
                raise
            self.app.display_warning(f"The rules stay plain Python: {reason}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        included = build_data["force_include"]
        assert isinstance(included, dict)
        for extension in extensions:
            included[str(extension)] = extension.relative_to(self._folder).as_posix()


class CannotCompile(Exception):
    """There is no compiler, or it failed; the text says which."""


def compile_catalogue(source: Path) -> None:
    """Compile one catalogue with Babel, which only the build needs."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with source.open("rb") as text:
        catalogue = read_po(text)
    with source.with_suffix(".mo").open("wb") as compiled:
        write_mo(compiled, catalogue)


def wish() -> str:
    """What the environment asks for: "1" compiled, "0" plain Python, else compiled where that is possible."""
    return os.environ.get("GAIGEL_COMPILE", "")


def has_compiler() -> bool:
    """Whether there is a C compiler; on Windows only trying tells."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name == "nt" or shutil.which(command.split()[0]) is not None


def compile_copy(root: Path, folder: Path) -> list[Path]:
    """Copy the package to the folder, compile it there, and name the extension modules."""
    shutil.copytree(root / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    if wish() == "0" or not has_compiler():
        raise CannotCompile("so it was wished" if wish() == "0" else "there is no C compiler")
    modules = [
        str(path.relative_to(folder))
        for room in COMPILED
        for path in sorted((folder / PACKAGE / room).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    command = [sys.executable, "-c", SETUP, *modules]
    run = subprocess.run(command, check=False, cwd=folder, capture_output=True, text=True, errors="replace")
    if run.returncode:
        said = (run.stderr.strip() or run.stdout.strip() or "no word").splitlines()
        if wish() == "1":
            print(run.stdout, run.stderr, sep="\n", file=sys.stderr)
        raise CannotCompile(f"compiling failed with: {said[-1]}")
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted([*folder.glob(f"*{ending}"), *(folder / PACKAGE).rglob(f"*{ending}")])


def main(folder: Path, insist: bool) -> None:
    """A copy of the package with its catalogues and, where that is possible or insisted on, its extension modules."""
    if insist:
        os.environ["GAIGEL_COMPILE"] = "1"
    try:
        compile_copy(Path(__file__).parent, folder)
    except CannotCompile as reason:
        if insist:
            raise
        print(f"The rules stay plain Python: {reason}.", file=sys.stderr)
    for source in (folder / PACKAGE).glob("text/catalogues/*/LC_MESSAGES/*.po"):
        compile_catalogue(source)


if __name__ == "__main__":
    main(Path(sys.argv[1]), insist="--if-possible" not in sys.argv)
