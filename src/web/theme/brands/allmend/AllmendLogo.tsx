import * as styles from './AllmendLogo.css.ts';
import { signPath } from './signPath.ts';

/** The sign in the accent, the word in ink. */
export function AllmendLogo() {
  return (
    <svg viewBox="0 0 894.3 176" role="img" aria-label="allmend" className={styles.logo}>
      <path className={styles.sign} transform="translate(0 8) scale(2.5)" fillRule="evenodd" d={signPath} />
      <path
        className={styles.word}
        transform="translate(206 6)"
        d="M50 59.75A40.25 40.25 0 1 0 50 140.25A40.25 40.25 0 1 0 50 59.75M90.25 50V150M126.75 0V150M163.25 0V150M199.75 50V150M199.75 90.21A30.46 30.46 0 0 1 260.67 90.21V150M260.67 90.21A30.46 30.46 0 0 1 321.59 90.21V150M359.09 100H438.59A40.25 40.25 0 1 0 429.1 125.9M472.75 50V150M472.75 95.17A35.42 35.42 0 0 1 543.59 95.17V150M620.34 59.75A40.25 40.25 0 1 0 620.34 140.25A40.25 40.25 0 1 0 620.34 59.75M660.59 0V150"
      />
    </svg>
  );
}
