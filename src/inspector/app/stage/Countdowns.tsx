import { useEffect, useState } from 'react';
import type { PlacedBox, PlacedChart } from '../../drawing/layout.ts';
import { runningTimers } from '../../log/timers.ts';
import { durationText } from '../context/dataText.ts';
import type { Run } from '../run/run.ts';
import * as styles from './Countdowns.css.ts';

interface CountdownsProps {
  readonly placed: PlacedChart;
  readonly run: Run;
  readonly session: string;
  /** The visible step, and whether it is the present. */
  readonly step: number;
  readonly isLive: boolean;
}

const radius = 9;
const circle = 2 * Math.PI * radius;

/** The running delays at their states: a ring that empties, with the time that is left. */
export function Countdowns({ placed, run, session, step, isLive }: CountdownsProps) {
  const timers = runningTimers(run.index, session, step);
  const isTicking = isLive && !run.simulation && timers.length > 0;
  const [present, setPresent] = useState(Date.now);
  useEffect(() => {
    if (!isTicking) return undefined;
    const interval = setInterval(() => setPresent(Date.now()), 100);
    return () => clearInterval(interval);
  }, [isTicking]);
  const shown = run.index.step(step)?.at ?? 0;
  const now = !isLive ? shown : (run.simulation?.now ?? Math.max(shown, present - run.log.started));
  return timers.map(({ id, name, of, event, started, ends }, index) => {
    const box = boxOf(placed, of, event);
    if (!box) return null;
    const left = Math.max(0, ends - now);
    const share = ends > started ? left / (ends - started) : 0;
    const [x, y] = [box.x + box.width - 14, box.y + (box.kind === 'event' ? -8 : 16) + index * 24];
    return (
      <g key={id ?? `${name} ${started}`} role="img" aria-label={`${name}: ${durationText(left)} left`}>
        <circle className={styles.rail} cx={x} cy={y} r={radius} />
        <circle
          className={styles.left}
          cx={x}
          cy={y}
          r={radius}
          strokeDasharray={`${circle * share} ${circle}`}
          transform={`rotate(-90 ${x} ${y})`}
        />
        <text className={styles.text} x={x + 14} y={y + 4}>
          {durationText(left)}
        </text>
      </g>
    );
  });
}

/** The box of a delay: that of its event, or of its state. */
function boxOf({ boxes }: PlacedChart, of: string | null, event: string): PlacedBox | undefined {
  return boxes.find(({ id }) => id === `${of} | ${event}`) ?? boxes.find(({ id }) => id === of);
}
