import { Trans } from '@lingui/react/macro';

import type { FooterContent } from '#machines/market/footerContent.ts';
import { placeAt } from '#routes';

import { useFirstPage, useLanguage } from '../../page/firstPage.tsx';
import { cachedView } from '../../fragments/cachedView.tsx';
import { brand } from '../../theme/brand.ts';
import { Sign } from '../../theme/Sign.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import * as styles from './Footer.css.ts';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { shownLinks } from './shownLinks.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The end of every page: the links of the content service (SHELL-15), the languages and the colour mode. */
export function Footer() {
  const { footer, mode } = useFirstPage();
  return (
    <footer className={styles.footer}>
      <Container width="footer">
        <div className={styles.columns}>
          {footer && <StandardLinks links={shownLinks(footer)} />}
          <Languages />
          <ModeChoice mode={mode} />
        </div>
        <div className={styles.endOfPage}>
          <Sign />
          {brand}
          {footer && <SocialLinks links={footer.social_media_links} />}
        </div>
      </Container>
    </footer>
  );
}

interface StandardLinksProps {
  readonly links: FooterContent['standard_links'];
}

const StandardLinks = cachedView(function StandardLinks({ links }: StandardLinksProps) {
  return (
    <section className={styles.links}>
      <h2 className={styles.title}>
        <Trans id="shell.footer">At a glance</Trans>
      </h2>
      <ul className={styles.linkColumns}>
        {links.map((link) => (
          <li key={link.link_target}>
            <StandardLink {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** A page of the market in this language is a navigation; another language or another target loads a document. */
function StandardLink({ link_target: target, link_text: text, nofollow }: FooterContent['standard_links'][number]) {
  const language = useLanguage();
  const rel = nofollow ? 'nofollow' : undefined;
  if (target.startsWith('/') && placeAt(target)?.language === language) {
    return (
      <Link to={target} rel={rel} className={styles.entry}>
        {text}
      </Link>
    );
  }
  return (
    <a href={target} rel={rel} className={styles.entry}>
      {text}
    </a>
  );
}

function SocialLinks({ links }: { readonly links: FooterContent['social_media_links'] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.social}>
      {links.map(({ link_target: target, social_media_icon: icon, nofollow }) => (
        <li key={target}>
          <a href={target} rel={nofollow ? 'nofollow' : undefined} className={styles.socialLink}>
            <img src={icon.url} alt={icon.alt} width={24} height={24} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Languages() {
  return (
    <section>
      <h2 className={styles.title}>
        <Trans id="shell.language">Language</Trans>
      </h2>
      <LanguageLinks link={{ current: styles.here, other: styles.entry }} />
    </section>
  );
}
