// A thing in the air: a picture of it above the page follows the pointer, so that the board under it is not drawn anew.

const NS = "http://www.w3.org/2000/svg";

export interface Lifted {
  /** So far from where it was taken up, in pixels of the screen. */
  readonly move: (x: number, y: number) => void;
  readonly drop: () => void;
}

/** Take up a thing that is drawn in a map. */
export function lift(body: SVGGraphicsElement): Lifted {
  const map = body.ownerSVGElement;
  const box = body.getBoundingClientRect();
  const screen = map?.getScreenCTM()?.inverse();
  const picture = document.createElementNS(NS, "svg");
  const corner = new DOMPoint(box.x, box.y).matrixTransform(screen);
  const scale = screen?.a ?? 1;
  picture.setAttribute("class", "lifted");
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("viewBox", `${corner.x} ${corner.y} ${box.width * scale} ${box.height * scale}`);
  Object.assign(picture.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  const copy = (body.closest(".thing") ?? body).cloneNode(true) as Element;
  for (const one of copy.querySelectorAll("[data-piece]")) one.removeAttribute("data-piece");
  picture.append(copy);
  document.body.append(picture);
  body.style.visibility = "hidden";
  return {
    move: (x, y) => {
      picture.style.transform = `translate(${x}px, ${y}px)`;
    },
    drop: () => {
      picture.remove();
      body.style.removeProperty("visibility");
    },
  };
}
