import { adItemOf } from '../listing/adExamples.ts';
import type { SavedAd } from './favouritesAnswer.ts';

/** A listing that was saved on 2 May 2026 for CHF 480.–, still on sale at that price, with a test's changes. */
export function savedAdOf({ item, ...changes }: Partial<SavedAd> & Pick<SavedAd, 'id'>): SavedAd {
  return {
    saved_time: 1_777_716_000,
    saved_price: 480,
    is_gone: false,
    ...changes,
    item: item === undefined ? adItemOf({ id: changes.id }) : item,
  };
}
