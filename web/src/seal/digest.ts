// Where the two hashes come from: the browser's Web Crypto where there is one, our own where there is not.

import type { Bytes } from "./bytes.ts";
import * as own from "./sha256.ts";

export interface Digest {
  sha256(message: Bytes): Promise<Bytes>;
  hmac(key: Bytes, message: Bytes): Promise<Bytes>;
}

export const ownDigest: Digest = {
  sha256: async (message) => own.sha256(message),
  hmac: async (key, message) => own.hmac(key, message),
};

export function webDigest(subtle: SubtleCrypto): Digest {
  return {
    sha256: async (message) => new Uint8Array(await subtle.digest("SHA-256", message)),
    hmac: async (key, message) => {
      const kind = { name: "HMAC", hash: "SHA-256" };
      const imported = await subtle.importKey("raw", key, kind, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", imported, message));
    },
  };
}

/** `subtle` is missing on pages that came over plain http. */
export function digestOf(crypto: { readonly subtle?: SubtleCrypto } | undefined = globalThis.crypto): Digest {
  return crypto?.subtle ? webDigest(crypto.subtle) : ownDigest;
}
