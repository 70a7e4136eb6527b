import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { ContactBox, ContactState } from '#machines/messaging/contact/contactBox.ts';
import { calendarDayOf, formatDay } from '#market/dates/dates.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import * as styles from './ContactBox.css.ts';

/** A notice about the seller or the listing before the user writes, or the reason why they cannot. */
export function ContactNotice({ state, awayUntil }: Pick<ContactBox, 'state' | 'awayUntil'>) {
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
  reserved: (
    <Trans id="message.contact.reserved">
      Reserved for another buyer. You can still write in case the sale falls through.
    </Trans>
  ),
  reservedForYou: <Trans id="message.contact.reservedYou">The seller has reserved this item for you.</Trans>,
  sold: <Trans id="message.contact.sold">This item has been sold. You can no longer write about it.</Trans>,
  over: <Trans id="message.contact.expired">This ad has expired. You can no longer write about it.</Trans>,
  blocked: <Trans id="message.contact.blocked">You’ve blocked this seller. Unblock them to write to them.</Trans>,
  unavailable: <Trans id="message.contact.unavailable">You can’t write to this seller right now.</Trans>,
};

function Away({ until }: { readonly until: number }) {
  const day = formatDay(calendarDayOf(until), useLanguage());
  return <Trans id="message.contact.away">The seller is away, back on {day}. They’ll see your message then.</Trans>;
}
