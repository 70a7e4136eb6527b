/** Fractions that Unicode has a character for, as numerator and denominator. */
const characters: Readonly<Record<string, string>> = {
  '½': '1⁄2',
  '⅓': '1⁄3',
  '⅔': '2⁄3',
  '¼': '1⁄4',
  '¾': '3⁄4',
  '⅕': '1⁄5',
  '⅖': '2⁄5',
  '⅗': '3⁄5',
  '⅘': '4⁄5',
  '⅙': '1⁄6',
  '⅚': '5⁄6',
  '⅐': '1⁄7',
  '⅛': '1⁄8',
  '⅜': '3⁄8',
  '⅝': '5⁄8',
  '⅞': '7⁄8',
  '⅑': '1⁄9',
  '⅒': '1⁄10',
};

/** Denominators that people write after a whole number: rooms, hours, inches. */
const denominators = new Set([2, 3, 4, 5, 6, 8, 10, 16, 32]);
/** Denominators of a lone fraction that means an amount: 1/18 is a scale, 1/5 a part of a series. */
const aloneDenominators = new Set([2, 3, 4]);

const mixed = /(?<![\p{L}\d.,/⁄'])(\d{1,4})(?: +|-)(\d{1,2})([/⁄])(\d{1,2})(?![\d/⁄]|[.,]\d)/gu;
const alone = /(?<![\p{L}\d.,/⁄])(\d{1,2})([/⁄])(\d{1,2})(?![\d/⁄]|[.,]\d)(?=[ -]*(zoll|inch|pouce|pollic)?)/giu;

/**
 * Spells out the characters for fractions, apart from the letters or digits before them. Unicode's own form would join
 * both (31⁄2).
 */
export function fractionsSpelled(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])\s?([¼-¾⅐-⅞])|([¼-¾⅐-⅞])/gu, (_, behind?: string, alone?: string) =>
    behind === undefined ? characters[alone!]! : ` ${characters[behind]!}`,
  );
}

/**
 * Writes amounts with a fraction as decimals: 3 1/2 becomes 3.5, and ½ becomes 0.5. Takes text of `fractionsSpelled`.
 */
export function fractionsAsDecimals(text: string): string {
  if (!/\d[/⁄]\d/.test(text)) return text;
  return text
    .replace(mixed, (written, whole: string, part: string, _slash: string, of: string) =>
      isProper(part, of) && denominators.has(Number(of)) ? decimal(Number(whole) + Number(part) / Number(of)) : written,
    )
    .replace(alone, (written, part: string, slash: string, of: string, inches?: string) =>
      isProper(part, of) && (slash === '⁄' || inches !== undefined || aloneDenominators.has(Number(of)))
        ? decimal(Number(part) / Number(of))
        : written,
    );
}

function isProper(part: string, of: string): boolean {
  return Number(part) > 0 && Number(part) < Number(of);
}

/** A fraction as a decimal number: eighths have three decimals, thirds two. */
function decimal(amount: number): string {
  return String(Number.isInteger(amount * 8) ? amount : Number(amount.toFixed(2)));
}
