import { Trans, useLingui } from '@lingui/react/macro';

import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { LinkButton } from '../../ui/button/Button.tsx';
import { Press } from './Press.tsx';
import { addressPart } from './tabNames.ts';
import * as styles from './UserArea.css.ts';
import { requestVerification } from './userCalls.ts';

interface ConfirmationMailProps {
  readonly onDone?: () => void;
  /**
   * The page to which the mail's link redirects afterwards, if the server cannot derive it from listings and drafts.
   */
  readonly returnTo?: string | undefined;
}

/** Sends the mail that confirms the user's address again, and offers a correction of a mistyped address. */
export function ConfirmationMail({ onDone, returnTo }: ConfirmationMailProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.mailWays}>
      <Press
        label={t({ id: 'account.unconfirmed.again', message: 'Send the email again' })}
        send={(signal) => requestVerification(signal, returnTo)}
        {...(onDone && { onDone })}
        done={<Trans id="account.unconfirmed.sent">Email sent. Check your inbox and your spam folder.</Trans>}
      >
        <Trans id="account.unconfirmed.again">Send the email again</Trans>
      </Press>
      <LinkButton kind="quiet" size="dense" to={`${pathTo('user', language, { tab: 'security' })}#${addressPart}`}>
        <Trans id="account.unconfirmed.otherEmail">Use a different email</Trans>
      </LinkButton>
    </div>
  );
}
