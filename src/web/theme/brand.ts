/// <reference path="../languages/globals.d.ts" />

/** The two variants that the build setting selects (BRAND-1); the name is the product's name in keys and texts. */
export type Brand = 'allmend' | 'murmel';

/**
 * The brand of this build. Views of a single brand test `__BRAND__` itself, so that the other bundle does not contain
 * them.
 */
export const brand: Brand = __BRAND__;
