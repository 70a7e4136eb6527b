import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

import { pathTo } from '#routes';

import { useLanguage } from '../../firstPage.tsx';
import { Head } from '../../head.tsx';
import * as form from './LoginForm.css.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { StartLayout } from './StartLayout.tsx';

/** Where the link of a mail leads who has forgotten their password (ROUTES-24). */
export function PasswordResetScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <StartLayout
      title={<Trans>Choose another password</Trans>}
      lead={<Trans>You are logged out on all your other devices.</Trans>}
    >
      <Head title={t`Choose another password`} index={false} />
      <PasswordResetForm />
      {/* For those whose link does not hold any more. */}
      <Link to={pathTo('forgot', language)} className={form.forgot}>
        <Trans>Ask for a new link</Trans>
      </Link>
    </StartLayout>
  );
}
