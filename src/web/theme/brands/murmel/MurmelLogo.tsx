import { useId } from 'react';

import * as styles from './MurmelLogo.css.ts';

/** The marmot before its moon, and the word in ink. */
export function MurmelLogo() {
  const clip = useId();
  return (
    <svg viewBox="0 0 843 176" role="img" aria-label="murmel" className={styles.logo}>
      <g transform="translate(0 8) scale(2.5)">
        <clipPath id={clip}>
          <circle cx="32" cy="32" r="30" />
        </clipPath>
        <circle cx="32" cy="32" r="30" className={styles.moon} />
        <g clipPath={`url(#${clip})`}>
          <g transform="translate(5 10.5) scale(.27)">
            <path fill="#B97A3F" d="M10 260C10 160 48 110 100 110S190 160 190 260Z" />
            <circle cx="58" cy="40" r="17" fill="#B97A3F" />
            <circle cx="58" cy="41" r="9" fill="#7C4A22" />
            <circle cx="142" cy="40" r="17" fill="#B97A3F" />
            <circle cx="142" cy="41" r="9" fill="#7C4A22" />
            <path
              fill="#B97A3F"
              d="M100 14C146 14 164 46 168 84C172 126 144 148 100 148S28 126 32 84C36 46 54 14 100 14Z"
            />
            <path
              fill="#5B3A20"
              d="M100 14C128 14 146 26 156 46C138 40 122 44 112 58C106 66 94 66 88 58C78 44 62 40 44 46C54 26 72 14 100 14Z"
            />
            <path
              fill="#F3DDB8"
              d="M100 84C126 84 148 98 148 118C148 138 126 148 100 148S52 138 52 118C52 98 74 84 100 84Z"
            />
            <circle cx="68" cy="78" r="9.5" fill="#2A1C10" />
            <circle cx="132" cy="78" r="9.5" fill="#2A1C10" />
            <circle cx="71" cy="74.5" r="3.2" fill="#fff" />
            <circle cx="135" cy="74.5" r="3.2" fill="#fff" />
            <path fill="#2A1C10" d="M84 92C84 86 92 84 100 84S116 86 116 92C116 100 106 106 100 106S84 100 84 92Z" />
            <path
              d="M100 106V114M82 112C84 122 96 122 100 114C104 122 116 122 118 112"
              fill="none"
              stroke="#2A1C10"
              strokeWidth={4.5}
              strokeLinecap="round"
            />
            <path
              fill="#FFF6E2"
              d="M92.5 120H99.3V132Q99.3 135 96 135T92.5 132ZM100.7 120H107.5V132Q107.5 135 104 135T100.7 132Z"
            />
            <path
              d="M46 106L22 100M46 114L20 116M154 106L178 100M154 114L180 116"
              stroke="#8F5727"
              strokeWidth={3}
              strokeLinecap="round"
              opacity=".55"
            />
          </g>
        </g>
      </g>
      <path
        className={styles.word}
        transform="translate(194 12)"
        d="M11.75 61.75V138.25M11.75 90.7A28.95 28.95 0 0 1 69.65 90.7V138.25M69.65 90.7A28.95 28.95 0 0 1 127.54 90.7V138.25M168.04 61.75V104.59A33.66 33.66 0 0 0 235.36 104.59M235.36 61.75V138.25M275.86 61.75V138.25M275.86 92.72A30.97 30.97 0 0 1 306.83 61.75H311.83M344.81 61.75V138.25M344.81 90.7A28.95 28.95 0 0 1 402.7 90.7V138.25M402.7 90.7A28.95 28.95 0 0 1 460.6 90.7V138.25M502.1 100H577.6A38.25 38.25 0 1 0 560.7 131.8M615.28 11.75V138.25"
      />
    </svg>
  );
}
