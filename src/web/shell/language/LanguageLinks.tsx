import { languages } from '#machines/market/language.ts';

import { useAddresses, useLanguage } from '../../page/firstPage.tsx';
import { cachedView } from '../../fragments/cachedView.tsx';
import { languageNames } from './languageNames.ts';

interface LanguageLinksProps {
  readonly className?: string;
  /** The classes of a link: to the current language and to any other. */
  readonly link: { readonly current: string; readonly other: string };
  /** Two letters for each language, for narrow places. */
  readonly short?: boolean;
}

/** Links to this page in all languages. Each loads another document; the server remembers the choice (I18N-3). */
export function LanguageLinks(props: LanguageLinksProps) {
  const addresses = useAddresses();
  return <Links {...props} texts={languages.map((language) => addresses[language])} />;
}

interface LinksProps extends LanguageLinksProps {
  /** The paths of this page, one for each language. */
  readonly texts: readonly string[];
}

const Links = cachedView(function Links({ className, link, short = false, texts }: LinksProps) {
  const current = useLanguage();
  return (
    <ul className={className}>
      {languages.map((language, place) => (
        <li key={language}>
          <a
            href={texts[place]}
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
});
