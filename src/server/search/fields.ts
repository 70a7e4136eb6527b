/** The fields of a listing that a term can be in, a bit each. */
export const inBody = 1;
export const inKeywords = 2;
export const inTitle = 4;
/** A part of a compound (`#market/text/compounds/`) in the title, or in the text. */
export const inCompoundOfTitle = 8;
export const inCompoundOfBody = 16;

/** A mask of the bits of all fields. */
export const fieldMask = inBody | inKeywords | inTitle | inCompoundOfTitle | inCompoundOfBody;
