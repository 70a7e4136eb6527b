/** The cantons as the market codes them, Liechtenstein included, half-cantons together (CATEGORY-10). */
export const cantonCodes = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
] as const;

export type CantonCode = (typeof cantonCodes)[number];

/** The codes are whole numbers from 1 to it. */
export const highestCantonCode = cantonCodes.length;

/** Whether a number is the code of a canton. */
export function isCantonCode(code: number): code is CantonCode {
  return cantonCodes.some((known) => known === code);
}

/** What each canton is called in one language. */
export type CantonNames = Readonly<Record<CantonCode, string>>;
