import { useLingui } from '@lingui/react/macro';
import HeartSign from 'lucide-react/icons/heart';

import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Heart.css.ts';
import { useHeart } from './useHeart.ts';
import { useIsOwn } from './useIsOwn.ts';

export interface HeartProps {
  readonly id: string;
  readonly title: string;
  /** Whose ad it is, where that is known: who looks at an ad of their own is offered nothing. */
  readonly seller?: string;
  /** Where it has its place: over a card's picture, or at the end of a row. */
  readonly at: keyof typeof styles.heart;
}

/** Saves an ad of a list, and shows that it is saved. */
export function Heart({ id, title, seller, at }: HeartProps) {
  const { t } = useLingui();
  const { isSaved, press } = useHeart(id, title);
  // One that they have saved before they could not is let go here as well.
  if (useIsOwn(seller) && !isSaved) return null;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t`Save this ad: ${title}`}
      title={isSaved ? t`Saved` : t`Save this ad`}
      className={styles.heart[at]}
      onClick={press}
    >
      <span className={styles.disc}>
        <Icon of={HeartSign} />
      </span>
    </button>
  );
}
