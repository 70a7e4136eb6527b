import { Trans } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';

import type { SharedFavouritesAnswer } from '#machines/favourites/favouritesAnswer.ts';

import { listPath } from '../addresses/listPath.ts';
import { ListingEntries } from '../listing/card/ListingEntries.tsx';
import { useLanguage } from '../page/firstPage.tsx';
import { ListingRow } from '../search/results/ListingRow.tsx';
import { LinkButton } from '../ui/button/Button.tsx';
import { EmptyRoom } from '../ui/feedback/EmptyRoom.tsx';
import * as styles from './Favourites.css.ts';

/** The number of listings on the first screen of a desktop; their pictures load at once. */
const firstScreen = 4;

/** The listings of a shared link, or a message that there are none or that the link has ended. */
export function SharedListings({ items }: SharedFavouritesAnswer) {
  if (items === null) {
    return (
      <NoListings title={<Trans id="favourites.shared.ended">This list isn’t shared any more</Trans>}>
        <Trans id="favourites.shared.askNew">Ask the person who sent you the link for a new one.</Trans>
      </NoListings>
    );
  }
  if (items.length === 0) {
    return (
      <NoListings title={<Trans id="favourites.shared.none">These ads aren’t online any more</Trans>}>
        <Trans id="favourites.shared.none.text">A shared list doesn’t show sold, expired or deleted ads.</Trans>
      </NoListings>
    );
  }
  return (
    <ul className={styles.list}>
      <ListingEntries of={items}>
        {(item, index) => <ListingRow item={item} priority={index === 0 ? 'first' : index < firstScreen} />}
      </ListingEntries>
    </ul>
  );
}

function NoListings({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <EmptyRoom
      icon={Heart}
      title={title}
      action={
        <LinkButton kind="primary" to={listPath(useLanguage())}>
          <Trans id="favourites.allAds">See all ads</Trans>
        </LinkButton>
      }
    >
      {children}
    </EmptyRoom>
  );
}
