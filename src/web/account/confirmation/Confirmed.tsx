import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';

import type { LinkOwner } from '#machines/account/credentials/confirmationMachine.ts';
import { pathTo, placeAt } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { Button, LinkButton } from '../../ui/button/Button.tsx';
import { session } from '../session.ts';
import { emailLinkState } from '../start/emailLinkState.ts';
import { redirectedTo } from '../start/startLink.ts';
import { innerPath } from '../start/target.ts';
import type { ConfirmationRoute } from './confirming.ts';
import * as styles from './ConfirmationPage.css.ts';
import { LoggedIn, OtherAccount, useLinkReader } from './linkReader.tsx';
import { ConfirmationMessage } from './ConfirmationMessage.tsx';

interface ConfirmedProps {
  readonly route: ConfirmationRoute;
  readonly owner: LinkOwner | null;
  /** The page where the user continues, as named by the server; null if there is none. */
  readonly nextPath: string | null;
  /** The email address that prefills the login; null if it is not known. */
  readonly email: string | null;
  /** Receives the focus when the button disappears. */
  readonly focus: Ref<HTMLDivElement> | undefined;
}

/** The page after the link's action is done. It knows whether the reader is the owner, another user or a visitor. */
export function Confirmed({ route, owner, nextPath, email, focus }: ConfirmedProps) {
  const language = useLanguage();
  const reader = useLinkReader(owner);
  const target = nextPath === null ? undefined : innerPath(nextPath, window.location.origin);
  const login = `${pathTo('login', language)}${redirectedQuery(target)}`;
  return (
    <div role="status" ref={focus} tabIndex={-1} className={styles.message}>
      <ConfirmationMessage title={(reader === 'another' ? othersTitles : titles)[route]}>
        {reader === 'visitor' && visitorTexts[route]}
        {reader === 'owner' && <LoggedIn />}
        {reader === 'another' && <OtherAccount owner={owner} />}
      </ConfirmationMessage>
      <div className={styles.ways}>
        {reader === 'visitor' ? (
          <LinkButton kind="primary" to={login} state={emailLinkState(email)}>
            <Trans id="login.action">Log in</Trans>
          </LinkButton>
        ) : reader === 'owner' && target !== undefined ? (
          <LinkButton kind="primary" to={target}>
            <NextStep to={target} />
          </LinkButton>
        ) : (
          <LinkButton kind="primary" to={pathTo('home', language)}>
            <Trans id="confirm.home">Return to homepage</Trans>
          </LinkButton>
        )}
        {reader === 'another' && (
          <Button onClick={({ currentTarget }) => logOutAt(currentTarget)}>
            <Trans id="confirm.logout">Log out</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** The label of the button that leaves for the page where the user continues. */
function NextStep({ to }: { readonly to: string }) {
  switch (placeAt(to.replace(/[?#].*/s, ''))?.name) {
    case 'listing':
      return <Trans id="confirm.viewAd">View ad</Trans>;
    case 'insertion':
      return <Trans id="confirm.continueAd">Continue your ad</Trans>;
    case 'ownAds':
      return <Trans id="confirm.ownAds">My ads</Trans>;
    default:
      return (
        <Trans comment="where one was before confirming the address" id="confirm.continue">
          Continue
        </Trans>
      );
  }
}

/** The query for the login link: after the login, the user continues on the target page. */
function redirectedQuery(target: string | undefined): string {
  return target === undefined ? '' : `?${new URLSearchParams(redirectedTo(target))}`;
}

/** The button disappears with the logout, so the focus moves to the message that replaces it. */
function logOutAt(button: HTMLElement): void {
  button.closest<HTMLElement>('[role="status"]')!.focus();
  session.send({ type: 'logout.requested' });
}

const titles: Readonly<Record<ConfirmationRoute, ReactNode>> = {
  verify: <Trans id="confirm.email.done">Your account is active</Trans>,
  emailChange: <Trans id="confirm.emailChange.done">Your email address has changed</Trans>,
  deletionUndo: <Trans id="confirm.keep.done">Your account won’t be deleted</Trans>,
};

const othersTitles: Readonly<Record<ConfirmationRoute, ReactNode>> = {
  verify: <Trans id="confirm.email.otherDone">Email address confirmed</Trans>,
  emailChange: <Trans id="confirm.emailChange.otherDone">Email address changed</Trans>,
  deletionUndo: <Trans id="confirm.keep.otherDone">Account deletion cancelled</Trans>,
};

const visitorTexts: Readonly<Record<ConfirmationRoute, ReactNode>> = {
  verify: <Trans id="confirm.email.login">You can now log in with your email address and password.</Trans>,
  emailChange: <Trans id="confirm.emailChange.login">From now on, log in with your new email address.</Trans>,
  deletionUndo: <Trans id="confirm.keep.login">You can log in as before.</Trans>,
};
