import { useSelector } from '@xstate/react';
import { stateName } from '#machines/journal/fold.ts';
import type { LoggedStep } from '../../log/log.ts';
import { differencesOf } from '../../log/differences.ts';
import { eventName } from '../../paths/charts/chart.ts';
import type { Revision } from '../../host/host.ts';
import { lineOf } from '../context/dataText.ts';
import type { Run } from '../run/run.ts';
import { Button } from '../window/Button.tsx';
import { anchorOf } from './rowAt.ts';
import type { Answer } from '../useAnswer.ts';
import { Failed } from '../window/Failed.tsx';
import type { Timeline } from '../timeline/useTimeline.ts';
import type { ComparedRows, ComparisonActor } from './useComparison.ts';
import * as styles from './Compare.css.ts';

interface ComparePanelProps {
  readonly run: Run;
  readonly runs: readonly Run[];
  readonly revisions: Answer<readonly Revision[]>;
  readonly timeline: Timeline;
  readonly comparison: ComparisonActor;
  /** The index of the row on the charts; null without a comparison. */
  readonly row: number | null;
}

/** The most rows that are shown: those around the first difference. */
const most = 200;

/** The open run next to another one, with the first difference marked. */
export function ComparePanel({ run, runs, revisions, timeline, comparison, row }: ComparePanelProps) {
  const { side, compared, fault } = useSelector(comparison, ({ context }) => context);
  const state = useSelector(comparison, ({ value }) => value);
  const versions = revisions.value ?? [];
  const others = runs.filter(({ number }) => number !== run.number);
  const chosen = side === null ? '' : side.kind === 'run' ? `run ${side.run}` : `revision ${side.revision}`;
  return (
    <div className={styles.panel}>
      <label className={styles.choice}>
        Compare this run with
        <select
          className={styles.select}
          value={chosen}
          onChange={({ target: { value } }) => {
            const [kind, id] = value.split(' ');
            if (kind === 'run') comparison.send({ type: 'side.chosen', side: { kind, run: Number(id) } });
            else if (kind === 'revision') comparison.send({ type: 'side.chosen', side: { kind, revision: id! } });
            else comparison.send({ type: 'comparison.closed' });
          }}
        >
          <option value="">nothing</option>
          {others.length > 0 && (
            <optgroup label="Runs of this visit">
              {others.map(({ number, name }) => (
                <option key={number} value={`run ${number}`}>
                  {number}. {name}
                </option>
              ))}
            </optgroup>
          )}
          {versions.length > 0 && (
            <optgroup label="The same events on a version">
              {versions.map(({ id, subject }) => (
                <option key={id} value={`revision ${id}`}>
                  {id.slice(0, 8)} {subject}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <Failed what="The versions of the machine" answer={revisions} />
      {others.length === 0 && versions.length === 0 && !revisions.isPending && (
        <p className={styles.hint}>There is no other run yet. “Continue from here” forks this one.</p>
      )}
      {state === 'comparing' && <p role="status">Comparing…</p>}
      {fault !== null && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {compared && <Rows compared={compared as ComparedRows} {...{ timeline, comparison, row }} />}
    </div>
  );
}

interface RowsProps {
  readonly compared: ComparedRows;
  readonly timeline: Timeline;
  readonly comparison: ComparisonActor;
  /** The index of the row on the charts. */
  readonly row: number | null;
}

function Rows({ compared: { rows, firstDifference, left, right }, timeline, comparison, row: shown }: RowsProps) {
  const show = (row: number) => {
    comparison.send({ type: 'row.chosen', row });
    const step = anchorOf(rows, row);
    if (step !== null) timeline.send({ type: 'step.chosen', step });
  };
  const start = Math.max(0, Math.min((firstDifference ?? 0) - most / 2, rows.length - most));
  return (
    <>
      <p className={styles.result} role="status">
        {firstDifference === null
          ? `Both runs are the same: ${rows.length} events.`
          : `The first difference is in row ${firstDifference + 1} of ${rows.length}.`}
      </p>
      {firstDifference !== null && (
        <div>
          <Button onClick={() => show(firstDifference)}>Show the first difference</Button>
        </div>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">
              {left}
            </th>
            <th className={styles.head} scope="col">
              {right}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(start, start + most).map((row, offset) => {
            const isFirst = start + offset === firstDifference;
            return (
              <tr
                key={`${row.left?.number} ${row.right?.number}`}
                className={styles.row}
                data-first={isFirst}
                aria-current={start + offset === shown ? 'step' : undefined}
              >
                <td className={styles.cell}>
                  {row.left && (
                    <button type="button" className={styles.link} onClick={() => show(start + offset)}>
                      <Step step={row.left} />
                    </button>
                  )}
                </td>
                <td className={styles.cell}>
                  {row.right && (
                    <button type="button" className={styles.link} onClick={() => show(start + offset)}>
                      <Step step={row.right} />
                    </button>
                  )}
                  {isFirst && <Difference row={row} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Step({ step }: { readonly step: LoggedStep }) {
  return (
    <>
      {step.number} {step.event.type === 'xstate.init' ? 'begins' : eventName(step.event.type)}
      <div className={styles.state}>{stateName(step.after)}</div>
    </>
  );
}

function Difference({ row }: { readonly row: ComparedRows['rows'][number] }) {
  const { event, state, context } = differencesOf(row);
  const parts = [
    ...(event ? ['another event or other data'] : []),
    ...(state ? ['another state'] : []),
    ...context.slice(0, 5).map(({ path }) => `context.${path.join('.')}`),
  ];
  return <div className={styles.fault}>{lineOf(parts.join(', ')).slice(1, -1)}</div>;
}
