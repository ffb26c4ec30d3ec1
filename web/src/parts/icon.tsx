// A drawing of the sprite. It is silent: whatever it means is said beside it.

export function Icon({ name, class: more = "i" }: { readonly name: string; readonly class?: string }) {
  return (
    <svg class={more} viewBox={name === "logo" ? "0 0 48 48" : "0 0 24 24"} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
