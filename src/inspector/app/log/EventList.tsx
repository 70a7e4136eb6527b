import { useSelector } from '@xstate/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { visibleStep } from '#machines/inspector/timeline/timelineMachine.ts';
import { eventName } from '../../paths/charts/chart.ts';
import { filteredSteps, filterOf } from '../../log/filter.ts';
import type { LoggedStep } from '../../log/log.ts';
import { neighboursOfMachine } from '../../log/neighbours.ts';
import { durationText } from '../context/dataText.ts';
import type { Run } from '../run/run.ts';
import { useLogVersion } from '../run/useLog.ts';
import type { Timeline } from '../timeline/useTimeline.ts';
import { Button } from '../window/Button.tsx';
import { StepDetails } from './StepDetails.tsx';
import * as styles from './Log.css.ts';

/** The height of a row without details, in pixels. */
const rowHeight = 30;

interface EventListProps {
  readonly run: Run;
  readonly timeline: Timeline;
}

/** The events of the log; only the visible rows exist, so that 100,000 events scroll like ten. */
export function EventList({ run, timeline }: EventListProps) {
  const version = useLogVersion(run.log);
  const context = useSelector(timeline, (now) => now.context);
  const { filter, session } = context;
  const numbers = useNumbers(run, filter, session, version);
  const current = visibleStep(context);
  const scroll = useRef<HTMLDivElement>(null);
  // Another function would place all rows again at each render.
  const keyOf = useCallback((index: number) => numbers[index]!, [numbers]);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoised here
  const list = useVirtualizer({
    count: numbers.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: keyOf,
  });
  const place = placeOf(numbers, current);
  useEffect(() => {
    if (place >= 0) list.scrollToIndex(place, { align: 'auto' });
  }, [list, place]);
  return (
    <div className={styles.panel}>
      <Filter timeline={timeline} />
      {run.log.dropped > 0 && (
        <p className={styles.note}>
          The oldest {run.log.dropped.toLocaleString('en')} events were dropped; the log holds{' '}
          {run.log.capacity.toLocaleString('en')}.
        </p>
      )}
      {numbers.length === 0 && (
        <p className={styles.note} role="status">
          {run.log.length === 0 ? 'Nothing has happened yet.' : 'No event passes the filter.'}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className={styles.scroll} ref={scroll} role="list" aria-label="Events" tabIndex={0}>
        <div className={styles.all} ref={(all) => all?.style.setProperty('height', `${list.getTotalSize()}px`)}>
          {list.getVirtualItems().map(({ key, index, start, size }) => (
            <div
              key={key}
              role="listitem"
              className={styles.item}
              data-index={index}
              ref={(item) => {
                item?.style.setProperty('transform', `translateY(${start}px)`);
                // Measuring forces a layout: all rows without details have the same height.
                if (index === place || size !== rowHeight) list.measureElement(item);
              }}
            >
              <Event run={run} timeline={timeline} numbers={numbers} index={index} current={current} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

type FilterState = ReturnType<Timeline['getSnapshot']>['context']['filter'];

function useNumbers(run: Run, filter: FilterState, session: string | null, version: string): readonly number[] {
  const steps = useMemo(() => {
    const sessions = filter.isOnlyActor && session !== null ? new Set([session]) : null;
    return filteredSteps(run.log, filterOf({ sessions, types: filter.types, text: filter.text }, run.hidden));
  }, [run, filter, session]);
  // The list is the same object while nothing changes; a version is a reason to read it again.
  return useMemo(() => (version === '' ? [] : steps.numbers()), [steps, version]);
}

/** The place of a step in a list, or of the latest one before it. */
function placeOf(numbers: readonly number[], step: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! <= step) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

interface EventProps extends EventListProps {
  readonly numbers: readonly number[];
  readonly index: number;
  readonly current: number;
}

const Event = memo(function Event({ run, timeline, numbers, index, current }: EventProps) {
  const number = numbers[index]!;
  const step = run.index.step(number);
  if (!step) return null;
  const previous = index > 0 ? run.index.step(numbers[index - 1]!) : undefined;
  const isCurrent = number === current;
  const isSeveral = run.log.actors.size > 1;
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-current={isCurrent ? 'true' : undefined}
        data-future={number > current}
        onClick={() => {
          timeline.send({ type: 'step.chosen', step: number });
          timeline.send({ type: 'actor.chosen', session: step.session });
        }}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.name}>
          {step.fact && !step.fact.isTodays && (
            <span className={styles.changed} title="Accepted by an older chart than today’s">
              ≠{' '}
            </span>
          )}
          {step.event.type === 'xstate.init' ? 'begins' : eventName(step.event.type)}
          {isSeveral && <span className={styles.actor}> {run.log.actors.get(step.session)?.name}</span>}
        </span>
        <span className={styles.since}>+{durationText(step.at - (previous?.at ?? step.at))}</span>
      </button>
      {isCurrent && (
        <>
          <StepDetails step={step} hidden={run.hidden} />
          {isSeveral && <Neighbours run={run} timeline={timeline} session={step.session} number={number} />}
        </>
      )}
    </>
  );
});

interface NeighboursProps extends EventListProps {
  readonly session: string;
  readonly number: number;
}

/** Buttons that go to the previous and to the next event of the machine, whichever of its actors received them. */
function Neighbours({ run, timeline, session, number }: NeighboursProps) {
  const { previous, next } = neighboursOfMachine(run.index, run.log.actors.get(session)?.name ?? '', number);
  const go = (step: LoggedStep | undefined) => step && timeline.send({ type: 'step.chosen', step: step.number });
  return (
    <div className={styles.steps}>
      <Button isDisabled={!previous} onClick={() => go(previous)}>
        Previous of this machine
      </Button>
      <Button isDisabled={!next} onClick={() => go(next)}>
        Next
      </Button>
    </div>
  );
}

/** The filter by the type of the event, by its data and by actor. */
function Filter({ timeline }: Pick<EventListProps, 'timeline'>) {
  const filter = useSelector(timeline, ({ context }) => context.filter);
  const change = (changed: Partial<FilterState>) => timeline.send({ type: 'filter.changed', ...filter, ...changed });
  return (
    <search className={styles.filter}>
      <input
        className={styles.field}
        type="search"
        aria-label="Filter by event"
        placeholder="Event"
        value={filter.types}
        onChange={({ target }) => change({ types: target.value })}
      />
      <input
        className={styles.field}
        type="search"
        aria-label="Filter by data"
        placeholder="Data"
        value={filter.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.isOnlyActor}
          onChange={({ target }) => change({ isOnlyActor: target.checked })}
        />
        This machine only
      </label>
    </search>
  );
}
