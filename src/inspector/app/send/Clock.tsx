import { eventName } from '../../paths/charts/chart.ts';
import type { Simulation } from '../../log/simulation.ts';
import { durationText } from '../context/dataText.ts';
import { Button } from '../window/Button.tsx';
import * as styles from './Send.css.ts';

/** The clock of a simulation: only the developer advances the time. */
export function Clock({ simulation }: { readonly simulation: Simulation }) {
  const { now, timers } = simulation;
  return (
    <section className={styles.section} aria-label="Clock">
      <h3 className={styles.title}>Clock: {durationText(now)}</h3>
      {timers.length === 0 ? (
        <p className={styles.hint}>No delay is running.</p>
      ) : (
        <ul className={styles.list}>
          {timers.map(({ id, event, left }) => (
            <li key={id ?? event.type} className={styles.timer}>
              <span>{eventName(event.type)}</span>
              <span>in {durationText(left)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => simulation.advance(100)}>+ 100 ms</Button>
        <Button onClick={() => simulation.advance(1000)}>+ 1 s</Button>
        <Button onClick={() => simulation.advance(60_000)}>+ 1 min</Button>
        <Button isDisabled={timers.length === 0} onClick={() => simulation.advanceToNext()}>
          To the next delay
        </Button>
      </div>
    </section>
  );
}
