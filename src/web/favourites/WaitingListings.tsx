import { Trans } from '@lingui/react/macro';
import { useCallback, useSyncExternalStore } from 'react';

import { pathTo } from '#routes';

import { useLanguage } from '../page/firstPage.tsx';
import { outboxFlow, waitingIn } from '../outbox/outbox.ts';
import * as styles from './Favourites.css.ts';
import { isFavourite, favouriteChangeOf } from './hearts/queuedChanges.ts';
import { Link } from '../ui/navigation/Link.tsx';

/** A listing whose favourite waits in the outbox, with its title if that was stored with the command. */
export interface WaitingListing {
  readonly id: string;
  readonly title: string | null;
}

/**
 * The listings that will be saved once there is a connection, and that a list does not contain. For views that the
 * server does not render.
 */
export function useWaitingListings(listed: readonly { readonly id: string }[]): readonly WaitingListing[] {
  const follow = useCallback((onChange: () => void) => {
    const { unsubscribe } = outboxFlow.subscribe(onChange);
    return unsubscribe;
  }, []);
  const waiting = useSyncExternalStore(follow, () => waitingIn(outboxFlow.getSnapshot()));
  // Of several waiting commands about a listing, only the last one counts.
  const last = new Map(
    waiting
      .filter(({ subject, refused }) => isFavourite(subject) && refused === null)
      .map((command) => [command.subject, command]),
  );
  return [...last.values()].flatMap((command) => {
    const { listing: id, shouldSave } = favouriteChangeOf(command);
    return shouldSave && !listed.some((listing) => listing.id === id) ? [{ id, title: command.about?.ad ?? null }] : [];
  });
}

/** Waiting favourites next to the saved ones. Their current price is not known without a connection. */
export function WaitingListings({ listings }: { readonly listings: readonly WaitingListing[] }) {
  const language = useLanguage();
  return (
    <div className={styles.waiting}>
      <p>
        <Trans id="favourites.waiting">These will be saved once you’re back online:</Trans>
      </p>
      <ul>
        {listings.map(({ id, title }) => (
          <li key={id}>
            <Link to={pathTo('listing', language, { id })} className={styles.waitingListing}>
              {title === null ? <Trans id="favourites.untitled">An ad</Trans> : <bdi>{title}</bdi>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
