import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { reasonLength } from '#machines/inspection/lifecycle/inspectionFacts.ts';
import type { SessionSource } from '#machines/inspector/session/inspectedSessionEvents.ts';
import type { Run } from '../run/run.ts';
import type { Session } from '../run/useSession.ts';
import { Button } from './Button.tsx';
import * as styles from './Inspector.css.ts';

interface MessagesProps {
  readonly session: Session;
  readonly run: Run | null;
  readonly onOpen: (source: SessionSource) => void;
  /** Further messages. */
  readonly children?: React.ReactNode;
}

/** Messages about the session: what could not be opened or read, and sealed fields of a stream. */
export function Messages({ session, run, onOpen, children }: MessagesProps) {
  const fault = useSelector(session, ({ context }) => context.fault);
  const isOpening = useSelector(session, (now) => now.matches('opening'));
  return (
    <div className={styles.messages}>
      {isOpening && (
        <p className={styles.note} role="status">
          Opening…
        </p>
      )}
      {fault !== null && (
        <div className={styles.fault} role="alert">
          <p>{fault}</p>
          <Button onClick={() => session.send({ type: 'session.retried' })}>Try again</Button>
          <Button onClick={() => session.send({ type: 'message.dismissed' })}>Close</Button>
        </div>
      )}
      {run?.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {children}
      {run?.stream?.sealed && (
        <Sealed key={run.stream.id} id={run.stream.id} mayOpen={run.stream.mayOpen} onOpen={onOpen} />
      )}
    </div>
  );
}

interface SealedProps {
  readonly id: string;
  readonly mayOpen: boolean;
  readonly onOpen: (source: SessionSource) => void;
}

/** The personal fields of a stream are sealed. A moderator may open them, and that opening is itself a fact. */
function Sealed({ id, mayOpen, onOpen }: SealedProps) {
  const [reason, setReason] = useState('');
  const isLongEnough = reason.trim().length >= reasonLength.least;
  return (
    <div className={styles.note}>
      <p>Personal fields are sealed.</p>
      {mayOpen && (
        <form
          className={styles.seal}
          onSubmit={(event) => {
            event.preventDefault();
            if (isLongEnough) onOpen({ kind: 'stream', id, reason: reason.trim() });
          }}
        >
          <label>
            Reason, {reasonLength.least} characters or more{' '}
            <input
              className={styles.reason}
              value={reason}
              maxLength={reasonLength.most}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <Button type="submit" isDisabled={!isLongEnough}>
            Open them; this is recorded
          </Button>
        </form>
      )}
    </div>
  );
}
