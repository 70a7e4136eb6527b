import { useLingui } from '@lingui/react/macro';

import { languages } from '#machines/market/language.ts';
import { inLanguage } from '#routes';

import { useAddress } from '../address.ts';
import { useLanguage } from '../firstPage.tsx';
import { languageNames } from './languageNames.ts';
import * as styles from './LanguageSwitch.css.ts';

/** This page in the other languages. Each is another document: the server remembers the choice (I18N-3). */
export function LanguageSwitch() {
  const { t } = useLingui();
  const address = useAddress();
  const current = useLanguage();
  return (
    <nav aria-label={t`Language`}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(address, language)}
              hrefLang={language}
              lang={language}
              title={languageNames[language]}
              aria-current={language === current ? 'true' : undefined}
              className={language === current ? styles.current : styles.other}
            >
              {language.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
