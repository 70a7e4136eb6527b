import { brand } from '../theme/brand.ts';

/** The format of an identifier: the base64url form of 128 bits. */
const form = /^[\w-]{22}$/;

const key = `${brand}_searcher`;

let drawn: string | undefined;

/**
 * The id of the user's own search history: 128 random bits of this browser, which cannot be guessed and contain no
 * personal data. Without storage, each document gets its own.
 */
export function userIdentifier(): string {
  drawn ??= stored() ?? draw();
  return drawn;
}

function stored(): string | undefined {
  try {
    const supplied = localStorage.getItem(key);
    return supplied !== null && form.test(supplied) ? supplied : undefined;
  } catch {
    return undefined;
  }
}

function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const identifier = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  try {
    localStorage.setItem(key, identifier);
  } catch {
    // Without storage, the search history lasts only as long as the document.
  }
  return identifier;
}
