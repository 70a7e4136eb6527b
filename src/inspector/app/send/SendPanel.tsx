import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { nextEvents } from '../../log/nextEvents.ts';
import type { Run } from '../run/run.ts';
import { useLogVersion } from '../run/useLog.ts';
import type { Timeline } from '../timeline/useTimeline.ts';
import { Button } from '../window/Button.tsx';
import type { KnownMachine } from '../world.ts';
import { Clock } from './Clock.tsx';
import { EventForm } from './EventForm.tsx';
import { PendingActors } from './PendingActors.tsx';
import type { Sender } from './useSender.ts';
import { commandsOf, declaredData, runCommand, type Target, targetOf } from './target.ts';
import * as styles from './Send.css.ts';

interface SendPanelProps {
  readonly run: Run;
  readonly timeline: Timeline;
  readonly sender: Sender;
  /** The declarations of the chosen actor of a page. */
  readonly known: KnownMachine | null;
  readonly onBegin: (input: string | null) => void;
  readonly onFork: () => void;
}

/** Events, answers of invoked actors and the clock: what can happen next is decided here. */
export function SendPanel({ run, timeline, sender, known, onBegin, onFork }: SendPanelProps) {
  useLogVersion(run.log);
  const session = useSelector(timeline, ({ context }) => context.session);
  const isLive = useSelector(timeline, (now) => now.matches('live'));
  const target = targetOf(run, session, known);
  const inputs = run.simulation && run.known?.cases?.kind === 'flow' ? Object.keys(run.known.cases.inputs) : [];
  return (
    <div className={styles.panel}>
      {(!target || !isLive) && (
        <div className={styles.notice}>
          <p>
            {target
              ? 'You are looking at the past. Events go to the present.'
              : 'This is a record: nothing can be sent to it.'}
          </p>
          <Button onClick={onFork}>Continue from here</Button>
        </div>
      )}
      {inputs.length > 0 && (
        <section className={styles.section} aria-label="Begin">
          <h3 className={styles.title}>Begin with</h3>
          <div className={styles.buttons}>
            {inputs.map((input) => (
              <button key={input} type="button" className={styles.chip} onClick={() => onBegin(input)}>
                {input}
              </button>
            ))}
          </div>
        </section>
      )}
      {target && target.snapshot.status !== 'active' && (
        <p className={styles.hint} role="status">
          The machine is {target.snapshot.status}: it receives no more events.
        </p>
      )}
      {target && target.snapshot.status === 'active' && (
        <>
          <Commands target={target} />
          <NextEvents target={target} sender={sender} />
        </>
      )}
      {run.simulation && (
        <>
          <PendingActors simulation={run.simulation} />
          <Clock simulation={run.simulation} />
        </>
      )}
    </div>
  );
}

/** The events that the active states declare, and the guards that refuse them now. */
function NextEvents({ target, sender }: { readonly target: Target; readonly sender: Sender }) {
  const chosen = useSelector(sender, ({ context }) => context.event);
  const sets = useSelector(sender, ({ context }) => context.sets);
  const events = nextEvents(target.snapshot).filter(({ kind, type }) => kind === 'event' && !type.includes('*'));
  const form = <EventForm target={target} sender={sender} />;
  return (
    <section className={styles.section} aria-label="Next events">
      <h3 className={styles.title}>{target.known.cases?.kind === 'lifecycle' ? 'Facts' : 'Events'}</h3>
      {events.length === 0 && <p className={styles.hint}>This state declares no event that can be sent.</p>}
      <ul className={styles.list}>
        {events.map(({ type, isAccepted, transitions }) => (
          <li key={type} className={styles.event}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={chosen === type}
              data-accepted={isAccepted === true}
              onClick={() => sender.send({ type: 'event.chosen', event: type, data: {} })}
            >
              {type}
            </button>
            {isAccepted === false && (
              <span className={styles.refused}>
                refused by {[...new Set(transitions.flatMap(({ guard }) => guard ?? []))].join(', ')}
              </span>
            )}
            {chosen === type &&
              [
                ...declaredData(target, type),
                ...sets.filter(({ event }) => event === type).map(({ name, data }) => [`★ ${name}`, data] as const),
              ].map(([name, data]) => (
                <button
                  key={name}
                  type="button"
                  className={styles.chip}
                  onClick={() => sender.send({ type: 'event.chosen', event: type, data: { ...data } })}
                >
                  {name}
                </button>
              ))}
            {chosen === type && form}
          </li>
        ))}
      </ul>
      {/* The form remains when this state does not declare its event. */}
      {events.every(({ type }) => type !== chosen) && form}
    </section>
  );
}

/** The commands of a lifecycle: their rules refuse them, or return facts. */
function Commands({ target }: { readonly target: Target }) {
  const [message, setMessage] = useState<string | null>(null);
  const commands = commandsOf(target);
  if (commands.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Commands">
      <h3 className={styles.title}>Commands</h3>
      <ul className={styles.list}>
        {commands.map(({ command, cases }) => (
          <li key={command} className={styles.event}>
            <span className={styles.name}>{command}</span>
            {cases.map((name) => (
              <button
                key={name}
                type="button"
                className={styles.chip}
                onClick={() => setMessage(runCommand(target, command, name))}
              >
                {name}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {message !== null && (
        <p className={styles.problem} role="alert">
          {message}
        </p>
      )}
    </section>
  );
}
