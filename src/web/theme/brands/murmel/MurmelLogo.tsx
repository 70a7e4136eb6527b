import marmot from './marmot.svg';
import * as styles from './MurmelLogo.css.ts';
import { wordPath } from './wordPath.ts';

/**
 * murmel's logo: the marmot in front of its moon, and the word in the text colour. The marmot has the same colours in
 * every mode, so it is a file: in a script it would be too large.
 */
export function MurmelLogo() {
  return (
    <svg viewBox="0 0 843 176" role="img" aria-label="murmel" className={styles.logo}>
      <g transform="translate(0 8) scale(2.5)">
        <circle cx="32" cy="32" r="30" className={styles.moon} />
        <image href={marmot} x="5" y="10.5" width="54" height="70.2" />
      </g>
      <path className={styles.word} transform="translate(194 12)" d={wordPath} />
    </svg>
  );
}
