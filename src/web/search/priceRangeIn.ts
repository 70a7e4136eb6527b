import type { FilterChanges } from '#machines/search/searchEvents.ts';

/** The bounds that stand in the price fields of a form: whole francs, or none. What is no number counts as none. */
export function priceRangeIn(form: HTMLFormElement): Pick<FilterChanges, 'priceFrom' | 'priceTo'> {
  const fields = new FormData(form);
  return { priceFrom: francs(fields.get('ps')), priceTo: francs(fields.get('pe')) };
}

/** Digits with whatever groups them: `1500`, `1’500`, `1 500.–`. Centimes are dropped. */
function francs(typed: FormDataEntryValue | null): number | undefined {
  const digits = /^\s*([\d’'\s]+)/.exec(typeof typed === 'string' ? typed : '')?.[1]?.replaceAll(/\D/g, '');
  return digits ? Number(digits.slice(0, 9)) : undefined;
}
