import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { visibleStep } from '#machines/inspector/timeline/timelineMachine.ts';
import { compressedTime } from '../../log/idle.ts';
import { eventName } from '../../paths/charts/chart.ts';
import { durationText, timeText } from '../context/dataText.ts';
import { boundsOf, type Run } from '../run/run.ts';
import { useLogVersion } from '../run/useLog.ts';
import type { Timeline } from './useTimeline.ts';
import * as styles from './Transport.css.ts';

interface SliderProps {
  readonly run: Run;
  readonly timeline: Timeline;
}

/** The most ticks that are drawn. */
const mostTicks = 240;
/** How many steps Page Up and Page Down move. */
const page = 10;

/** The steps of the log on a time scale on which idle stretches are short. */
export function Slider({ run, timeline }: SliderProps) {
  const version = useLogVersion(run.log);
  const current = useSelector(timeline, ({ context }) => visibleStep(context));
  const { first, latest } = boundsOf(run.log);
  const times = useMemo(() => {
    const count = version === '' ? 0 : run.log.length;
    return Array.from({ length: count }, (_, index) => run.log.at(index)!.at);
  }, [run, version]);
  const scale = useMemo(() => compressedTime(times), [times]);
  const step = run.index.step(current);
  if (!step || latest === 0) return <div className={styles.slider} />;
  const isStill = times.at(-1) === times[0];
  /** The share of a step; steps at the same moment are spread if all are. */
  const shareOf = (number: number) =>
    isStill ? (number - first) / Math.max(1, latest - first) : scale.positionOf(times[number - first]!);
  const shares = sample(first, latest).map((number) => ({ number, share: shareOf(number) }));
  const at = shareOf(current);
  const name = step.event.type === 'xstate.init' ? 'begins' : eventName(step.event.type);
  const choose = (clientX: number, element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    const number = isStill ? first + Math.round(share * (latest - first)) : first + nearest(times, scale.at(share));
    timeline.send({ type: 'step.chosen', step: number });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => timeline.send({ type: 'step.moved', by: -1 }),
    ArrowDown: () => timeline.send({ type: 'step.moved', by: -1 }),
    ArrowRight: () => timeline.send({ type: 'step.moved', by: 1 }),
    ArrowUp: () => timeline.send({ type: 'step.moved', by: 1 }),
    PageDown: () => timeline.send({ type: 'step.moved', by: -page }),
    PageUp: () => timeline.send({ type: 'step.moved', by: page }),
    Home: () => timeline.send({ type: 'step.chosen', step: first }),
    End: () => timeline.send({ type: 'step.chosen', step: latest }),
  };
  return (
    <div
      className={styles.slider}
      role="slider"
      tabIndex={0}
      aria-label="Step"
      aria-valuemin={first}
      aria-valuemax={latest}
      aria-valuenow={current}
      aria-valuetext={`Step ${current} of ${latest}: ${name}`}
      onKeyDown={(event) => {
        const move = keys[event.key];
        if (!move) return;
        event.preventDefault();
        move();
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        choose(event.clientX, event.currentTarget);
      }}
      onPointerMove={(event) =>
        event.currentTarget.hasPointerCapture(event.pointerId) && choose(event.clientX, event.currentTarget)
      }
    >
      <svg className={styles.track} aria-hidden>
        <line className={styles.rail} x1="0" x2="100%" y1={35} y2={35} />
        <line className={styles.passed} x1="0" x2={percent(at)} y1={35} y2={35} />
        {!isStill &&
          scale.idle.map(({ from, to, start, end }) => (
            <g key={from}>
              <rect className={styles.idle} x={percent(start)} width={percent(end - start)} y={25} height={20} />
              {/* The texts at both ends need their room. */}
              {end - start > 0.08 && start + end > 0.4 && start + end < 1.6 && (
                <text className={styles.time} x={percent((start + end) / 2)} y={60} textAnchor="middle">
                  {durationText(to - from)} idle
                </text>
              )}
            </g>
          ))}
        {shares.map(({ number, share }) => (
          <line
            key={number}
            className={number <= current ? styles.passedTick : styles.tick}
            x1={percent(share)}
            x2={percent(share)}
            y1={28}
            y2={42}
          />
        ))}
        <text className={styles.time} x="0" y={60}>
          {timeText(run.log.started + times[0]!)}
        </text>
        <text className={styles.time} x="100%" y={60} textAnchor="end">
          {timeText(run.log.started + times.at(-1)!)}
        </text>
      </svg>
      <span
        className={styles.bubble}
        ref={(bubble) => bubble?.style.setProperty('left', percent(Math.min(0.92, Math.max(0.08, at))))}
      >
        {current} {name}
      </span>
      <span className={styles.thumb} ref={(thumb) => thumb?.style.setProperty('left', percent(at))} />
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

/** The numbers of the steps with a tick: all, or as many as are distinguishable. */
function sample(first: number, latest: number): readonly number[] {
  const every = Math.max(1, Math.ceil((latest - first + 1) / mostTicks));
  return Array.from({ length: Math.ceil((latest - first + 1) / every) }, (_, index) => first + index * every);
}

/** The index of the time that is closest to a moment. */
function nearest(times: readonly number[], moment: number): number {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle]! < moment) low = middle + 1;
    else high = middle;
  }
  return low > 0 && moment - times[low - 1]! < times[low]! - moment ? low - 1 : low;
}
