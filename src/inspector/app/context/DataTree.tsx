import { lineOf } from './dataText.ts';
import * as styles from './Context.css.ts';

interface DataTreeProps {
  /** A shown value: plain data. */
  readonly value: unknown;
  readonly name?: string;
  /** Levels that are open at first. */
  readonly open?: number;
}

/** Plain data as a tree that opens and closes. */
export function DataTree({ value, name, open = 2 }: DataTreeProps) {
  const label = name === undefined ? null : <span className={styles.key}>{name}: </span>;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) {
    return (
      <div className={styles.value}>
        {label}
        {lineOf(value, 2000)}
      </div>
    );
  }
  return (
    <details open={open > 0}>
      <summary className={styles.summary}>
        {label}
        {Array.isArray(value) ? `${entries.length} items` : lineOf(value, 48)}
      </summary>
      <div className={styles.branch}>
        {entries.map(([key, part]) => (
          <DataTree key={key} name={key} value={part} open={open - 1} />
        ))}
      </div>
    </details>
  );
}
