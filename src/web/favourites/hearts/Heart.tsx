import { useLingui } from '@lingui/react/macro';
import HeartSign from 'lucide-react/icons/heart';

import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Heart.css.ts';
import { useHeart } from './useHeart.ts';
import { useIsOwn } from './useIsOwn.ts';

export interface HeartProps {
  readonly id: string;
  readonly title: string;
  /** The id of the seller's account, if it is known: users cannot save their own listings. */
  readonly seller?: string;
  /** The position of the heart: over a card's picture, or at the end of a row. */
  readonly at: keyof typeof styles.heart;
}

/** Saves a listing of a list, and shows whether it is saved. */
export function Heart({ id, title, seller, at }: HeartProps) {
  const { t } = useLingui();
  const { isSaved, press } = useHeart(id, title);
  // Users have no heart on their own listings. One that was saved before this rule can still be removed here.
  if (useIsOwn(seller) && !isSaved) return null;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t({ id: 'favourites.save.ad', message: `Save this ad: ${title}` })}
      title={
        isSaved
          ? t({ id: 'favourites.saved', message: 'Saved' })
          : t({ id: 'favourites.save.title', message: 'Save this ad' })
      }
      className={styles.heart[at]}
      onClick={press}
    >
      <span className={styles.disc}>
        <Icon of={HeartSign} />
      </span>
    </button>
  );
}
