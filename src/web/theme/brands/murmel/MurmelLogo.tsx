import marmot from './marmot.svg';
import * as styles from './MurmelLogo.css.ts';

/** The marmot before its moon, and the word in ink. The marmot has the same colours in every mode, so it is a file: in a script it would be dear. */
export function MurmelLogo() {
  return (
    <svg viewBox="0 0 843 176" role="img" aria-label="murmel" className={styles.logo}>
      <g transform="translate(0 8) scale(2.5)">
        <circle cx="32" cy="32" r="30" className={styles.moon} />
        <image href={marmot} x="5" y="10.5" width="54" height="70.2" />
      </g>
      <path
        className={styles.word}
        transform="translate(194 12)"
        d="M11.75 61.75V138.25M11.75 90.7A28.95 28.95 0 0 1 69.65 90.7V138.25M69.65 90.7A28.95 28.95 0 0 1 127.54 90.7V138.25M168.04 61.75V104.59A33.66 33.66 0 0 0 235.36 104.59M235.36 61.75V138.25M275.86 61.75V138.25M275.86 92.72A30.97 30.97 0 0 1 306.83 61.75H311.83M344.81 61.75V138.25M344.81 90.7A28.95 28.95 0 0 1 402.7 90.7V138.25M402.7 90.7A28.95 28.95 0 0 1 460.6 90.7V138.25M502.1 100H577.6A38.25 38.25 0 1 0 560.7 131.8M615.28 11.75V138.25"
      />
    </svg>
  );
}
