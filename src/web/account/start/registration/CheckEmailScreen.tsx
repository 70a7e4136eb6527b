import { Trans, useLingui } from '@lingui/react/macro';

import { Head } from '../../../page/head.tsx';
import { LinkButton } from '../../../ui/button/Button.tsx';
import { useAskedEmail, withEmail } from '../askedEmail.ts';
import { KeptMessage } from '../KeptMessage.tsx';
import { MailSent } from '../MailSent.tsx';
import { StartLayout } from '../StartLayout.tsx';
import * as styles from '../StartLayout.css.ts';
import { useStartLink } from '../startLink.ts';
import { VerificationAgain } from './VerificationAgain.tsx';

/** After an account was made: the mail that verifies its address (ROUTES-23). */
export function CheckEmailScreen() {
  const { t } = useLingui();
  const email = useAskedEmail();
  const login = useStartLink('login').to;
  return (
    <StartLayout title={<Trans>Check your email</Trans>}>
      <Head title={t`Confirm your address`} index={false} />
      <MailSent email={email}>
        <Trans>Open the link in our email to activate your account. The link works for seven days.</Trans>
      </MailSent>
      <KeptMessage />
      <VerificationAgain email={email} />
      <div className={styles.ways}>
        <LinkButton kind="primary" to={login} state={withEmail(email)}>
          <Trans>Log in</Trans>
        </LinkButton>
        <LinkButton to={useStartLink('register').to}>
          <Trans>Use another address</Trans>
        </LinkButton>
      </div>
    </StartLayout>
  );
}
