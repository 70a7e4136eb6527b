/** Longest value of a field of a draft, in UTF-16 units: the longest text of an ad, all of signs that take two. */
export const longestField = 8_000;

/** Steps that can be taken back. */
export const mostSteps = 100;
