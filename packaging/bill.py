"""The bill of materials of a built folder, CycloneDX 1.6 as JSON: what is really in it, file by file.

python packaging/bill.py dist/gaigel-desktop        writes dist/gaigel-desktop.cdx.json beside it
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from contents import OURS, Part, parts

Json = dict[str, object]


def bill(folder: Path) -> Json:
    """The whole of it; the same folder gives the same bill."""
    ours, *others = parts(folder)
    told = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": component(ours, folder, "application")},
        "components": [component(part, folder, "library") for part in others],
        "dependencies": [{"ref": reference(ours), "dependsOn": [reference(part) for part in others]}],
    }
    number = uuid5(NAMESPACE_URL, json.dumps(told, sort_keys=True))
    return {"$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json", "serialNumber": f"urn:uuid:{number}", **told}


def component(part: Part, folder: Path, kind: str) -> Json:
    """One work with its files."""
    told: Json = {"type": kind, "bom-ref": reference(part), "name": part.name}
    if part.version:
        told["version"] = part.version
    if part.package:
        told["purl"] = f"pkg:pypi/{part.name.replace('_', '-').lower()}@{part.version}"
    told["licenses"] = [{"expression": part.licence}]
    if part.files:
        told["components"] = list(files(part, folder))
    return told


def files(part: Part, folder: Path) -> Iterator[Json]:
    """Each file and its hash; the same file may lie in one place only."""
    for file in part.files:
        name = file.relative_to(folder).as_posix()
        hashes = [{"alg": "SHA-256", "content": sha256(file.read_bytes()).hexdigest()}]
        yield {"type": "file", "bom-ref": f"file:{name}", "name": name, "hashes": hashes}


def reference(part: Part) -> str:
    """What others call it in the bill."""
    return f"{part.name}@{part.version}" if part.version else part.name


if __name__ == "__main__":
    built = Path(sys.argv[1])
    target = built.with_name(f"{OURS}.cdx.json")
    target.write_text(json.dumps(bill(built), indent=1) + "\n", encoding="utf-8", newline="\n")
    print(f"the bill of materials: {target}")
