const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Separators at the start and the end of a text that names a place. */
export const placeSeparators = /^[\s,;/–—(-]+|[\s,;/–—(-]+$/g;
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
    .replaceAll(placeSeparators, '');
}

/** Splits a text from `barePlaceText` into the postcode at its start or end, and the rest. */
export function splitPostcode(bare: string): { readonly postcode?: string; readonly rest: string } {
  for (const pattern of [first, last]) {
    const postcode = pattern.exec(bare)?.[1];
    if (postcode !== undefined) return { postcode, rest: bare.replace(pattern, '').replaceAll(placeSeparators, '') };
  }
  return { rest: bare };
}

/**
 * The four digits of a postcode field: `8001`, `CH-8001` and `8001 Zürich` are all 8001. Undefined if there are none, or
 * if the text is longer than `longestPlaceText`.
 */
export function postcodeIn(text: string): string | undefined {
  if (text.length > longestPlaceText) return undefined;
  const { postcode } = splitPostcode(barePlaceText(text));
  return postcode?.startsWith('0') ? undefined : postcode;
}

/** The text next to the postcode, usually the name of its place. Empty if there is none. */
export function textNextToPostcode(text: string): string {
  return splitPostcode(barePlaceText(text)).rest;
}
