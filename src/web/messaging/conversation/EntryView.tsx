import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';

import { minute } from '#machines/market/units.ts';
import type { ShownEntry } from '#machines/messaging/openConversation/shownConversation.ts';
import { formatTimeOfDay, localTimeOf } from '#market/dates/dates.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './Conversation.css.ts';
import { OpenConversationFlow } from '../messagesFlow.ts';
import { useCorrespondentName, useEntryWords, useDeliveryWords, useWarningWords } from '../messagingWords.ts';
import { MessagePictures } from './MessagePictures.tsx';
import { OfferCard } from './OfferCard.tsx';
import { SafetyLink } from './SafetyLink.tsx';
import { scrollIntoView } from './linkedEntry.ts';

interface EntryViewProps {
  readonly entry: ShownEntry;
  /** The entry below this one. Consecutive entries of one side show their time and state only once. */
  readonly next: ShownEntry | undefined;
  readonly entries: readonly ShownEntry[];
  /** Whether a link, as from the search, points to this entry. */
  readonly isSought: boolean;
}

/** An entry of the log: a message, an offer, or the outcome of an offer. */
export function EntryView({ entry, next, entries, isSought }: EntryViewProps) {
  const other = OpenConversationFlow.useSelector(({ context }) => context.conversation!.other);
  const name = useCorrespondentName(other);
  const { kind, isOwn, pictures } = entry;
  const isLast = next === undefined || next.isOwn !== isOwn || next.at - entry.at > 5 * minute;
  if (kind === 'message') {
    return (
      <article
        ref={isSought ? scrollIntoView : undefined}
        className={styles.entry[isOwn ? 'own' : 'other']}
        aria-current={isSought || undefined}
      >
        <Speaker isOwn={isOwn} />
        <Message entry={entry} />
        {pictures.length > 0 && <MessagePictures names={pictures} from={isOwn ? null : name} />}
        <Warnings entry={entry} />
        {isLast && <Foot entry={entry} />}
      </article>
    );
  }
  if (kind === 'offer' || kind === 'counterOffer') {
    return (
      <article className={styles.entry[isOwn ? 'own' : 'other']}>
        <Speaker isOwn={isOwn} />
        <OfferCard entry={entry} entries={entries} />
        {isLast && <Foot entry={entry} />}
      </article>
    );
  }
  return <Note entry={entry} />;
}

/** The name of an entry's author for screen readers, which do not convey the side. */
function Speaker({ isOwn }: { readonly isOwn: boolean }) {
  const { t } = useLingui();
  const other = OpenConversationFlow.useSelector(({ context }) => context.conversation!.other);
  const name = useCorrespondentName(other);
  return (
    <VisuallyHidden>
      {isOwn ? t({ id: 'message.you', message: 'You:' }) : t({ id: 'message.from', message: `${name}:` })}{' '}
    </VisuallyHidden>
  );
}

function Message({ entry: { text, isErased, isOwn } }: { readonly entry: ShownEntry }) {
  const bubble = styles.bubble[isOwn ? 'own' : 'other'];
  if (isErased) {
    return (
      <p className={styles.erased}>
        <Trans id="message.entry.erased">This message was deleted along with its author’s account.</Trans>
      </p>
    );
  }
  return text === null ? null : (
    <p className={bubble} dir="auto">
      {text}
    </p>
  );
}

/** Warnings and advice below a message of the correspondent. */
function Warnings({ entry: { warnings } }: { readonly entry: ShownEntry }) {
  const words = useWarningWords();
  return warnings.map(({ kind, words: about }) => (
    <div key={kind} role="note" className={styles.warning}>
      <span className={styles.warningSign}>
        <Icon of={ShieldAlert} />
      </span>
      <span className={styles.warningWords}>
        <strong>{words[kind].title}</strong>
        <span className={styles.quoted}>
          <Trans id="message.warn.quote">
            “<bdi>{about}</bdi>”
          </Trans>
        </span>
        <span>
          {words[kind].advice} <SafetyLink />
        </span>
      </span>
    </div>
  ));
}

/** The time, and the delivery state of the user's own message. */
function Foot({ entry: { at, deliveryState } }: { readonly entry: ShownEntry }) {
  const words = useDeliveryWords();
  return (
    <p className={styles.foot}>
      <TimeOfDay at={at} />
      {deliveryState && (
        <>
          <Icon of={deliveryState === 'sent' ? Check : CheckCheck} size="inline" />
          <span>{words[deliveryState]}</span>
        </>
      )}
    </p>
  );
}

/** The outcome of an offer or a change of the listing, in its own line. */
function Note({ entry }: { readonly entry: ShownEntry }) {
  const words = useEntryWords();
  return (
    <p className={styles.note}>
      <Speaker isOwn={entry.isOwn} />
      {words(entry)}
      {' · '}
      <TimeOfDay at={entry.at} />
    </p>
  );
}

function TimeOfDay({ at }: { readonly at: number }) {
  const language = useLanguage();
  return <time dateTime={new Date(at).toISOString()}>{formatTimeOfDay(localTimeOf(at), language)}</time>;
}
