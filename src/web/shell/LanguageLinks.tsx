import { type Language, languages } from '#machines/market/language.ts';

import { useAddressIn, useLanguage } from '../firstPage.tsx';
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
  const current = useLanguage();
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <LanguageLink language={language} isCurrent={language === current} link={link} short={short} />
        </li>
      ))}
    </ul>
  );
}

function LanguageLink({
  language,
  isCurrent,
  link,
  short,
}: Omit<LanguageLinksProps, 'className'> & { readonly language: Language; readonly isCurrent: boolean }) {
  return (
    <a
      href={useAddressIn(language)}
      hrefLang={language}
      lang={language}
      title={short ? languageNames[language] : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      className={isCurrent ? link.current : link.other}
    >
      {short ? language.toUpperCase() : languageNames[language]}
    </a>
  );
}
