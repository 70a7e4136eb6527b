/// <reference path="../languages/globals.d.ts" />

/** The two variants that the build setting selects (BRAND-1); the name is the product's word in keys and texts. */
export type Brand = 'allmend' | 'murmel';

/** The brand of this build. What a view of one brand alone shows asks `__BRAND__` itself, so that it is not in the other's bundle. */
export const brand: Brand = __BRAND__;
