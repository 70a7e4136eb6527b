import { useSelector } from '@xstate/react';
import { visibleStep } from '#machines/inspector/timeline/timelineMachine.ts';
import { stateName } from '#machines/journal/fold.ts';
import type { LoggedActor } from '../../log/log.ts';
import type { Run } from '../run/run.ts';
import { useLogVersion } from '../run/useLog.ts';
import type { Timeline } from '../timeline/useTimeline.ts';
import * as styles from './ActorList.css.ts';

interface ActorListProps {
  readonly run: Run;
  readonly timeline: Timeline;
}

/** The actors of the log as a tree, each with its state at the visible step. */
export function ActorList({ run, timeline }: ActorListProps) {
  useLogVersion(run.log);
  const chosen = useSelector(timeline, ({ context }) => context.session);
  const step = useSelector(timeline, ({ context }) => visibleStep(context));
  const actors = [...run.log.actors.values()];
  const isRoot = ({ parent }: LoggedActor) => parent === null || !run.log.actors.has(parent);
  const ofParent = Map.groupBy(actors, (actor) => (isRoot(actor) ? null : actor.parent));

  const branch = (parent: string | null, level: number): React.ReactNode =>
    ofParent.get(parent)?.map((actor) => (
      <li key={actor.session} data-level={Math.min(level, 4)} className={styles.item}>
        <button
          type="button"
          className={styles.actor}
          disabled={actor.machine === null}
          aria-current={actor.session === chosen ? 'true' : undefined}
          onClick={() => timeline.send({ type: 'actor.chosen', session: actor.session })}
        >
          <span className={actor.ended === null ? styles.running : styles.ended} aria-hidden />
          <span className={styles.name}>{actor.name}</span>
          <span className={styles.state}>{stateOf(run, actor, step)}</span>
        </button>
        <ul>{branch(actor.session, level + 1)}</ul>
      </li>
    ));

  return (
    <section className={styles.list} aria-label="Actors">
      <h2 className={styles.title}>Actors of {run.name}</h2>
      <ul>{branch(null, 0)}</ul>
    </section>
  );
}

function stateOf(run: Run, { session, machine, kind, ended }: LoggedActor, step: number): string {
  if (!machine) return ended === null ? kind : 'ended';
  const latest = run.index.stepOf(session, step);
  return latest ? stateName(latest.after) : 'not begun yet';
}
