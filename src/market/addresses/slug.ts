/** The longest slug, in characters. */
export const longestSlug = 60;

/**
 * The readable part of a listing's address: `citybike-mit-7-gaengen`. Never empty, since an address needs the segment.
 */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, longestSlug);
    if (longer.length > longestSlug) break;
    slug = longer;
  }
  return slug || '-';
}
