import { Trans, useLingui } from '@lingui/react/macro';

import { Press } from './Press.tsx';
import { requestVerification } from './userCalls.ts';

interface ConfirmationMailProps {
  readonly onDone?: () => void;
  /** The page that its link leads back to, where the server does not know it from ads and drafts. */
  readonly returnTo?: string | undefined;
}

/** The mail that confirms one's address, once more: it may have gone astray. */
export function ConfirmationMail({ onDone, returnTo }: ConfirmationMailProps) {
  const { t } = useLingui();
  return (
    <Press
      label={t`Send the email again`}
      send={(signal) => requestVerification(signal, returnTo)}
      {...(onDone && { onDone })}
      done={<Trans>The email is on its way.</Trans>}
    >
      <Trans>Send the email again</Trans>
    </Press>
  );
}
