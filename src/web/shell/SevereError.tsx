import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { pathTo } from '#routes';

import { useLanguage } from '../firstPage.tsx';
import { Head } from '../head.tsx';
import { StorageMissing } from '../storage.ts';
import { supportAddress } from '../theme/brand.ts';
import { link } from '../theme/links.css.ts';
import { Container } from '../ui/Container.tsx';
import { ErrorFooter } from './ErrorFooter.tsx';
import { Logo } from './Logo.tsx';
import * as styles from './SevereError.css.ts';

/**
 * The page for what nobody foresaw (SHELL-18 to 21). It stands in for the whole shell, which may be what broke, and its
 * link loads the homepage afresh.
 */
export function SevereError({ error }: { readonly error?: unknown }) {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <Head title={t`A severe error has occurred`} index={false} />
        <Container width="content">
          <Logo />
          <div className={styles.words}>
            <h1 className={styles.title}>
              <Trans>A severe error has occurred</Trans>
            </h1>
            <div className={styles.text}>{whatToDo(error)}</div>
            <a className={styles.home} href={pathTo('home', useLanguage())}>
              <Trans>Return to homepage</Trans>
            </a>
          </div>
        </Container>
      </main>
      <ErrorFooter />
    </div>
  );
}

function whatToDo(error: unknown): ReactNode {
  return (
    <>
      {error instanceof StorageMissing && (
        <p>
          <Trans>
            Your browser keeps nothing for this page, and without that the market cannot work. Allow cookies and site
            data for it in the settings of your browser, or leave private mode.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          Please reload the page or return to the homepage. If it happens again, write to{' '}
          <a className={link} href={`mailto:${supportAddress}`}>
            {supportAddress}
          </a>
          .
        </Trans>
      </p>
    </>
  );
}
