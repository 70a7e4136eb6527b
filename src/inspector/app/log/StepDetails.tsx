import { useMemo } from 'react';
import type { HiddenData } from '../../log/hiddenData.ts';
import type { LoggedStep } from '../../log/log.ts';
import { type MicrostepRows, rowsOf, type StateRow } from '../../log/rows.ts';
import { durationText, lineOf, payloadOf } from '../context/dataText.ts';
import * as styles from './Log.css.ts';

interface StepDetailsProps {
  readonly step: LoggedStep;
  readonly hidden: HiddenData;
}

/** The six rows of a step in the order of their execution, its data, and the fact behind it. */
export function StepDetails({ step, hidden }: StepDetailsProps) {
  const rows = useMemo(() => rowsOf(step), [step]);
  const data = payloadOf(hidden.event(step.event));
  return (
    <dl className={styles.rows}>
      {step.fact && <FactRows step={step} />}
      {data && <Row name="Data">{lineOf(data, 400)}</Row>}
      <Row name="Guards">{guardsOf(rows)}</Row>
      <Row name="Exit">{statesOf([...rows.exits, ...rows.end])}</Row>
      <Row name="Action">
        {orNone(
          rows.transitions
            .filter(({ actions }) => actions.length > 0)
            .map(({ key, actions }) => <div key={key}>{actions.map(({ name }) => name).join(', ')}</div>),
        )}
      </Row>
      <Row name="Entry">{statesOf(rows.entries)}</Row>
      <Row name="Always">{orNone(rows.eventless.map((each, index) => eventlessOf(each, index)))}</Row>
      <Row name="Timers">
        {orNone(
          rows.timers.map(({ change, name, ms }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- timers of a step never change
            <div key={index}>
              {name} {change}
              {ms !== null && `, ${durationText(ms)}`}
            </div>
          )),
        )}
      </Row>
    </dl>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.definition}>{children}</dd>
    </>
  );
}

function FactRows({ step: { fact } }: { readonly step: LoggedStep }) {
  const { position, time, actor, command, chart, isTodays } = fact!;
  return (
    <>
      <Row name="Fact">
        {position}, {new Date(time).toLocaleString('en-GB')}
      </Row>
      <Row name="By">{actor ?? 'the market itself'}</Row>
      {command !== null && <Row name="Command">{command}</Row>}
      <Row name="Chart">
        {chart.slice(0, 12)}
        {!isTodays && <span className={styles.changed}> an older chart than today’s</span>}
      </Row>
    </>
  );
}

function orNone(parts: readonly React.ReactNode[]): React.ReactNode {
  return parts.length > 0 ? parts : <span className={styles.none}>none</span>;
}

function guardsOf({ guards }: MicrostepRows): React.ReactNode {
  return orNone(
    guards.map(({ key, name, holds, error, isUnstable }) => (
      <div key={key} className={holds ? styles.yes : styles.no}>
        {name} {holds ? 'yes' : 'no'}
        {error !== null && `: ${error}`}
        {isUnstable && ' (it depends on more than the context)'}
      </div>
    )),
  );
}

function statesOf(states: readonly StateRow[]): React.ReactNode {
  return orNone(
    states.map(({ state, name, actions, actors }) => {
      const effects = [...actions.map((action) => action.name), ...actors.map(({ id }) => `actor ${id}`)];
      return (
        <div key={state}>
          {name}
          {effects.length > 0 && `: ${effects.join(', ')}`}
        </div>
      );
    }),
  );
}

function eventlessOf(rows: MicrostepRows, index: number): React.ReactNode {
  const { event, guards, transitions, exits, entries } = rows;
  const actions = transitions.flatMap((transition) => transition.actions.map(({ name }) => name));
  return (
    // oxlint-disable-next-line react/no-array-index-key -- the microsteps of a step never change
    <div key={index}>
      {event !== '' && <div>{event}</div>}
      {guards.length > 0 && guardsOf(rows)}
      {transitions.length > 0 && (
        <div>
          {exits.map(({ name }) => name).join(', ')} → {entries.map(({ name }) => name).join(', ')}
          {actions.length > 0 && `: ${actions.join(', ')}`}
        </div>
      )}
    </div>
  );
}
