import { Trans, useLingui } from '@lingui/react/macro';

import { Head } from '../../page/head.tsx';
import { kind, size } from '../../ui/button/Button.css.ts';
import { Container } from '../../ui/layout/Container.tsx';
import * as styles from '../failure/FailureScreen.css.ts';

/**
 * Replaces a page whose scripts failed to load. Its link loads a new document: if a newer build has replaced the
 * scripts, only that helps.
 */
export function PageNotLoaded({ address }: { readonly address: string }) {
  const { t } = useLingui();
  return (
    <Container>
      <Head title={t({ id: 'shell.failed', message: 'This page didn’t load' })} index={false} />
      <div role="alert" className={styles.words}>
        <h1 className={styles.title}>
          <Trans id="shell.failed">This page didn’t load</Trans>
        </h1>
        <p className={styles.text}>
          <Trans id="shell.failed.why">You may be offline, or the site has just been updated.</Trans>
        </p>
        <a href={address} className={`${kind.primary} ${size.normal}`}>
          <Trans id="ui.loadAgain">Reload</Trans>
        </a>
      </div>
    </Container>
  );
}
