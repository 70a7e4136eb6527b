/// <reference path="../globals.d.ts" />

/** The two variants that the build setting selects (BRAND-1); the name is the product's word in keys and texts. */
export type Brand = 'allmend' | 'murmel';

export const brand: Brand = __BRAND__;

/** The address of the people who help. */
export const supportAddress = `support@${brand}.example`;
