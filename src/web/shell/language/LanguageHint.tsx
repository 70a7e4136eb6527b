import type { Language, Multilingual } from '#machines/market/language.ts';

import { useAddresses } from '../../page/firstPage.tsx';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import * as styles from './LanguageHint.css.ts';

/** Each offer is in the language that it offers, for visitors who read no other. */
const offers: Multilingual = {
  de: 'Auch auf Deutsch',
  fr: 'Aussi en français',
  it: 'Anche in italiano',
  en: 'Also in English',
};

/** Shows newcomers that this page exists in the language that their browser prefers. */
export function LanguageHint({ language }: { readonly language: Language }) {
  const address = useAddresses()[language];
  return (
    <div className={styles.place}>
      <Tooltip name={`language-${language}`}>
        {(close) => (
          <a href={address} hrefLang={language} lang={language} onClick={close} className={styles.offer}>
            {offers[language]}
          </a>
        )}
      </Tooltip>
    </div>
  );
}
