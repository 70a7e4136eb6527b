/**
 * The height of a page's head (`data-head`) in px. The head must stay usable at all times, so nothing above the page
 * covers it.
 */
export const headOfPage = 64;
