"""Whether a page is fit to be seen: each question answers with what is wrong, in words that lead to it."""

from __future__ import annotations

from typing import Any

from spellboard.core import svg

LEAST_HTML, LEAST_BOARD = 13, 11
"""Pixels, of texts in the page and of those in the frames of boards and cards."""

_COMMON = """
const apart = ".sr, .skip, defs, symbol, .notices, dialog:not([open])";
const visible = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true});
const shown = (one) => visible(one) && !one.closest(apart);
const kind = (one) => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className}`;
const named = (one) => `${kind(one)} ${(one.textContent ?? "").trim().slice(0, 30)}`;
const hidden = (one) => {
    const style = getComputedStyle(one);
    return style.clipPath !== "none" && style.position === "absolute";
};
const unseen = (one) => { for (let at = one; at; at = at.parentElement) if (hidden(at)) return true; return false; };
const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => shown(one) && !unseen(one));
"""

OUTSIDE = (
    "() => {"
    + _COMMON
    + """
    const scrolls = (one) => {
        for (let at = one.parentElement; at !== null && at !== document.documentElement; at = at.parentElement) {
            if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(at).overflowX)) return true;
        }
        return false;
    };
    const out = all("body *").filter((one) => {
        const box = one.getBoundingClientRect();
        const beyond = box.left < -1 || box.right > innerWidth + 1;
        return box.width > 0 && box.height > 0 && beyond && !one.closest("svg svg, .chart") && !scrolls(one);
    }).map(named);
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) out.push(`the page is ${wide} wide`);
    return out;
}"""
)

SMALL = (
    "([html, board]) => {"
    + _COMMON
    + """
    const found = [];
    const words = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
    for (const one of all("body *")) {
        if (!words(one) || one.closest("svg") !== null) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (size < html - 0.01) found.push(`${size}px: ${named(one)}`);
    }
    for (const one of all("svg text")) {
        const size = parseFloat(getComputedStyle(one).fontSize) * Math.abs(one.getScreenCTM().a);
        if (size < board - 0.05) found.push(`${size.toFixed(1)}px on a sheet: ${named(one)}`);
    }
    for (const one of all("svg use")) {
        const symbol = document.getElementById((one.getAttribute("href") ?? "").slice(1));
        const box = symbol?.viewBox?.baseVal;
        // A map is small on a phone at first; two fingers bring it closer.
        if (!box || one.closest(".map.zoom-frame") || box.width === 0 || one.width.baseVal.value === 0) continue;
        const scale = Math.abs(one.getScreenCTM().a) * one.width.baseVal.value / box.width;
        for (const text of symbol.querySelectorAll("text")) {
            const size = parseFloat(getComputedStyle(text).fontSize) * scale;
            if (size < board - 0.05) found.push(`${size.toFixed(1)}px on ${symbol.id}: ${text.textContent}`);
        }
    }
    return [...new Set(found)];
}"""
)

OVERLAPPING = (
    "() => {"
    + _COMMON
    + """
    const found = [];
    const compare = (texts, where) => {
        const boxes = texts.map((one) => [one.getBoundingClientRect(), one.textContent]);
        boxes.forEach(([a, said], n) => boxes.slice(n + 1).forEach(([b, also]) => {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            // Boxes of lines hold room above and below the letters: only what lies truly over another counts.
            if (wide > 1 && high > 0.35 * Math.min(a.height, b.height)) found.push(`${where}: ${said} / ${also}`);
        }));
        return boxes;
    };
    for (const sheet of all("svg").filter((one) => one.parentElement.closest("svg") === null)) {
        compare(all("svg text").filter((one) => sheet.contains(one)), "on a sheet");
    }
    const bench = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const lies = {
        position: "fixed", left: "0", top: "0", width: "1px", height: "1px", overflow: "visible", opacity: "0",
    };
    for (const [what, how] of Object.entries(lies)) bench.style.setProperty(what, how);
    document.body.append(bench);
    const used = new Set(all("svg use").map((one) => (one.getAttribute("href") ?? "").slice(1)));
    for (const id of used) {
        const symbol = document.getElementById(id);
        if (symbol === null || symbol.querySelector("text") === null) continue;
        bench.innerHTML = symbol.innerHTML;
        const box = symbol.viewBox.baseVal;
        for (const [at, said] of compare([...bench.querySelectorAll("text")], id)) {
            if (at.right > box.x + box.width + 1 || at.left < box.x - 1) found.push(`${id}: ${said} does not fit`);
        }
    }
    bench.remove();
    return found;
}"""
)

