import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

import { pathTo } from '#routes';

import { useLanguage } from '../../../page/firstPage.tsx';
import { Head } from '../../../page/head.tsx';
import { LinkButton } from '../../../ui/button/Button.tsx';
import * as form from '../login/LoginForm.css.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { StartLayout } from '../StartLayout.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';

/**
 * The page that the link of a password-reset mail opens (ROUTES-24). It shows an error at once if the token is missing.
 */
export function PasswordResetScreen() {
  const { t } = useLingui();
  const toForgotten = pathTo('forgot', useLanguage());
  // The server sends the same page for every link, so it renders the form; only the browser checks for a token.
  const isWhole = useSyncExternalStore(
    nothingChanges,
    () => tokenHere() !== '',
    () => true,
  );
  return (
    <>
      <Head title={t({ id: 'password.choose', message: 'Choose a new password' })} index={false} />
      {isWhole ? (
        <StartLayout
          title={<Trans id="password.choose">Choose a new password</Trans>}
          lead={<Trans id="password.choose.lead">You’ll be logged out on all your other devices.</Trans>}
        >
          <PasswordResetForm token={tokenHere} />
          {/* A link for users whose reset link has expired. */}
          <Link to={toForgotten} className={form.forgot}>
            <Trans id="password.newLink">Request a new link</Trans>
          </Link>
        </StartLayout>
      ) : (
        <StartLayout
          title={<Trans id="password.badLink.title">This link is incomplete</Trans>}
          lead={
            <Trans id="password.badLink.text">
              Copy the whole link from our email into the address bar, or request a new one.
            </Trans>
          }
        >
          <div>
            <LinkButton kind="primary" to={toForgotten}>
              <Trans id="password.newLink">Request a new link</Trans>
            </LinkButton>
          </div>
        </StartLayout>
      )}
    </>
  );
}

const tokenHere = () => new URLSearchParams(window.location.search).get('token') ?? '';

const nothingChanges = () => () => {};
