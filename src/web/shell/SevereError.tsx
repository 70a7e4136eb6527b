import { Trans, useLingui } from '@lingui/react/macro';

import { pathTo } from '#routes';

import { useLanguage } from '../firstPage.tsx';
import { Head } from '../head.tsx';
import { supportAddress } from '../theme/brand.ts';
import { link } from '../theme/links.css.ts';
import { Container } from '../ui/Container.tsx';
import { Logo } from './Logo.tsx';
import * as styles from './SevereError.css.ts';

/**
 * The page for what nobody foresaw (SHELL-18 to 21). It stands in for the whole shell, which may be what broke, and its
 * link loads the homepage afresh.
 */
export function SevereError() {
  const { t } = useLingui();
  return (
    <main className={styles.page}>
      <Head title={t`A severe error has occurred`} index={false} />
      <Container width="content">
        <Logo />
        <h1 className={styles.title}>
          <Trans>A severe error has occurred</Trans>
        </h1>
        <p className={styles.text}>
          <Trans>
            Please reload the page or return to the homepage. If it happens again, write to{' '}
            <a className={link} href={`mailto:${supportAddress}`}>
              {supportAddress}
            </a>
            .
          </Trans>
        </p>
        <a className={styles.home} href={pathTo('home', useLanguage())}>
          <Trans>Return to homepage</Trans>
        </a>
      </Container>
    </main>
  );
}
