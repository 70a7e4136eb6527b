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
      <Head title={t`This page did not load`} index={false} />
      <div role="alert" className={styles.words}>
        <h1 className={styles.title}>
          <Trans>This page did not load</Trans>
        </h1>
        <p className={styles.text}>
          <Trans>The connection may be gone, or the market was renewed in the meantime.</Trans>
        </p>
        <a href={address} className={`${kind.primary} ${size.normal}`}>
          <Trans>Load again</Trans>
        </a>
      </div>
    </Container>
  );
}
