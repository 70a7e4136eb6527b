import * as styles from './Progress.css.ts';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
}

/** How much of something is done. */
export function Progress({ label, value }: ProgressProps) {
  return <progress className={styles.progress} aria-label={label} value={value} />;
}
