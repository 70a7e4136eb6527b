import * as styles from './Segments.css.ts';

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly chosen: Value;
  readonly segments: readonly { readonly value: Value; readonly label: string; readonly disabled: boolean }[];
  readonly onChoose: (value: Value) => void;
}

/** One of two or three that exclude each other, side by side. */
export function Segments<Value extends string>({ name, chosen, segments, onChoose }: SegmentsProps<Value>) {
  return (
    <div className={styles.segments}>
      {segments.map(({ value, label, disabled }) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            className={styles.radio}
            onChange={() => onChoose(value)}
          />
          <span className={styles.face}>{label}</span>
        </label>
      ))}
    </div>
  );
}
