import { trimPasted } from '../../market/text/readableText.ts';

/** An address without the characters that copying adds: spaces, invisible characters, `mailto:` and angle brackets. */
export function pastedAddress(text: string): string {
  const bare = trimPasted(text);
  const inside = /^<([^<>]*)>$/.exec(bare)?.[1] ?? bare;
  return trimPasted(trimPasted(inside).replace(/^mailto:/i, ''));
}
