import { useLingui } from '@lingui/react/macro';

import type { ListingItem } from '#machines/listing/listingItem.ts';
import { statusSentences, statusWords } from '#words/listing.ts';

import * as styles from './StatusNote.css.ts';

/** Shows that a listing is not available, or only with a reservation, before the visitor writes in vain. */
export function StatusNote({ status }: { readonly status: Exclude<ListingItem['status'], 'active'> }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.note}>
      <p className={styles.word}>{i18n._(statusWords[status])}</p>
      <p>{i18n._(statusSentences[status])}</p>
    </div>
  );
}
