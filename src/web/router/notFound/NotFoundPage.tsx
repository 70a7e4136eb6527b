import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';

import { pathTo } from '#routes';

import { useLanguage, useSupport } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import marmot from '../../theme/brands/murmel/marmot-lost.svg';
import { LinkButton } from '../../ui/button/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import * as styles from './NotFoundPage.css.ts';
import { SearchBar } from '../../search/bar/SearchBar.tsx';
import { WaysOn } from './WaysOn.tsx';

/** The not-found page, with ways to continue (SHELL-22 to 24). */
export function Component() {
  const { t } = useLingui();
  const language = useLanguage();
  const support = useSupport();
  return (
    <Container>
      <Head title={t({ id: 'shell.notFound', message: 'Not found' })} index={false} />
      <div className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <Trans id="shell.lost">Hoppla! We could not find what you were looking for.</Trans>
          </h1>
          <p className={styles.lead}>
            {__BRAND__ === 'murmel' ? (
              <Trans id="shell.lost.why.m">It may already be sold. Or it’s one burrow further on.</Trans>
            ) : (
              <Trans id="shell.lost.why">It may already be sold, or there’s a typo in the address.</Trans>
            )}
          </p>
          <SearchBar kind="page" />
          <WaysOn />
        </div>
        {__BRAND__ === 'murmel' && <img src={marmot} alt="" width={560} height={385} className={styles.marmot} />}
      </div>
      <section className={styles.help}>
        {support !== undefined && (
          <>
            <h2 className={styles.helpTitle}>
              <Trans id="shell.lost.help">Something not right?</Trans>
            </h2>
            <p className={styles.helpText}>
              <Trans id="shell.lost.write">Write to us. We’ll look into it and get back to you.</Trans>
            </p>
          </>
        )}
        <div className={styles.helpWays}>
          {support !== undefined && (
            <LinkButton to={`mailto:${support}`} icon={Mail}>
              <Trans id="shell.contact">Contact us</Trans>
            </LinkButton>
          )}
          <LinkButton to={pathTo('insertion', language, { rest: 'start' })}>
            <Trans id="shell.post">Post an ad</Trans>
          </LinkButton>
        </div>
      </section>
    </Container>
  );
}
