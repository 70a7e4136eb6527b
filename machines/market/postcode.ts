const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Separators between the parts of a place's text, and around them. */
const edges = /^[\s,;/–—(-]+|[\s,;/–—(-]+$/g;
const country = String.raw`(?:(?:ch|fl|li)[\s–-]*)?`;
const first = new RegExp(String.raw`^${country}(\d{4})(?=$|[\s,;/()–-]|\p{L})\)?`, 'iu');
const last = new RegExp(String.raw`(?<=\D)[\s,;/(]*${country}(\d{4})\)?$`, 'i');

/** The longest text that names a place, in characters. */
export const longestPlaceText = 80;

/** The text of a place without invisible characters, and without separators around it. */
export function barePlaceText(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(/[\s_]+/g, ' ')
    .replaceAll(edges, '');
}

/** A bare text in two parts: the postcode that it begins or ends with, and what else is in it. */
export function splitPostcode(bare: string): { readonly postcode?: string; readonly rest: string } {
  for (const pattern of [first, last]) {
    const postcode = pattern.exec(bare)?.[1];
    if (postcode !== undefined) return { postcode, rest: bare.replace(pattern, '').replaceAll(edges, '') };
  }
  return { rest: bare };
}

/**
 * The postcode that people write into a field for one, in four digits: `8001`, `CH-8001`, `8001 Zürich`. Undefined if
 * the text has none, or more than `longestPlaceText` characters.
 */
export function postcodeIn(text: string): string | undefined {
  if (text.length > longestPlaceText) return undefined;
  const { postcode } = splitPostcode(barePlaceText(text));
  return postcode?.startsWith('0') ? undefined : postcode;
}

/** What is next to the postcode in such a text: the name of its place. Empty where there is nothing. */
export function besidePostcode(text: string): string {
  return splitPostcode(barePlaceText(text)).rest;
}
