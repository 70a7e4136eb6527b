/**
 * How high what a page begins with is, in px, where one needs it at all times: it is marked by `data-head`, and nothing that lies
 * above the page covers it.
 */
export const headOfPage = 64;