COLOURS = (
    "(tokens) => {"
    + _COMMON
    + """
    const probe = document.createElement("i");
    document.body.append(probe);
    const value = (colour) => {
        probe.style.color = "";
        probe.style.color = colour;
        return getComputedStyle(probe).color;
    };
    const solid = (colour) => colour.replace(/^rgba\\((\\d+), (\\d+), (\\d+), [^)]+\\)$/, "rgb($1, $2, $3)");
    const known = new Set(tokens.map((name) => solid(value(`var(--${name})`))));
    probe.remove();
    // Single lines enclose nothing: what they would be filled with is never seen.
    const single = /^(\\s*M[\\d\\s.,-]+[lLhHvV][\\d\\s.,-]+)+$/;
    const lines = (one) => single.test(one.getAttribute("d") ?? "") || one instanceof SVGLineElement;
    const mixed = (colour) => /^(color|oklab)\\(/.test(colour);
    const none = (colour) => colour === "none" || colour === "rgba(0, 0, 0, 0)";
    const fine = (colour) => none(colour) || mixed(colour) || known.has(solid(colour));
    const edges = (style) => ["Top", "Right", "Bottom", "Left"]
        .filter((side) => parseFloat(style[`border${side}Width`]) > 0)
        .map((side) => ["border", style[`border${side}Color`]]);
    const strokes = (style) => (style.stroke === "none" ? [] : [["stroke", style.stroke]]);
    const found = [];
    for (const one of all("body, body *")) {
        const style = getComputedStyle(one);
        const drawn = one instanceof SVGElement && !(one instanceof SVGSVGElement);
        if (one.closest("svg") !== null && !drawn) continue;
        const seen = drawn
            ? [...(lines(one) ? [] : [["fill", style.fill]]), ...strokes(style)]
            : [["color", style.color], ["background", style.backgroundColor], ...edges(style)];
        if (drawn && !(one instanceof SVGGeometryElement || one instanceof SVGTextElement)) continue;
        for (const [what, colour] of seen) if (!fine(colour)) found.push(`${what} ${colour}: ${named(one)}`);
    }
    return [...new Set(found)];
}"""
)

UNSTYLED = (
    "() => {"
    + _COMMON
    + """
    const found = [];
    for (const one of all("button, input, select, textarea, summary, a")) {
        const style = getComputedStyle(one);
        const raw = [];
        if (!/Alegreya|Grenze/.test(style.fontFamily)) raw.push(`font ${style.fontFamily}`);
        if (["outset", "inset"].includes(style.borderTopStyle)) raw.push(`border ${style.borderTopStyle}`);
        const plain = style.appearance !== "none";
        const pressed = /^(BUTTON|SELECT)$/.test(one.tagName);
        const ticked = one.tagName === "INPUT" && /checkbox|radio/.test(one.type);
        if (pressed && style.backgroundColor === "rgb(239, 239, 239)") raw.push("grey face");
        if (one.tagName === "SELECT" && plain) raw.push("arrow of the system");
        if (ticked && plain && style.opacity !== "0") raw.push("box of the system");
        if (one.tagName === "A" && /rgb\\(0, 0, 238\\)/.test(style.color)) raw.push("blue link");
        if (raw.length > 0) found.push(`${raw.join(", ")}: ${named(one)}`);
    }
    return found;
}"""
)


def outside(page: Any) -> list[str]:
    """What sticks out of the window and cannot be scrolled to within a frame of its own."""
    return _asked(page, OUTSIDE)


def small(page: Any) -> list[str]:
    """Texts that are too small to be read, those within drawings of cards included."""
    return _asked(page, SMALL, [LEAST_HTML, LEAST_BOARD])


def overlapping(page: Any) -> list[str]:
    """Texts of one drawing that lie over each other, or run out of their card."""
    return _asked(page, OVERLAPPING)


def foreign_colours(page: Any) -> list[str]:
    """Colours that are not in the list of tokens (a mixture of tokens is one of them)."""
    return _asked(page, COLOURS, list(svg.tokens()))


def unstyled(page: Any) -> list[str]:
    """Buttons, fields and links that look as the browser made them."""
    return _asked(page, UNSTYLED)


CHECKS = {
    "outside": outside,
    "small": small,
    "overlapping": overlapping,
    "foreign colours": foreign_colours,
    "unstyled": unstyled,
}


def _asked(page: Any, question: str, *given: Any) -> list[str]:
    found: list[str] = page.evaluate(question, *given)
    return found
