import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { filterFrom, searchKeysOf } from './listAddress.ts';

/**
 * A search as a token, for addresses and suggestions: base64url of a version byte, the canonical filter and a 4-byte
 * checksum (decisions, Addresses). Browser and server compute the same token. It is not signed, because it contains no
 * secret.
 */
const version = 1;
/** The longest token that is read, in characters. */
export const longestToken = 1000;
/** The corresponding number of bytes: base64 encodes three bytes in four characters. */
const mostBytes = (longestToken / 4) * 3;

/** The token of a search, or null if it would exceed the maximum length. Callers then use query keys. */
export function tokenOf(filter: SearchFilter): string | null {
  const keys = new TextEncoder().encode(written(searchKeysOf(filter)));
  const bytes = new Uint8Array(1 + keys.length + 4);
  bytes[0] = version;
  bytes.set(keys, 1);
  new DataView(bytes.buffer).setUint32(1 + keys.length, checksum(bytes.subarray(0, 1 + keys.length)));
  if (bytes.length > mostBytes) return null;
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The search of a token. Undefined if the token is too long, damaged or of another version. */
export function filterFromToken(token: string): SearchFilter | undefined {
  if (token.length > longestToken) return undefined;
  const bytes = bytesOf(token);
  if (!bytes || bytes.length < 5 || bytes[0] !== version) return undefined;
  const payload = bytes.subarray(0, -4);
  const sum = new DataView(bytes.buffer, bytes.byteOffset + payload.length, 4).getUint32(0);
  if (sum !== checksum(payload)) return undefined;
  return filterFrom(new URLSearchParams(new TextDecoder().decode(payload.subarray(1))));
}

/** Query keys in their shortest readable form: only the separators of keys are encoded. */
function written(keys: URLSearchParams): string {
  return Array.from(keys, ([key, value]) => `${key}=${value.replaceAll(/[%&+]/g, encodeURIComponent)}`).join('&');
}

function bytesOf(token: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(token)) return undefined;
  try {
    const binary = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** CRC-32 (ISO-HDLC, as in PNG and zip). */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
