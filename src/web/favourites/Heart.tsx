import { useLingui } from '@lingui/react/macro';
import { Heart as HeartSign } from 'lucide-react';

import { Icon } from '../ui/Icon.tsx';
import * as styles from './Heart.css.ts';
import { useHeart } from './useHeart.ts';

export interface HeartProps {
  readonly id: string;
  readonly title: string;
  /** Where it has its place: over a card's picture, or at the end of a row. */
  readonly at: keyof typeof styles.heart;
}

/** Saves an ad of a list, and shows that it is saved. */
export function Heart({ id, title, at }: HeartProps) {
  const { t } = useLingui();
  const { isSaved, press } = useHeart(id);
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
