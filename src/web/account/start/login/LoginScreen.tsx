import { Trans, useLingui } from '@lingui/react/macro';

import { Head } from '../../../page/head.tsx';
import { LinkButton } from '../../../ui/button/Button.tsx';
import { useLinkedEmail } from '../emailLinkState.ts';
import { UnsentMessageNotice } from '../UnsentMessageNotice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OldBrowserNotice } from '../OldBrowserNotice.tsx';
import { StartLayout } from '../StartLayout.tsx';
import * as styles from '../StartLayout.css.ts';
import { useStartLink } from '../startLink.ts';
import { useLoginRedirect, useRedirectNotice } from '../useLoginRedirect.ts';

/** The login page (ROUTES-34). It leads back to the page that redirected here. */
export function LoginScreen() {
  const { t } = useLingui();
  useLoginRedirect();
  useRedirectNotice();
  return (
    <StartLayout title={<Trans id="login.title">Welcome back</Trans>} aside={<OfferAccount />}>
      <Head title={t({ id: 'login.action', message: 'Log in' })} index={false} />
      <OldBrowserNotice />
      <UnsentMessageNotice />
      <LoginForm email={useLinkedEmail()} />
    </StartLayout>
  );
}

function OfferAccount() {
  return (
    <>
      <p className={styles.asideTitle}>
        <Trans id="login.newHere">New here?</Trans>
      </p>
      <p>
        <Trans id="login.whyAccount">With a free account you can sell, save ads and send messages.</Trans>
      </p>
      <LinkButton to={useStartLink('register').to}>
        <Trans id="register.action">Create account</Trans>
      </LinkButton>
    </>
  );
}
