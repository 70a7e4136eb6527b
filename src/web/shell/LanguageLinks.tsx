import { languages } from '#machines/market/language.ts';
import { inLanguage } from '#routes';

import { useAddress } from '../address.ts';
import { useLanguage } from '../firstPage.tsx';
import { languageNames } from './languageNames.ts';

interface LanguageLinksProps {
  readonly className?: string;
  /** Of a link, to the language one reads and to any other. */
  readonly link: { readonly current: string; readonly other: string };
  /** Where there is room for two letters alone. */
  readonly short?: boolean;
}

/** This page in all languages. Each is another document: the server remembers the choice (I18N-3). */
export function LanguageLinks({ className, link, short = false }: LanguageLinksProps) {
  const address = useAddress();
  const current = useLanguage();
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={inLanguage(address, language)}
            hrefLang={language}
            lang={language}
            title={short ? languageNames[language] : undefined}
            aria-current={language === current ? 'true' : undefined}
            className={language === current ? link.current : link.other}
          >
            {short ? language.toUpperCase() : languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
