import { brand } from '../theme/brand.ts';

/** Letters, digits, `-` and `_` that 128 bits take. */
const form = /^[\w-]{22}$/;

const key = `${brand}_searcher`;

let drawn: string | undefined;

/**
 * Whose own history suggestions are made from: 128 bits that this browser has drawn, so that nobody guesses them, and
 * that say nothing of who uses it. Where nothing can be kept they are another one's with each document.
 */
export function userIdentifier(): string {
  drawn ??= kept() ?? draw();
  return drawn;
}

function kept(): string | undefined {
  try {
    const given = localStorage.getItem(key);
    return given !== null && form.test(given) ? given : undefined;
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
    // The history lasts as long as the document then.
  }
  return identifier;
}
