import type { HeatOfMachine } from '../../host/host.ts';
import type { Answer } from '../useAnswer.ts';
import { takenBy } from './heatCounts.ts';
import * as styles from './HeatSources.css.ts';

interface HeatSourcesProps {
  readonly answer: Answer<HeatOfMachine>;
  readonly leftOut: readonly string[];
  readonly onToggle: (source: string) => void;
}

/** The sources of the heat map: each can be left out. */
export function HeatSources({ answer: { value, isPending }, leftOut, onToggle }: HeatSourcesProps) {
  if (isPending) {
    return (
      <p className={styles.sources} role="status">
        Counting…
      </p>
    );
  }
  if (!value) return null;
  return (
    <fieldset className={styles.sources}>
      <legend className={styles.legend}>Counts of</legend>
      {value.sources.length === 0 && <p>Nothing has been counted yet. The tests and npm run paths count.</p>}
      {value.sources.map((source) => (
        <label key={source.name} className={styles.source}>
          <input type="checkbox" checked={!leftOut.includes(source.name)} onChange={() => onToggle(source.name)} />
          {source.name}
          <span className={styles.count}>{takenBy(source).toLocaleString('en')}</span>
        </label>
      ))}
    </fieldset>
  );
}
