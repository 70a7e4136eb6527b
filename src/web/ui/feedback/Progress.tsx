import * as styles from './Progress.css.ts';

interface ProgressProps {
  readonly label: string;
  /** The progress, from 0 to 1. */
  readonly value: number;
}

/** Shows the progress of some work. */
export function Progress({ label, value }: ProgressProps) {
  return <progress className={styles.progress} aria-label={label} value={value} />;
}
