import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';

import { pathTo } from '#routes';

import { useLanguage } from '../../../page/firstPage.tsx';
import { Head } from '../../../page/head.tsx';
import { LinkButton } from '../../../ui/button/Button.tsx';
import { UnsentMessageNotice } from '../UnsentMessageNotice.tsx';
import { OldBrowserNotice } from '../OldBrowserNotice.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { StartLayout } from '../StartLayout.tsx';
import * as styles from '../StartLayout.css.ts';
import { redirectedTo, useStartLink } from '../startLink.ts';
import { targetIn } from '../target.ts';
import { useLoginRedirect } from '../useLoginRedirect.ts';

/**
 * The registration page (ROUTES-35). It redirects to the page about the mail, and a logged-in user as the login does.
 */
export function RegistrationScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const language = useLanguage();
  useLoginRedirect();
  function goToCheckEmail(email: string): void {
    // The target is read from the URL only now. The form calls its first callback, from a time when the URL had not
    // been read yet.
    const target = targetIn(window.location.search, window.location.origin);
    void navigate(`${pathTo('checkEmail', language)}?${new URLSearchParams({ email, ...redirectedTo(target) })}`);
  }
  return (
    <StartLayout
      title={<Trans id="register.action">Create account</Trans>}
      lead={<Trans id="register.lead">It’s free and always will be.</Trans>}
      aside={<OfferLogin />}
    >
      <Head title={t({ id: 'register.action', message: 'Create account' })} index={false} />
      <OldBrowserNotice />
      <UnsentMessageNotice />
      <RegistrationForm onRegistered={goToCheckEmail} />
    </StartLayout>
  );
}

function OfferLogin() {
  return (
    <>
      <p className={styles.asideTitle}>
        <Trans id="register.hasAccount">Already have an account?</Trans>
      </p>
      <LinkButton to={useStartLink('login').to}>
        <Trans id="login.action">Log in</Trans>
      </LinkButton>
    </>
  );
}
