import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { pathTo } from '#routes';

import { Head } from '../../../page/head.tsx';
import { useLanguage } from '../../../page/firstPage.tsx';
import { LinkButton } from '../../../ui/button/Button.tsx';
import { notifyVerified } from '../../confirmation/confirming.ts';
import { onVerified } from '../../confirmation/verifiedTabs.ts';
import { session, watchSession } from '../../session.ts';
import { useSession } from '../../useSession.ts';
import { useEmailInQuery, emailLinkState } from '../emailLinkState.ts';
import { UnsentMessageNotice } from '../UnsentMessageNotice.tsx';
import { MailSent } from '../MailSent.tsx';
import { StartLayout } from '../StartLayout.tsx';
import * as styles from '../StartLayout.css.ts';
import { useStartLink } from '../startLink.ts';
import { useResendVerification, ResendVerification } from './ResendVerification.tsx';

/** The page after a registration: it points to the mail that verifies the address (ROUTES-23). */
export function CheckEmailScreen() {
  const { t } = useLingui();
  const emailInQuery = useEmailInQuery();
  const own = useSession(({ context }) => context.known?.info.email ?? null);
  const isLoggedIn = useSession((now) => now.hasTag('loggedIn'));
  const email = emailInQuery ?? own;
  const { flow, typed } = useResendVerification(email);
  // This layout has no user menu, so the page watches the session itself.
  useEffect(() => {
    const unwatch = watchSession();
    session.send({ type: 'profile.requested' });
    return unwatch;
  }, []);
  return (
    <StartLayout title={<Trans id="register.sent.title">Check your email</Trans>}>
      <Head title={t({ id: 'confirm.email', message: 'Confirm your email' })} index={false} />
      <MailSent email={email}>
        <Trans id="register.sent.text">
          Open the link in our email to confirm your email address. It’s valid for 7 days.
        </Trans>
      </MailSent>
      <UnsentMessageNotice />
      <ResendVerification flow={flow} />
      <div className={styles.ways}>{isLoggedIn ? <WayHome /> : <WaysToAccount email={typed || email} />}</div>
    </StartLayout>
  );
}

/** The link to the home page, for a user who is already logged in and needs neither a login nor another account. */
function WayHome() {
  return (
    <LinkButton kind="primary" to={pathTo('home', useLanguage())}>
      <Trans id="confirm.home">Return to homepage</Trans>
    </LinkButton>
  );
}

/** Once another tab has opened the mail's link, this tab redirects to the login. */
function WaysToAccount({ email }: { readonly email: string | null }) {
  const navigate = useNavigate();
  const { to } = useStartLink('login');
  useEffect(
    () =>
      onVerified(() => {
        notifyVerified();
        void navigate(to, { state: emailLinkState(email) });
      }),
    [navigate, to, email],
  );
  return (
    <>
      <LinkButton kind="primary" to={to} state={emailLinkState(email)}>
        <Trans id="login.action">Log in</Trans>
      </LinkButton>
      <LinkButton to={useStartLink('register').to}>
        <Trans id="register.otherEmail">Use a different email</Trans>
      </LinkButton>
    </>
  );
}
