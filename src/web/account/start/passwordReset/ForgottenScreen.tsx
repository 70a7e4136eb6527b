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
    <StartLayout title={<Trans id="password.forgot">Forgot your password?</Trans>}>
      <Head title={t({ id: 'password.forgot.head', message: 'Forgotten password' })} index={false} />
      <OldBrowserNotice />
      <ForgottenForm />
      <Link {...useStartLink('login')} className={form.forgot}>
        <Trans id="password.toLogin">Back to login</Trans>
      </Link>
    </StartLayout>
  );
}
