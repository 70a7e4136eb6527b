import { insertionSteps } from '#machines/insertion/insertionSteps.ts';
import { parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { pathTo, type Place } from '#routes';
import type { PageData } from '../http/pageData.ts';
import type { PageDescriptor } from '../http/pageDescriptor.ts';

export const page = {
  routes: ['insertion'],
  firstData: (_, place) => insertionData(place),
  // A listing can be written without a login; its outcome is shown with a login (ROUTES-20).
  isGuarded: ({ params }) => params['rest']!.startsWith('success/'),
} satisfies PageDescriptor;

/**
 * A step, or the outcome after the last step: nothing has to be paid yet, so there is one group of payments and one
 * product.
 */
function insertionData({ params: { rest = '' }, language }: Place): PageData {
  const [, top, sub] = /^success\/0\/free\/(\d{4})\/(\d{4})$/.exec(rest) ?? [];
  if (top !== undefined && String(parentIdOf(Number(sub))) === top) return { kind: 'page', data: null };
  if (rest.startsWith('success/')) return { kind: 'missing' };
  if (insertionSteps.some((step) => step === rest)) return { kind: 'page', data: null };
  return { kind: 'moved', to: pathTo('insertion', language, { rest: insertionSteps[0] }), isPassing: true };
}
