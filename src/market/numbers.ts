import type { Unit } from '#machines/market/parameters/parameterKinds.ts';

/** U+2019, the Swiss thousands separator. Intl's apostrophe differs between engines, which would break hydration. */
const apostrophe = '\u2019';

/** A number in Swiss format: `1’206`, `4.5`. The result is the same in Node and in every browser. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, apostrophe);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** The number of a quantity without its unit (`src/words/parameters.ts` adds it). A year is never grouped. */
export function formatQuantity(value: number, unit?: Unit): string {
  return unit === 'year' ? String(value) : formatNumber(value);
}
