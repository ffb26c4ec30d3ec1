"""A worker seen from the coordinator: a process, and two pipes to talk through."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from .slices import Measure, Slice

ROOT = Path(__file__).resolve().parent.parent


class WorkerError(Exception):
    """A worker could not start, or died; the message is for a person."""


class Process:
    """A worker process. It waits without using any time while others work."""

    def __init__(self, name: str, command: Sequence[str], env: Mapping[str, str]) -> None:
        self.name = name
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        try:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._log, text=True
            )
        except OSError as problem:
            self._log.close()
            raise WorkerError(f"{name} cannot be started: {problem.strerror}") from problem
        try:
            hello = self._ask({"do": "hello"})
        except BaseException:
            self.close()
            raise
        self.facts: dict[str, Any] = hello["facts"]
        self.measures = [Measure.from_json(measure) for measure in hello["measures"]]

    def slice(self, measure: str, seconds: float) -> Slice:
        return Slice.from_json(self._ask({"do": "slice", "measure": measure, "seconds": seconds}))

    def close(self) -> None:
        """End of input ends the worker; one that is still in the middle of a slice is ended."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._log.close()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(BrokenPipeError):  # if it is gone, it said why before: read on
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise WorkerError(f"{self.name} stopped: {self._last_words()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise WorkerError(str(answer["error"]))
        return answer

    def _last_words(self) -> str:
        self._process.wait()
        self._log.seek(0)
        lines = [line.strip() for line in self._log if line.strip()]
        return lines[-1] if lines else f"exit code {self._process.returncode}"
