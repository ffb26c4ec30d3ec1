"""Games: what there is to play, where things lie, what the rules say, and the words for all of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Annotated, Literal

from litestar import Controller, MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from spellboard.core import files
from spellboard.core.art import Art
from spellboard.core.layout import Layout
from spellboard.core.rulebook import CORE, LANGUAGES
from spellboard.core.words import key_of

from ...errors import Problem
from ...tables import drawings
from ...wire.bodies import Figures, GameSight, Rules
from ..answers import Asked
from ..given import TheServer
from ..packed import packing

Short = Annotated[str, QueryParameter(max_length=64)]
SVG = "image/svg+xml"
LASTING = "public, max-age=31536000, immutable"
CARD = ("title =", "sentence =", "about =", "option-")
LISTED = re.compile(r"\[\d+\]")
OURS = {"core": "spellboard.core", "server": "spellboard.server"}


class Games(Controller):
    """Nothing here needs a guest, and nothing here changes while the server runs."""

    path = "/api"
    tags = ["games"]
    middleware = [packing]

    @get("/games", sync_to_thread=True)
    def games(self, server: TheServer) -> list[GameSight]:
        """All games, with their editions, options and bots."""
        return server.shelf.sights(server.crew, server.house.substitute)

    @get("/games/{game:str}/layout", sync_to_thread=True)
    def layout(self, server: TheServer, game: FromPath[str], edition: Short = "standard") -> Layout:
        """Where everything can lie in a game."""
        return server.shelf.game(game, edition, {}).layout

    @get("/games/{game:str}/drawing/{language:str}", responses={200: ResponseSpec(Art)}, sync_to_thread=True)
    def drawing(
        self, request: Asked, server: TheServer, game: FromPath[str], language: FromPath[str],
        edition: Short = "standard", v: Short = "",
    ) -> Response[bytes]:  # fmt: skip
        """How a game is drawn in a language: grounds of its sheets, and a drawing for every symbol.

        With `v`, the stamp that the list of games names, the answer may be kept for ever.
        """
        if language not in LANGUAGES:
            raise Problem("error-nothing", 404)
        found = drawings.drawn(server.shelf.game(game, edition, {}), language)
        keep = LASTING if v == found.stamp else "no-cache"
        headers = {"etag": f'"{found.stamp}-{language}"', "cache-control": keep}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(b"", status_code=304, headers=headers)
        return Response(found.body, media_type=MediaType.JSON, headers=headers)

    @get("/games/{game:str}/cover/{language:str}/{theme:str}", media_type=SVG, sync_to_thread=True)
    def cover(
        self, server: TheServer, game: FromPath[str], language: FromPath[str],
        theme: FromPath[Literal["light", "dark"]], v: Short = "",
    ) -> Response[bytes]:  # fmt: skip
        """A picture of a game for a shelf. With `v`, the stamp in the list of games, it may be kept for ever."""
        played = server.shelf.game(game, "standard", {})
        found = drawings.cover(played, language, theme) if language in LANGUAGES else b""
        if not found:
            raise Problem("error-nothing", 404)
        keep = LASTING if v == drawings.cover_stamp(played) else "no-cache"
        return Response(found, media_type=SVG, headers={"cache-control": keep})

    @get("/games/{game:str}/rules", sync_to_thread=True)
    def rules(self, server: TheServer, game: FromPath[str]) -> Rules:
        """The clauses of a game and of all games, in four languages."""
        played = server.shelf.game(game, "standard", {})
        book, (choices, events) = played.rulebook, played.cites
        return Rules(
            game,
            book.revision,
            book.books,
            [*book.clauses.values(), *CORE.clauses.values()],
            {kind: book[clause].id for kind, clause in choices.items()},
            {key_of(kind): book[clause].id for kind, clause in events.items()},
        )

    @get("/games/{game:str}/figures", sync_to_thread=True)
    def figures(self, server: TheServer, game: FromPath[str], edition: Short = "standard") -> list[Figures]:
        """Where the figures of an edition come from; those of cards and places that are listed alike are counted."""
        provenance = server.shelf.game(game, edition, {}).edition.provenance
        counted = Counter((LISTED.sub("", key), status) for key, status in provenance.items())
        return [Figures(key, status, count) for (key, status), count in counted.items()]

    @get("/words/{part:str}/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
    def words(self, server: TheServer, part: FromPath[str], language: FromPath[str], of: Short = "") -> Response[str]:
        """The words of a game, of all games (`core`) or of the server (`server`), as a Fluent file.

        With `of=card` only those that a shelf shows: title, sentences, options. With `of=play` all but the errors:
        nobody needs those before something goes wrong.
        """
        game = server.shelf.games.get(part)
        package = OURS.get(part) or (None if game is None else game.package)
        if package is None or language not in LANGUAGES:
            raise Problem("error-nothing", 404)
        text = files.packaged(package, "text", f"{language}.ftl")
        return Response(OF[of](text) if of in OF else text, media_type=MediaType.TEXT)


def card_words(text: str) -> str:
    """The messages of a game's card, with their attributes, from its Fluent file."""
    return _picked(text, lambda line: line.startswith(CARD))


def play_words(text: str) -> str:
    """All messages of a Fluent file but the errors."""
    return _picked(text, lambda line: not line.startswith("error-"))


def _picked(text: str, wanted: Callable[[str], bool]) -> str:
    kept, keep = [], False
    for line in text.splitlines():
        if line[:1].strip() and line[0] != "}":  # a message or a comment begins; what belongs to one is indented
            keep = wanted(line)
        if keep:
            kept.append(line)
    return "\n".join(kept) + "\n"


OF = {"card": card_words, "play": play_words}
