import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import MessageSquareOff from 'lucide-react/icons/message-square-off';
import { use, useState } from 'react';
import { Navigate } from 'react-router-dom';

import type { MessagesTab } from '#machines/messaging/openConversation/shownConversation.ts';
import { pathTo } from '#routes';

import { session } from '../../account/session.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { inspect } from '../../flows/inspection.ts';
import { LinkButton } from '../../ui/button/Button.tsx';
import { EmptyRoom } from '../../ui/feedback/EmptyRoom.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { Bone } from '../../ui/feedback/Skeleton.tsx';
import { ListingOfConversation } from './ListingOfConversation.tsx';
import { Composer } from '../composer/Composer.tsx';
import * as styles from './Conversation.css.ts';
import { ConversationHead, titleId } from './ConversationHead.tsx';
import { ConversationLog } from './ConversationLog.tsx';
import { Question } from './Question.tsx';
import { OpenConversationFlow, openConversationLogic } from '../messagesFlow.ts';
import { OutboxOfMessages } from '../outgoing/messagesOutbox.ts';
import { isOnline, outgoingLogic, OutgoingProvider } from '../outgoing/outgoingFlow.ts';

interface ConversationPaneProps {
  readonly id: string;
  /** The tab of the list that is next to the conversation. */
  readonly tab: MessagesTab;
}

/** The pane with the open conversation. */
export function ConversationPane({ id, tab }: ConversationPaneProps) {
  return (
    <OpenConversationFlow.Provider logic={openConversationLogic} options={{ input: { id } }}>
      <Screen id={id} tab={tab} />
    </OpenConversationFlow.Provider>
  );
}

function Screen({ id, tab }: ConversationPaneProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = OpenConversationFlow.useActorRef();
  const hasFailed = OpenConversationFlow.useSelector((now) => now.matches('failed'));
  const isGone = OpenConversationFlow.useSelector((now) => now.matches('gone'));
  const its = OpenConversationFlow.useSelector(({ context }) => context.conversation?.tab);
  const toMessages = pathTo('messages', language, { tab });
  if (hasFailed) {
    return (
      <section className={styles.elsewhere} aria-label={t({ id: 'message.room', message: 'Conversation' })}>
        <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />
        <p className={styles.toList}>
          <LinkButton size="dense" to={toMessages}>
            <Trans id="message.room.toMessages">View messages</Trans>
          </LinkButton>
        </p>
      </section>
    );
  }
  if (isGone) {
    return (
      <section className={styles.elsewhere} aria-label={t({ id: 'message.room', message: 'Conversation' })}>
        <EmptyRoom
          isLost
          icon={MessageSquareOff}
          title={<Trans id="message.room.unknown">Conversation not found</Trans>}
          action={
            <LinkButton kind="primary" to={toMessages}>
              <Trans id="message.room.toMessages">View messages</Trans>
            </LinkButton>
          }
        >
          <Trans id="message.room.unknownHint">The link may be incomplete, or it belongs to another account.</Trans>
        </EmptyRoom>
      </section>
    );
  }
  if (its === undefined) {
    return (
      <section className={styles.conversation} aria-label={t({ id: 'message.room', message: 'Conversation' })}>
        <Bones />
      </section>
    );
  }
  // An old link may name another list than the one that contains the conversation now: it is redirected.
  if (tab !== 'archive' && tab !== its) return <Navigate to={pathTo('messages', language, { tab: its, id })} replace />;
  return <Open id={id} tab={tab} />;
}

const sides = [
  ['first', 'other'],
  ['second', 'own'],
  ['third', 'other'],
] as const;

/** A skeleton of the conversation. */
function Bones() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t({ id: 'message.loading', message: 'Loading…' })} className={styles.bones}>
      <div className={styles.head}>
        <span className={styles.boneOfName}>
          <Bone shape="shortLine" />
        </span>
      </div>
      <div className={styles.log}>
        {sides.map(([entry, side]) => (
          <span key={entry} className={styles.boneOfEntry[side]}>
            <Bone shape="bubble" />
          </span>
        ))}
      </div>
    </div>
  );
}

function Open({ id, tab }: ConversationPaneProps) {
  const conversation = OpenConversationFlow.useActorRef();
  const outbox = use(OutboxOfMessages);
  const [draftOwner] = useState(() => ({
    account: session.getSnapshot().context.publicAccountId ?? '',
    conversation: id,
  }));
  const [logic] = useState(() => outgoingLogic(id, { conversation, outbox }));
  const [input] = useState(() => ({ conversation: id, isOnline: isOnline() }));
  const outgoing = useActorRef(logic, { input, inspect });
  const isOffline = useSelector(outgoing, ({ context }) => !context.isOnline);
  return (
    <OutgoingProvider value={outgoing}>
      <section className={styles.conversation} aria-labelledby={titleId}>
        <ConversationHead tab={tab} />
        <div className={styles.middle}>
          <ConversationLog />
          {isOffline && (
            <p className={styles.offline}>
              <Trans id="message.room.offline">
                You’re offline. Your messages will be sent once you’re back online.
              </Trans>
            </p>
          )}
          <Composer draftOwner={draftOwner} />
        </div>
        <ListingOfConversation />
      </section>
      <Question />
    </OutgoingProvider>
  );
}
