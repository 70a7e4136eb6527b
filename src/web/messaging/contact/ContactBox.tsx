import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import MessageSquare from 'lucide-react/icons/message-square';
import { type ReactNode, use, useId } from 'react';

import type { ListingItem } from '#machines/listing/listingItem.ts';
import type { ContactBox as Box, ContactState } from '#machines/messaging/contact/contactBox.ts';
import type { WaitingMessage } from '#machines/messaging/contact/contactBoxEvents.ts';
import { mayBegin } from '#machines/messaging/contact/contactBoxContext.ts';
import { pathTo } from '#routes';

import { SaveButton } from '../../favourites/hearts/SaveButton.tsx';
import { useLanguage } from '../../page/firstPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePassedFocus } from '../../ui/focus/lostFocus.ts';
import * as styles from './ContactBox.css.ts';
import { type ContactedListing, type ContactFlow, ContactSession, useContactBox } from './contactFlow.ts';
import { LazyUnblock } from './lazyUnblock.tsx';
import { PhoneButton } from './PhoneButton.tsx';
import { ContactNotice } from './ContactNotice.tsx';
import { WriteDialog } from './WriteDialog.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

interface ContactBoxProps {
  readonly item: ContactedListing & Pick<ListingItem, 'public_account_id' | 'status'>;
}

/**
 * The initial state by the listing's status. It is right for most visitors, so nothing shifts once the box has loaded.
 */
const drawnOf: Readonly<Record<ListingItem['status'], ContactState>> = {
  active: 'open',
  reserved: 'reserved',
  sold: 'sold',
  expired: 'over',
};

/**
 * The ways to contact a listing's seller, and the heart next to them. The server renders the state for a visitor; the
 * user's own state appears once it is loaded.
 */
export function ContactBox({ item }: ContactBoxProps) {
  const { id: listing, status } = item;
  const flow = useContactBox(item, use(ContactSession));
  const box = useSelector(flow, ({ context }) => context.box);
  const way = useId();
  return (
    <div className={styles.actions}>
      <div className={styles.bar}>
        <Way id={way} flow={flow} box={box} runs={status === 'active' || status === 'reserved'} />
        {box?.hasPhone && <PhoneButton listing={listing} />}
      </div>
      <div className={styles.save}>
        <SaveButton id={listing} title={item.subject} seller={item.public_account_id} />
      </div>
      <div className={styles.wide}>
        <Outgoing flow={flow} />
        <ContactNotice state={box?.state ?? drawnOf[status]} awayUntil={box?.awayUntil ?? null} />
        {box?.state === 'blocked' && (
          <LazyUnblock publicAccountId={item.public_account_id} onDone={() => flow.send({ type: 'box.outdated' })} />
        )}
      </div>
      <WriteDialog flow={flow} seller={item.user_alias} way={way} />
    </div>
  );
}

interface WayProps {
  readonly id: string;
  readonly flow: ContactFlow;
  readonly box: Box | null;
  /** Whether the listing is online, according to its page. */
  readonly runs: boolean;
}

/**
 * The main action to contact the seller, or a link to the existing conversation. If the user may write, the button from
 * the server stays the same element.
 */
function Way({ id, flow, box, runs }: WayProps) {
  const language = useLanguage();
  const passing = usePassedFocus();
  const waits = useSelector(flow, ({ context }) => context.waiting !== null);
  const open = () => flow.send({ type: 'writing.opened' });
  if (waits) {
    return (
      <button ref={passing} type="button" id={id} className={styles.main} onClick={open}>
        <Icon of={MessageSquare} />
        <Trans id="message.contact.view">View message</Trans>
      </button>
    );
  }
  if (box !== null && box.conversation !== null) {
    return (
      <Link
        ref={passing}
        id={id}
        to={pathTo('messages', language, { tab: 'buying', id: box.conversation })}
        className={styles.main}
      >
        <Icon of={MessageSquare} />
        <Trans id="message.contact.open">Open conversation</Trans>
      </Link>
    );
  }
  if (box === null ? !runs : !mayBegin({ box })) return null;
  return (
    <button ref={passing} type="button" id={id} className={styles.main} onClick={open}>
      <Icon of={MessageSquare} />
      <Trans id="message.write">Write a message</Trans>
    </button>
  );
}

/** The delivery state of a message that was submitted here and has not reached the server yet. */
function Outgoing({ flow }: Pick<WayProps, 'flow'>) {
  const waiting = useSelector(flow, ({ context }) => context.waiting);
  if (!waiting) return null;
  return (
    <p className={`${styles.note} ${styles.outgoing}`}>
      <Icon of={waiting.state === 'refused' ? CircleAlert : Clock} size="inline" />
      {wordsOf[waiting.state]}
    </p>
  );
}

const isOnItsWay = <Trans id="message.contact.sending">Sending your message…</Trans>;

const wordsOf: Readonly<Record<WaitingMessage['state'], ReactNode>> = {
  queued: isOnItsWay,
  sending: isOnItsWay,
  putOff: isOnItsWay,
  failed: <Trans id="message.contact.waits">No connection. Your message hasn’t been sent yet.</Trans>,
  refused: <Trans id="message.contact.refused">We couldn’t send your message.</Trans>,
};
