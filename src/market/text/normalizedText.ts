import { compatibilityForm } from '#machines/market/text/compatibilityForm.ts';
import { fractionsAsDecimals, fractionsSpelled } from './fractions.ts';
import { primesInLetters } from './primes.ts';
import { jointUnit, unitsInLetters } from './units.ts';

/**
 * Normalises a text: compatibility form (NFKC), one character for each kind of apostrophe and hyphen, no invisible
 * characters, numbers and fractions as decimals.
 */
export function normalizedText(text: string): string {
  return fractionsAsDecimals(numbersAsOne(normalizedCharacters(text)));
}

/** As `normalizedText`, with one spelling for measures and names with signs, too. For comparison, not for display. */
export function normalizedMeasures(text: string): string {
  const spelled = /[\d¼-¾⅐-⅞]/u.test(text) ? unitsInLetters(primesInLetters(fractionsSpelled(text))) : text;
  const normalized = namesWithSigns(normalizedText(spelled));
  return /\d {0,2}(?:[cdm]?m|zoll|fuss|j)? {0,2}[x×*]/iu.test(normalized) ? dimensionsAsOne(normalized) : normalized;
}

function normalizedCharacters(text: string): string {
  const plain = fractionsSpelled(text)
    .replace(/[’‘ʼ`´′ʹ]/g, "'")
    .replace(/(?<=\d)[⁰¹²³⁴-⁹]+/g, ' ');
  return compatibilityForm(plain, 'NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‐‑–−]/g, '-');
}

/**
 * Removes the separators of thousands, and writes decimals with a dot: `1'250`, `1.250` and `1,250` become 1250, and
 * 3,5 becomes 3.5.
 */
function numbersAsOne(text: string): string {
  if (!/\d[.,']\d/.test(text)) return text;
  return text
    .replace(/(?<!\d[.,']?)(?!0)\d{1,3}([.,'])\d{3}(?:\1\d{3})*(?!\d|\1\d)/g, (grouped) => grouped.replace(/\D/g, ''))
    .replace(/(?<=\d),(?=\d)/g, '.');
}

/** Marks a name such as `L'Oréal`, which is also written without its apostrophe. Unicode classifies it as a letter. */
export const nameApostrophe = 'ʼ';

/**
 * `H & M` becomes H&M, `AC/DC` becomes AC-DC, `L'Oréal` gets a separate mark, and S21+5G becomes S21+ 5G. The name .NET
 * stays one word: without its dot it would match any net.
 */
function namesWithSigns(text: string): string {
  const joint = text.includes('&')
    ? text.replace(/(?<![\p{L}\p{N}])(\p{L}{1,2}) ?& ?(?=\p{L}{1,2}(?![\p{L}\p{N}]))/gu, '$1&')
    : text;
  const hyphenated = joint.includes('/')
    ? joint.replace(/(?<![\p{L}\p{N}/-])(\p{L}{2,3})\/(?=\p{L}{2,3}(?![\p{L}\p{N}/-]))/gu, '$1-')
    : joint;
  const marked = hyphenated.includes("'")
    ? hyphenated.replace(/(?<![\p{L}\p{N}'])([LD])'(?=\p{Lu}\p{Ll})/gu, `$1${nameApostrophe}`)
    : hyphenated;
  const apart = marked.includes('+')
    ? marked.replace(/(?<=\p{L}\d{1,3}\+)(?=(?:[45]g|lte|\d+ ?[gt]b)(?![\p{L}\p{N}]))/giu, ' ')
    : marked;
  return apart.includes('.')
    ? apart.replace(/(?<![\p{L}\p{N}])(asp|vb|ado)?\.net(?![\p{L}\p{N}])/giu, '$1 dotnet')
    : apart;
}

/**
 * Writes 120 x 80, 120×80, 120 * 80 and 120 cm x 80 cm as 120x80, separated from the unit after it. The wheel 8 J x 18
 * H2 becomes 8jx18. The x between other quantities is dropped, as are zeros at the end of decimals: 1.20 x 0.80 is
 * 1.2x0.8.
 */
function dimensionsAsOne(text: string): string {
  return text
    .replace(/(?<=\d) ?j ?[x×*] ?(\d\d)(?:h2?(?![\p{L}\p{N}]))?/giu, 'jx$1')
    .replace(/(?<![\d.])(\d[\d.]*) {0,2}([cdm]?m|zoll|fuss) {0,2}[x×*] ?(?=\d[\d.]* {0,2}\2(?![\p{L}\p{N}]))/giu, '$1x')
    .replace(/(?<=\d) ?[x×*] ?(?=\d)/giu, 'x')
    .replace(/(?<=\d {0,2}(?:[cdm]?m|zoll|fuss) {0,2})[x×*] ?(?=\d)/giu, ' ')
    .replace(/(?<![\d.])\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+(?![\d.])/gi, (sides) =>
      sides.replace(/(\.\d*?)0+(?=x|$)/gi, '$1').replace(/\.(?=x|$)/gi, ''),
    )
    .replace(/(?<=\dx\d+(?:\.\d+)?)[\p{L}]+[23]?(?![\p{L}\p{N}])/giu, (unit) =>
      jointUnit(unit) === undefined ? unit : ` ${unit}`,
    );
}
