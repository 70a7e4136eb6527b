/** Invisible characters, such as direction marks from the clipboard. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Apostrophes and accents that group thousands. */
const apostrophes = /[’‘ʼ`´′＇]/g;
const dashes = /[‐‑‒–—―−]/g;

/** Halves and quarters with their own character. */
const vulgarFractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** A text in one spelling: lower case, plain spaces, apostrophes and hyphens, without invisible characters. */
export function plainSpelling(text: string): string {
  return text
    .replaceAll(invisible, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(apostrophes, "'")
    .replaceAll(dashes, '-');
}

/**
 * The numbers that a text in plain spelling (`plainSpelling`) can mean: none if it is not a number. Three digits after
 * a single dot or comma give two, since `1.250` is 1250 to some readers and 1.25 to others. Reads `1250`, `1'250.5`,
 * `1 250,5`, `1.250,50`, `1,250.50`, `3½` and `3 1/2`; no sign and no exponent.
 */
export function numbersIn(text: string): readonly number[] {
  const [, whole = '', character] = /^(\d*) ?([½¼¾])$/.exec(text) ?? [];
  if (character !== undefined) return [Number(whole) + vulgarFractions[character]!];
  const [, before, numerator, denominator] = /^(?:(\d+) )?([13])\/([24])$/.exec(text) ?? [];
  if (numerator !== undefined) return [Number(before ?? 0) + Number(numerator) / Number(denominator)];

  const [, digits, group, fraction = '0'] = /^(\d+|\d{1,3}(?:([' ])\d{3})(?:\2\d{3})*)(?:[.,](\d+))?$/.exec(text) ?? [];
  if (digits !== undefined) {
    const ungrouped = digits.replaceAll(/\D/g, '');
    const value = Number(`${ungrouped}.${fraction}`);
    const mayBeGroup = group === undefined && /^\d{3}$/.test(fraction) && /^[1-9]\d{0,2}$/.test(digits);
    return mayBeGroup ? [value, Number(ungrouped + fraction)] : [value];
  }
  const [, grouped, rest = '0'] =
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(text) ?? /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text) ?? [];
  return grouped === undefined ? [] : [Number(`${grouped.replaceAll(/\D/g, '')}.${rest}`)];
}
