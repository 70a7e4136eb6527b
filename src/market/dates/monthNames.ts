import type { Language } from '#machines/market/language.ts';

/** January to December. A separate table, because Intl's words differ between engines and would break hydration. */
export const monthNames: Readonly<Record<Language, readonly string[]>> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
