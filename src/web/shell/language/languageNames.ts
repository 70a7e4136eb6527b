import type { Multilingual } from '#machines/market/language.ts';

/** Each language's own name, for visitors who read no other. */
export const languageNames: Multilingual = { de: 'Deutsch', fr: 'Français', it: 'Italiano', en: 'English' };
