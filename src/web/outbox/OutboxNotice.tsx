import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { type ComponentType, type ReactNode, useCallback, useSyncExternalStore } from 'react';

import { outboxReportOf } from '#machines/outbox/outboxMachine.ts';

import { Button } from '../ui/button/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { discard, filesOf, outboxFlow, retry, type WaitingCommand, waitingIn } from './outbox.ts';
import * as styles from './OutboxNotice.css.ts';

/** By kind of command: the words that describe it. */
const words: Readonly<Record<string, ReactNode>> = {
  'favourites.add': <Trans id="outbox.favourite.add">Save an ad</Trans>,
  'favourites.remove': <Trans id="outbox.favourite.remove">Remove from favourites</Trans>,
  'messages.begin': <Trans id="outbox.message">Send a message</Trans>,
  'messages.send': <Trans id="outbox.message">Send a message</Trans>,
  'messages.offer': <Trans id="outbox.offer">Make an offer</Trans>,
  'drafts.keep': <Trans id="outbox.draft">Save draft to your account</Trans>,
};

const waits = (
  <Trans comment="an action" id="outbox.state.queued">
    Waiting
  </Trans>
);

const states: Readonly<Record<WaitingCommand['state'], ReactNode>> = {
  queued: waits,
  putOff: waits,
  failed: (
    <Trans comment="an action" id="outbox.state.failed">
      Waiting for a connection
    </Trans>
  ),
  sending: (
    <Trans comment="an action" id="outbox.state.sending">
      Sending
    </Trans>
  ),
  refused: (
    <Trans comment="an action" id="outbox.state.refused">
      Not accepted
    </Trans>
  ),
};

/** By refusal code: the words for the reason, for refusals without a message for the user. */
const reasons: Readonly<Record<string, ReactNode>> = {
  'listing.unknown': <Trans id="outbox.adOffline">This ad isn’t online.</Trans>,
};

export interface CarriedProps {
  readonly command: WaitingCommand;
  readonly filesOf: typeof filesOf;
}

interface OutboxNoticeProps {
  /** Renders the content of a command: a message with its pictures, or an offer. */
  readonly Carried: ComponentType<CarriedProps>;
  readonly of?: typeof outboxFlow;
  /** Returns the files that are stored with a command. */
  readonly files?: typeof filesOf;
}

/** A notice at the foot of the window while commands wait for a connection or were refused. */
export function OutboxNotice({ Carried, of = outboxFlow, files = filesOf }: OutboxNoticeProps) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { unsubscribe } = of.subscribe(onChange);
      return unsubscribe;
    },
    [of],
  );
  const now = useSyncExternalStore(
    subscribe,
    () => of.getSnapshot(),
    () => undefined,
  );
  const { t } = useLingui();
  const report = now && outboxReportOf(now.context);
  return (
    <div className={report ? styles.region : undefined}>
      {/* The live region exists before its text, so that screen readers announce the text. */}
      <p role="status" className={report ? styles.sentence : undefined}>
        {report && (
          <>
            <Icon of={CloudUpload} />
            <span>
              {'waiting' in report ? <Waiting open={report.waiting} /> : <Refused refused={report.refused} />}
              {!now.context.isDurable && (
                <>
                  {' '}
                  <Trans id="outbox.keepOpen">Keep this page open until then. Your browser can’t save anything.</Trans>
                </>
              )}
            </span>
          </>
        )}
      </p>
      {report && (
        <section aria-label={t({ id: 'outbox.title', message: 'Waiting actions' })}>
          <details className={styles.details}>
            <summary className={styles.summary}>
              <Trans id="ui.showAll">Show all</Trans>
            </summary>
            <ul className={styles.list}>
              {waitingIn(now).map((command) => (
                <Command key={command.id} command={command} files={files} Carried={Carried} />
              ))}
            </ul>
          </details>
        </section>
      )}
    </div>
  );
}

function Waiting({ open }: { readonly open: number }) {
  return (
    <Plural
      id="outbox.waiting"
      value={open}
      one="# action is waiting for a connection."
      other="# actions are waiting for a connection."
    />
  );
}

function Refused({ refused }: { readonly refused: number }) {
  return (
    <Plural id="outbox.refused" value={refused} one="# action wasn’t accepted." other="# actions weren’t accepted." />
  );
}

interface CommandProps extends Required<Pick<OutboxNoticeProps, 'Carried' | 'files'>> {
  readonly command: WaitingCommand;
}

/** A command: its kind, its subject and its state. */
function Command({ command, files, Carried }: CommandProps) {
  const { id, kind, state, about } = command;
  const reason = command.problem ?? (command.refused === null ? null : reasons[command.refused]);
  const what = words[kind] ?? <Trans id="outbox.action">Last action</Trans>;
  const how = states[state];
  return (
    <li className={styles.command}>
      <span>
        {what} · {how}
        {reason && <> · {reason}</>}
      </span>
      {about && (
        <span className={styles.about}>
          <bdi>{about.ad}</bdi>
          {about.person !== null && (
            <>
              {' · '}
              <Trans comment="a person" id="outbox.to">
                To <bdi>{about.person}</bdi>
              </Trans>
            </>
          )}
        </span>
      )}
      <Carried command={command} filesOf={files} />
      {state === 'refused' && (
        <span className={styles.actions}>
          <Button size="dense" onClick={() => void retry(id)}>
            <Trans id="ui.tryAgain">Try again</Trans>
          </Button>
          <Button size="dense" onClick={() => void discard(id)}>
            <Trans comment="gives up an action that was not accepted" id="outbox.discard">
              Discard
            </Trans>
          </Button>
        </span>
      )}
    </li>
  );
}
