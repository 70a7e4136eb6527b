/** Ads shown above the others, at most. */
export const galleryLength = 12;
