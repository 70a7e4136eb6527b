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
  /** The page that the mail's link leads back to, if the server cannot derive it from listings and drafts. */
  readonly returnTo?: string | undefined;
}

/** Sends the mail that confirms the user's address again, and offers a correction of a mistyped address. */
export function ConfirmationMail({ onDone, returnTo }: ConfirmationMailProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.mailWays}>
      <Press
        label={t`Send the email again`}
        send={(signal) => requestVerification(signal, returnTo)}
        {...(onDone && { onDone })}
        done={<Trans>The email is on its way.</Trans>}
      >
        <Trans>Send the email again</Trans>
      </Press>
      <LinkButton kind="quiet" size="dense" to={`${pathTo('user', language, { tab: 'security' })}#${addressPart}`}>
        <Trans>Use another address</Trans>
      </LinkButton>
    </div>
  );
}
