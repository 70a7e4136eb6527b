import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import { use } from 'react';

import type { OutgoingEntry } from '#machines/messaging/openConversation/outgoingEvents.ts';
import { formatFrancs } from '#market/prices.ts';

import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from '../conversation/Conversation.css.ts';
import { OutboxOfMessages } from './messagesOutbox.ts';
import { useOutgoing } from './outgoingFlow.ts';
import { WaitingPictures } from './WaitingPictures.tsx';

interface OutgoingEntryViewProps {
  readonly entry: OutgoingEntry;
  /** Whether this entry has to wait because an earlier one is stuck. */
  readonly isBehind: boolean;
}

/** An entry that the server does not have yet: its delivery state, and the actions after a failure. */
export function OutgoingEntryView({ entry, isBehind }: OutgoingEntryViewProps) {
  const { t } = useLingui();
  const outgoing = useOutgoing();
  const { filesOf } = use(OutboxOfMessages);
  const isOffline = useSelector(outgoing, ({ context }) => !context.isOnline);
  const { key, text, francs, state, problem, pictures } = entry;
  const isFailed = state === 'refused' || (state === 'failed' && !isOffline);
  const isPutOff = state === 'putOff';
  const waits = state !== 'sending' && (isOffline || isBehind || isPutOff);
  return (
    <article className={styles.entry.own}>
      <VisuallyHidden>{t({ id: 'message.you', message: 'You:' })} </VisuallyHidden>
      {francs !== null && (
        <div className={styles.offer}>
          <span className={styles.offerTitle}>
            <Trans id="message.offer.yours">Your offer</Trans>
          </span>
          <span className={styles.amount}>{formatFrancs(francs)}</span>
        </div>
      )}
      {text !== '' && (
        <p className={styles.bubble.own} dir="auto">
          {text}
        </p>
      )}
      <WaitingPictures command={key} pictures={pictures} filesOf={filesOf} />
      {isFailed ? (
        <div className={styles.failed}>
          <p role="alert" className={styles.failedWords}>
            <Icon of={CircleAlert} size="inline" />
            <span>
              <Trans id="message.out.failed">Not sent.</Trans>{' '}
              {problem ?? t({ id: 'message.out.retryHint', message: 'Please try again.' })}
            </span>
          </p>
          <span className={styles.answers}>
            <Button size="dense" onClick={() => outgoing.send({ type: 'entry.retried', key })}>
              <Trans id="message.resend">Send again</Trans>
            </Button>
            <Discard entryKey={key} />
          </span>
        </div>
      ) : (
        <div className={styles.failed}>
          <p className={styles.foot}>
            <Icon of={Clock} size="inline" />
            <span>
              {waits ? (
                <Waits isOffline={isOffline} isPutOff={isPutOff} />
              ) : (
                t({ id: 'message.out.sending', message: 'Sending…' })
              )}
            </span>
          </p>
          {waits && <Discard entryKey={key} />}
        </div>
      )}
    </article>
  );
}

function Waits({ isOffline, isPutOff }: { readonly isOffline: boolean; readonly isPutOff: boolean }) {
  if (isOffline) return <Trans id="message.out.offline">Will be sent once you’re online</Trans>;
  if (isPutOff) return <Trans id="message.out.soon">Will be sent in about a minute</Trans>;
  return <Trans id="message.out.behind">Will be sent after the previous message</Trans>;
}

/** Whether an entry is not on its way at the moment: it is postponed, has failed or was refused. */
export function isStuck({ state }: OutgoingEntry): boolean {
  return state === 'putOff' || state === 'failed' || state === 'refused';
}

function Discard({ entryKey: key }: { readonly entryKey: string }) {
  const outgoing = useOutgoing();
  return (
    <Button kind="quiet" size="dense" onClick={() => outgoing.send({ type: 'entry.discarded', key })}>
      <Trans id="message.out.discard">Discard</Trans>
    </Button>
  );
}
