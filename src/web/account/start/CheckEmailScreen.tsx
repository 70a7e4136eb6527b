import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

import { Head } from '../../head.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { KeptMessage } from './KeptMessage.tsx';
import { MailSent } from './MailSent.tsx';
import { StartLayout } from './StartLayout.tsx';
import * as styles from './StartLayout.css.ts';
import { useStartLink } from './startLink.ts';

/** After an account was made: the mail that verifies its address (ROUTES-23). */
export function CheckEmailScreen() {
  const { t } = useLingui();
  return (
    <StartLayout title={<Trans>Have a look into your mailbox</Trans>}>
      <Head title={t`Confirm your address`} index={false} />
      <MailSent email={useAskedEmail()}>
        <Trans>Open the link in our mail, and your account is active. The link holds for seven days.</Trans>
      </MailSent>
      <KeptMessage />
      <div className={styles.ways}>
        <LinkButton kind="primary" to={useStartLink('login').to}>
          <Trans>Log in</Trans>
        </LinkButton>
        <LinkButton to={useStartLink('register').to}>
          <Trans>Use another address</Trans>
        </LinkButton>
      </div>
    </StartLayout>
  );
}

/** The address that the browser's address bar names: no page from the server has any, for it is the same for all. */
function useAskedEmail(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(window.location.search).get('email'),
    () => null,
  );
}
