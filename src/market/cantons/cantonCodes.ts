/** The market's codes of the cantons, including Liechtenstein, with half-cantons together (CATEGORY-10). */
export const cantonCodes = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
] as const;

/** The code of Liechtenstein, which the market treats as a canton. */
export const liechtenstein = 24;

export type CantonCode = (typeof cantonCodes)[number];

/** The highest canton code: the codes are whole numbers from 1 to this one. */
export const highestCantonCode = cantonCodes.length;

/** Whether a number is the code of a canton. */
export function isCantonCode(code: number): code is CantonCode {
  return cantonCodes.some((known) => known === code);
}

/** The names of the cantons in a language. */
export type CantonNames = Readonly<Record<CantonCode, string>>;
