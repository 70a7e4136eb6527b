import { Trans, useLingui } from '@lingui/react/macro';

import { Head } from '../../head.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { StartLayout } from './StartLayout.tsx';

/** Where the link of a mail leads who has forgotten their password (ROUTES-24). */
export function PasswordResetScreen() {
  const { t } = useLingui();
  return (
    <StartLayout
      title={<Trans>Choose another password</Trans>}
      lead={<Trans>You are logged out on all your other devices.</Trans>}
    >
      <Head title={t`Choose another password`} index={false} />
      <PasswordResetForm />
    </StartLayout>
  );
}
