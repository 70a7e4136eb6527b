import type { Multilingual } from '#machines/market/language.ts';

/** Each language in itself, for those who read no other. */
export const languageNames: Multilingual = { de: 'Deutsch', fr: 'Français', it: 'Italiano', en: 'English' };
