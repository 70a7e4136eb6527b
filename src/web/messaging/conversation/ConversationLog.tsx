import { Trans, useLingui } from '@lingui/react/macro';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { Fragment, useState } from 'react';

import { outgoingOf } from '#machines/messaging/openConversation/outgoingMachine.ts';
import type { ShownEntry } from '#machines/messaging/openConversation/shownConversation.ts';
import { calendarDayOf, isoDay } from '#market/dates/dates.ts';

import { inspect } from '../../flows/inspection.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from './Conversation.css.ts';
import { EntryView } from './EntryView.tsx';
import { OpenConversationFlow, readingLogic, typingLogic } from '../messagesFlow.ts';
import { useCorrespondentName, useDayWords, useDoneWords } from '../messagingWords.ts';
import { isStuck, OutgoingEntryView } from '../outgoing/OutgoingEntryView.tsx';
import { useOutgoing } from '../outgoing/outgoingFlow.ts';
import { useOlderUntil, useLinkedEntry } from './linkedEntry.ts';
import { whenLookedAt } from './whenLookedAt.ts';

/**
 * The messages, oldest first, and then the outgoing ones. The log stays scrolled to its end unless the user has
 * scrolled up.
 */
export function ConversationLog() {
  const { t } = useLingui();
  const conversation = OpenConversationFlow.useActorRef();
  const [input] = useState(() => {
    const { id, conversation: shown } = conversation.getSnapshot().context;
    return { id, upTo: shown!.readUpTo };
  });
  const reading = useActorRef(readingLogic, { input, inspect });
  const entries = OpenConversationFlow.useSelector(({ context }) => context.entries);
  const written = useSelector(useOutgoing(), ({ context }) => outgoingOf(context), shallowEqual);
  const day = useDayWords();
  const sought = useLinkedEntry();
  useOlderUntil(sought);
  const label = t({ id: 'message.log.region', message: 'Conversation history' });
  const known = new Set(entries.map(({ key }) => key));
  // Later entries can only be the user's own. Messages that were missed before them do not count as seen.
  const fetchedUpTo = OpenConversationFlow.useSelector(({ context }) => context.fetchedUpTo);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
    <div className={styles.scrolled} tabIndex={0} role="region" aria-label={label}>
      <div
        className={styles.log}
        role="log"
        aria-label={t({ id: 'message.log.label', message: 'Messages in this conversation' })}
      >
        <Older />
        {entries.map((entry, place) => (
          <Fragment key={entry.number}>
            {isOtherDay(entries[place - 1], entry) && (
              <p className={styles.day}>
                <time dateTime={isoDay(calendarDayOf(entry.at))}>{day(entry.at)}</time>
              </p>
            )}
            <EntryView entry={entry} next={entries[place + 1]} entries={entries} isSought={entry.number === sought} />
          </Fragment>
        ))}
        {written
          .filter(({ key }) => !known.has(key))
          .map((entry, place, all) => (
            <OutgoingEntryView key={entry.key} entry={entry} isBehind={all.slice(0, place).some(isStuck)} />
          ))}
        {fetchedUpTo > 0 && (
          <span
            key={fetchedUpTo}
            ref={whenLookedAt(() => reading.send({ type: 'entry.seen', number: fetchedUpTo }))}
            className={styles.end}
          />
        )}
        <Typing id={input.id} />
        <ActionResult />
      </div>
    </div>
  );
}

function isOtherDay(before: ShownEntry | undefined, { at }: ShownEntry): boolean {
  return before === undefined || isoDay(calendarDayOf(before.at)) !== isoDay(calendarDayOf(at));
}

function Older() {
  const { t } = useLingui();
  const flow = OpenConversationFlow.useActorRef();
  const hasOlder = OpenConversationFlow.useSelector(({ context }) => context.hasOlder);
  const hasFailed = OpenConversationFlow.useSelector(({ context }) => context.hasOlderFailed);
  const isLoading = OpenConversationFlow.useSelector((now) => now.matches({ shown: { log: 'loadingOlder' } }));
  if (!hasOlder) return null;
  return (
    <div className={styles.older}>
      <div role="alert">{hasFailed && <Trans id="message.failed">Something went wrong. Please try again.</Trans>}</div>
      <Button size="dense" onClick={() => flow.send({ type: 'older.requested' })}>
        {isLoading
          ? t({ id: 'message.loading', message: 'Loading…' })
          : t({ id: 'message.log.older', message: 'Show older messages' })}
      </Button>
    </div>
  );
}

function Typing({ id }: { readonly id: string }) {
  const flow = useActorRef(typingLogic, { input: { id }, inspect });
  const isTyping = useSelector(flow, (now) => now.matches('typing'));
  const other = OpenConversationFlow.useSelector(({ context }) => context.conversation!.other);
  const name = useCorrespondentName(other);
  if (!isTyping) return null;
  return (
    <p className={styles.typing}>
      <span className={styles.dots} aria-hidden>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
      </span>
      <span>
        <Trans id="message.log.typing">
          <bdi>{name}</bdi> is typing…
        </Trans>
      </span>
    </p>
  );
}

/** The result of the last action, or its error. */
function ActionResult() {
  const done = OpenConversationFlow.useSelector(({ context }) => context.done);
  const problem = OpenConversationFlow.useSelector(({ context }) => context.problem);
  const words = useDoneWords();
  return (
    <>
      {done && <p className={styles.notice}>{words[done]}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.text ?? <Trans id="message.failed">Something went wrong. Please try again.</Trans>}
        </p>
      )}
    </>
  );
}
