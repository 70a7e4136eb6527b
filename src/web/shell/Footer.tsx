import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

import { languages } from '#machines/market/language.ts';
import { inLanguage, pathTo } from '#routes';

import { useAddress } from '../address.ts';
import { useLanguage } from '../firstPage.tsx';
import { brand, supportAddress } from '../theme/brand.ts';
import { sign } from '../theme/sign.ts';
import { Container } from '../ui/Container.tsx';
import * as styles from './Footer.css.ts';
import { languageNames } from './languageNames.ts';
import { ModeChoice } from './ModeChoice.tsx';

/** The end of every page: ways in, help, how it looks, in which language. */
export function Footer() {
  const language = useLanguage();
  const address = useAddress();
  return (
    <footer className={styles.footer}>
      <Container width="footer">
        <div className={styles.columns}>
          <section>
            <h2 className={styles.title}>
              <Trans>Browse</Trans>
            </h2>
            <ul>
              <li>
                <Link to={pathTo('list', language)} className={styles.entry}>
                  <Trans>All ads</Trans>
                </Link>
              </li>
              <li>
                <Link to={`${pathTo('list', language)}?gratis=1`} className={styles.entry}>
                  <Trans>Free items</Trans>
                </Link>
              </li>
            </ul>
          </section>
          <section>
            <h2 className={styles.title}>
              <Trans>Help</Trans>
            </h2>
            <a href={`mailto:${supportAddress}`} className={styles.entry}>
              <Trans>Contact support</Trans>
            </a>
          </section>
          <section>
            <h2 className={styles.title}>
              <Trans>Language</Trans>
            </h2>
            <ul>
              {languages.map((other) => (
                <li key={other}>
                  <a
                    href={inLanguage(address, other)}
                    hrefLang={other}
                    lang={other}
                    className={other === language ? styles.here : styles.entry}
                    aria-current={other === language ? 'true' : undefined}
                  >
                    {languageNames[other]}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <ModeChoice />
        </div>
        <p className={styles.end}>
          <img src={sign} alt="" width={28} height={28} loading="lazy" />
          {brand}
        </p>
      </Container>
    </footer>
  );
}
