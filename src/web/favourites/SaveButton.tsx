import { Trans } from '@lingui/react/macro';
import { Heart } from 'lucide-react';

import { Icon } from '../ui/Icon.tsx';
import * as styles from './SaveButton.css.ts';
import { useHeart } from './useHeart.ts';

/** Saves the ad of a page, and shows that it is saved. */
export function SaveButton({ id }: { readonly id: string }) {
  const { isSaved, press } = useHeart(id);
  return (
    <button type="button" aria-pressed={isSaved} className={styles.button} onClick={press}>
      <Icon of={Heart} />
      <Trans>Save</Trans>
    </button>
  );
}
