import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { ContactBox, ContactState } from '#machines/messaging/contact/contactBox.ts';
import { calendarDayOf, formatDay } from '#market/dates/dates.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import * as styles from './ContactBox.css.ts';

/** A notice about the seller or the listing before the user writes, or the reason why they cannot. */
export function Standing({ state, awayUntil }: Pick<ContactBox, 'state' | 'awayUntil'>) {
  const words = wordsOf[state];
  const away = awayUntil !== null && waiting.has(state) ? <Away until={awayUntil} /> : null;
  if (words === null && away === null) return null;
  return (
    <p className={styles.note}>
      {words}
      {words !== null && away !== null && ' '}
      {away}
    </p>
  );
}

/** The states in which a message waits for a seller who is away. The other states show only their own notice. */
const waiting: ReadonlySet<ContactState> = new Set(['away', 'reserved', 'reservedForYou']);

const wordsOf: Readonly<Record<ContactState, ReactNode>> = {
  own: null,
  open: null,
  away: null,
  reserved: <Trans>It is promised to somebody. You can write in case that falls through.</Trans>,
  reservedForYou: <Trans>The seller keeps it for you.</Trans>,
  sold: <Trans>It is sold, so nobody can write about it any more.</Trans>,
  over: <Trans>The ad has ended, so nobody can write about it any more.</Trans>,
  blocked: <Trans>You have blocked this seller. Neither of you can write to the other.</Trans>,
  unavailable: <Trans>This seller cannot be written to at the moment.</Trans>,
};

function Away({ until }: { readonly until: number }) {
  const day = formatDay(calendarDayOf(until), useLanguage());
  return <Trans>The seller is away and back on {day}. Your message waits for them.</Trans>;
}
