import * as styles from './AllmendLogo.css.ts';
import { signPath } from './signPath.ts';

/** allmend's sign without the word, in the accent colour. */
export function AllmendSign() {
  return (
    <svg viewBox="0 0 64 64" width={28} height={28} aria-hidden>
      <path className={styles.sign} fillRule="evenodd" d={signPath} />
    </svg>
  );
}
