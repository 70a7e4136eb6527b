/** The fields of an ad that a term can be in, a bit each. */
export const inBody = 1;
export const inKeywords = 2;
export const inTitle = 4;

/** All fields at once. */
export const fieldMask = inBody | inKeywords | inTitle;
