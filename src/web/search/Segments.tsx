import { formatNumber } from '#market/numbers.ts';

import * as styles from './Segments.css.ts';

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly chosen: Value;
  readonly segments: readonly {
    readonly value: Value;
    readonly label: string;
    /** How many ads it would give; nobody may have told. */
    readonly count?: number | undefined;
  }[];
  readonly onChoose: (value: Value) => void;
}

/**
 * One of two or three that exclude each other, side by side. One that would give nothing stays, and cannot be chosen; the one
 * without a value stands for any.
 */
export function Segments<Value extends string>({ name, chosen, segments, onChoose }: SegmentsProps<Value>) {
  return (
    <div className={styles.segments}>
      {segments.map(({ value, label, count }) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={value !== '' && count === 0 && value !== chosen}
            className={styles.radio}
            onChange={() => onChoose(value)}
          />
          <span className={styles.face}>
            {label} {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
