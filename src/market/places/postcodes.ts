/** The lowest postcode of Switzerland and Liechtenstein. */
export const lowestPostcode = 1000;

/** All postcodes are below it. */
export const postcodeCodes = 10_000;

/** A postcode as a number, by which arrays have it; 0 for what no directory of Switzerland and Liechtenstein has. */
export function postcodeOf(postcode: string | null): number {
  return postcode !== null && /^\d{4}$/.test(postcode) ? Number(postcode) : 0;
}
