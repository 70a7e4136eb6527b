import { Trans, useLingui } from '@lingui/react/macro';

import { Press } from './Press.tsx';
import { requestVerification } from './userCalls.ts';

/** The mail that confirms one's address, once more: it may have gone astray. */
export function ConfirmationMail({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useLingui();
  return (
    <Press
      label={t`Send the email again`}
      send={requestVerification}
      {...(onDone && { onDone })}
      done={<Trans>The email is on its way.</Trans>}
    >
      <Trans>Send the email again</Trans>
    </Press>
  );
}
