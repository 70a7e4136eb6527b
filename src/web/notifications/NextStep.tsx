import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { pathTo } from '#routes';

import { useLanguage } from '../page/firstPage.tsx';
import * as styles from './NotificationCard.css.ts';
import { Link } from '../ui/navigation/Link.tsx';

/** By the key of a notification: the page where the visitor can act on it. */
const ways: Readonly<Record<string, { readonly route: 'favourites'; readonly words: ReactNode }>> = {
  favoritesLimitReached: { route: 'favourites', words: <Trans id="notice.favourites">Go to your favourites</Trans> },
};

interface NextStepProps {
  /** The key of the notification's message; null if it has none. */
  readonly message: string | null;
  readonly onGo: () => void;
}

/** A link to the page where the visitor can act on the notification, if there is one. */
export function NextStep({ message, onGo }: NextStepProps) {
  const language = useLanguage();
  const way = message === null ? undefined : ways[message];
  if (!way) return null;
  return (
    <Link to={pathTo(way.route, language)} className={styles.way} onClick={onGo}>
      {way.words}
    </Link>
  );
}
