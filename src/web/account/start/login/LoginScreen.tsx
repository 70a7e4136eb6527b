import { Trans, useLingui } from '@lingui/react/macro';

import { Head } from '../../../page/head.tsx';
import { LinkButton } from '../../../ui/button/Button.tsx';
import { useLinkedEmail } from '../askedEmail.ts';
import { KeptMessage } from '../KeptMessage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OldBrowserNotice } from '../OldBrowserNotice.tsx';
import { StartLayout } from '../StartLayout.tsx';
import * as styles from '../StartLayout.css.ts';
import { useStartLink } from '../startLink.ts';
import { useGoingOn, useToldWhy } from '../useGoingOn.ts';

/** The login page (ROUTES-34). It leads back to the page that redirected here. */
export function LoginScreen() {
  const { t } = useLingui();
  useGoingOn();
  useToldWhy();
  return (
    <StartLayout title={<Trans>Good to see you</Trans>} aside={<OfferAccount />}>
      <Head title={t`Log in`} index={false} />
      <OldBrowserNotice />
      <KeptMessage />
      <LoginForm email={useLinkedEmail()} />
    </StartLayout>
  );
}

function OfferAccount() {
  return (
    <>
      <p className={styles.asideTitle}>
        <Trans>New here?</Trans>
      </p>
      <p>
        <Trans>An account is free and stays so. With it you sell, save ads and write to others.</Trans>
      </p>
      <LinkButton to={useStartLink('register').to}>
        <Trans>Create an account</Trans>
      </LinkButton>
    </>
  );
}
