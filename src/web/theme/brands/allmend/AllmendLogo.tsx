import * as styles from './AllmendLogo.css.ts';
import { signPath } from './signPath.ts';
import { wordPath } from './wordPath.ts';

/** allmend's logo: the sign in the accent colour, the word in the text colour. */
export function AllmendLogo() {
  return (
    <svg viewBox="0 0 894.3 176" role="img" aria-label="allmend" className={styles.logo}>
      <path className={styles.sign} transform="translate(0 8) scale(2.5)" fillRule="evenodd" d={signPath} />
      <path className={styles.word} transform="translate(206 6)" d={wordPath} />
    </svg>
  );
}
