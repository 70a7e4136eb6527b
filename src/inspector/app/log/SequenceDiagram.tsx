import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { visibleStep } from '#machines/inspector/timeline/timelineMachine.ts';
import { sequenceOf } from '../../log/sequence.ts';
import { boundsOf, type Run } from '../run/run.ts';
import { useLogVersion } from '../run/useLog.ts';
import type { Timeline } from '../timeline/useTimeline.ts';
import * as styles from './Log.css.ts';

interface SequenceDiagramProps {
  readonly run: Run;
  readonly timeline: Timeline;
}

/** The most messages of the diagram: those around the visible step. */
const most = 80;
const columnWidth = 132;
const rowHeight = 30;
const headHeight = 34;
/** The name of the column of events from outside. */
const outside = 'outside';

/** The events between the actors of the log, from top to bottom. */
export function SequenceDiagram({ run, timeline }: SequenceDiagramProps) {
  const version = useLogVersion(run.log);
  const current = useSelector(timeline, ({ context }) => visibleStep(context));
  const { first, latest } = boundsOf(run.log);
  const start = Math.max(first, Math.min(current - most / 2, latest - most + 1));
  const { lifelines, messages } = useMemo(() => {
    const count = version === '' || latest === 0 ? 0 : Math.min(most, latest - start + 1);
    return sequenceOf(
      run.log,
      Array.from({ length: count }, (_, index) => start + index),
    );
  }, [run, version, start, latest]);
  const columns = [{ id: outside, name: outside }, ...lifelines.map(({ session, name }) => ({ id: session, name }))];
  const xOf = (session: string | null) =>
    columnWidth *
    (Math.max(
      0,
      columns.findIndex(({ id }) => id === (session ?? outside)),
    ) +
      0.5);
  const height = headHeight + messages.length * rowHeight + 12;
  return (
    <div className={styles.sequence}>
      <p className={styles.note}>
        {messages.length} of {run.log.length.toLocaleString('en')} events, around the visible step.
      </p>
      <svg
        className={styles.diagram}
        width={columns.length * columnWidth}
        height={height}
        role="group"
        aria-label="Sequence diagram"
      >
        {columns.map(({ id, name }) => (
          <g key={id}>
            <text className={styles.head} x={xOf(id)} y={16} textAnchor="middle">
              {name.length > 18 ? `${name.slice(0, 17)}…` : name}
              <title>{name}</title>
            </text>
            <line className={styles.lifeline} x1={xOf(id)} x2={xOf(id)} y1={24} y2={height} />
          </g>
        ))}
        {messages.map(({ number, from, to, name, kind }, index) => {
          const [x1, x2, y] = [xOf(from), xOf(to), headHeight + index * rowHeight + 20];
          const path =
            x1 === x2
              ? `M${x1} ${y - 6}h24v8h-20m5 -4l-5 4l5 4`
              : `M${x1} ${y}H${x2}m${x2 > x1 ? -6 : 6} -4l${x2 > x1 ? 6 : -6} 4l${x2 > x1 ? -6 : 6} 4`;
          return (
            <g
              // A step may be the start of several actors.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${number} ${index}`}
              className={styles.messageRow}
              role="button"
              tabIndex={0}
              aria-label={`${number} ${name}`}
              aria-current={number === current ? 'true' : undefined}
              onClick={() => timeline.send({ type: 'step.chosen', step: number })}
              onKeyDown={({ key }) => key === 'Enter' && timeline.send({ type: 'step.chosen', step: number })}
            >
              <rect
                className={styles.messageArea}
                x={0}
                y={y - 18}
                width={columns.length * columnWidth}
                height={rowHeight - 2}
              />
              <path className={styles.message} d={path} strokeDasharray={kind === 'answer' ? '5 3' : undefined} />
              <text
                className={styles.messageText}
                x={x1 === x2 ? x1 + 30 : Math.min(x1, x2) + 8}
                y={x1 === x2 ? y + 2 : y - 5}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
