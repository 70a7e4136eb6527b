import { formatNumber } from '#market/numbers.ts';

import { cachedView } from '../../fragments/cachedView.tsx';
import * as styles from './Segments.css.ts';

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly chosen: Value;
  readonly segments: readonly {
    readonly value: Value;
    readonly label: string;
    /** The number of results with this option; undefined if it is not known. */
    readonly count?: number | undefined;
  }[];
  readonly onChoose: (value: Value) => void;
}

/**
 * Two or three exclusive options, side by side. An option without results is disabled; the option with an empty value
 * means any.
 */
export function Segments<Value extends string>({ name, chosen, segments, onChoose }: SegmentsProps<Value>) {
  return (
    <Faces
      name={name}
      chosen={chosen}
      segments={segments.map(({ value, label, count }) => ({
        value,
        label,
        isCounted: count !== undefined,
        isNone: value !== '' && count === 0 && value !== chosen,
      }))}
      texts={segments.map(({ count }) => (count === undefined ? '' : formatNumber(count)))}
      onChoose={(value) => onChoose(value as Value)}
    />
  );
}

interface FacesProps {
  readonly name: string;
  readonly chosen: string;
  readonly segments: readonly {
    readonly value: string;
    readonly label: string;
    readonly isCounted: boolean;
    readonly isNone: boolean;
  }[];
  /** The counts. */
  readonly texts: readonly string[];
  readonly onChoose: (value: string) => void;
}

const Faces = cachedView(function Faces({ name, chosen, segments, texts, onChoose }: FacesProps) {
  return (
    <div className={styles.segments}>
      {segments.map(({ value, label, isCounted, isNone }, place) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isNone}
            className={styles.radio}
            onChange={() => onChoose(value)}
          />
          <span className={styles.face}>
            {label} {isCounted && <span className={styles.count}>{texts[place]}</span>}
          </span>
        </label>
      ))}
    </div>
  );
});
