import { Trans } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';

import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { LinkButton } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './SaveButton.css.ts';
import { useHeart } from './useHeart.ts';
import { useIsOwn } from './useIsOwn.ts';

interface SaveButtonProps {
  readonly id: string;
  readonly title: string;
  /** The seller's account. */
  readonly seller: string;
}

/** Saves the listing of a page, and shows whether it is saved. Its seller gets a link to their own listings instead. */
export function SaveButton({ id, title, seller }: SaveButtonProps) {
  const language = useLanguage();
  const { isSaved, press } = useHeart(id, title);
  if (useIsOwn(seller) && !isSaved) {
    return (
      <LinkButton to={pathTo('ownAds', language, { type: 'active' })}>
        <Trans id="favourites.ownAds">My ads</Trans>
      </LinkButton>
    );
  }
  return (
    <button type="button" aria-pressed={isSaved} className={styles.button} onClick={press}>
      <Icon of={Heart} />
      <Trans id="favourites.save">Save</Trans>
    </button>
  );
}
