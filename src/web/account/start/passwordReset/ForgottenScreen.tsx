import { Trans, useLingui } from '@lingui/react/macro';

import { Head } from '../../../page/head.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import * as form from '../login/LoginForm.css.ts';
import { OldBrowserNotice } from '../OldBrowserNotice.tsx';
import { StartLayout } from '../StartLayout.tsx';
import { useStartLink } from '../startLink.ts';
import { Link } from '../../../ui/navigation/Link.tsx';

/** The page for users who have forgotten their password (ROUTES-36). */
export function ForgottenScreen() {
  const { t } = useLingui();
  return (
    <StartLayout
      title={<Trans>Forgotten your password?</Trans>}
      lead={<Trans>Tell us your address. We send you a link by which you choose another password.</Trans>}
    >
      <Head title={t`Forgotten password`} index={false} />
      <OldBrowserNotice />
      <ForgottenForm />
      <Link {...useStartLink('login')} className={form.forgot}>
        <Trans>Back to the login</Trans>
      </Link>
    </StartLayout>
  );
}
