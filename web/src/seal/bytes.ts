// Bytes as the seal writes them: UTF-8, hexadecimal digits, and parts with their length before them.

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A text as UTF-8. */
export function utf8(text: string): Bytes {
  return encoder.encode(text) as Bytes;
}

/** Hexadecimal digits, in small letters. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hexadecimal digits. */
export function unhex(digits: string): Bytes {
  if (digits.length % 2 !== 0 || /[^0-9a-f]/.test(digits)) throw new RangeError("hexadecimal digits were expected");
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}

/** Parts in a row, each with its length in four bytes before it. */
export function packed(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + 4 + part.length, 0));
  const view = new DataView(whole.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return whole;
}
