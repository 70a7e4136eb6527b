/** How long a page has been looked at before it is kept for when there is no line, in milliseconds: who passes through is left alone. */
export const lookedAtLongEnough = 2_000;
