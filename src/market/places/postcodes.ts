/** The lowest postcode of Switzerland and Liechtenstein. */
export const lowestPostcode = 1000;

/** An exclusive upper bound for postcodes. */
export const postcodeCodes = 10_000;

/** A postcode as a number, for array indexes; 0 for any text that is not a Swiss or Liechtenstein postcode. */
export function postcodeOf(postcode: string | null): number {
  return postcode !== null && /^\d{4}$/.test(postcode) ? Number(postcode) : 0;
}
