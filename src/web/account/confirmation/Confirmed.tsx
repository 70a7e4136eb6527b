import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';

import type { LinkOwner } from '#machines/account/credentials/confirmationMachine.ts';
import { pathTo, placeAt } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { Button, LinkButton } from '../../ui/button/Button.tsx';
import { session } from '../session.ts';
import { withEmail } from '../start/askedEmail.ts';
import { redirectedTo } from '../start/startLink.ts';
import { innerPath } from '../start/target.ts';
import type { ConfirmationRoute } from './confirming.ts';
import * as styles from './ConfirmationPage.css.ts';
import { LoggedIn, OtherAccount, useLinkReader } from './linkReader.tsx';
import { Told } from './Told.tsx';

interface ConfirmedProps {
  readonly route: ConfirmationRoute;
  readonly owner: LinkOwner | null;
  /** The page where the user continues, as named by the server; null if there is none. */
  readonly wayOn: string | null;
  /** The address that prefills the login; null if it is not known. */
  readonly email: string | null;
  /** The target of the focus when the button disappears. */
  readonly focus: Ref<HTMLDivElement> | undefined;
}

/** The link's action is done, and the page knows who the reader is. */
export function Confirmed({ route, owner, wayOn, email, focus }: ConfirmedProps) {
  const language = useLanguage();
  const reader = useLinkReader(owner);
  const target = wayOn === null ? undefined : innerPath(wayOn, window.location.origin);
  const login = `${pathTo('login', language)}${redirectedQuery(target)}`;
  return (
    <div role="status" ref={focus} tabIndex={-1} className={styles.told}>
      <Told title={(reader === 'another' ? othersTitles : titles)[route]}>
        {reader === 'visitor' && visitorTexts[route]}
        {reader === 'owner' && <LoggedIn />}
        {reader === 'another' && <OtherAccount owner={owner} />}
      </Told>
      <div className={styles.ways}>
        {reader === 'visitor' ? (
          <LinkButton kind="primary" to={login} state={withEmail(email)}>
            <Trans>Log in</Trans>
          </LinkButton>
        ) : reader === 'owner' && target !== undefined ? (
          <LinkButton kind="primary" to={target}>
            <WayOn to={target} />
          </LinkButton>
        ) : (
          <LinkButton kind="primary" to={pathTo('home', language)}>
            <Trans>Return to homepage</Trans>
          </LinkButton>
        )}
        {reader === 'another' && (
          <Button onClick={({ currentTarget }) => logOutAt(currentTarget)}>
            <Trans>Log out</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Names the page where the user continues. */
function WayOn({ to }: { readonly to: string }) {
  switch (placeAt(to.replace(/[?#].*/s, ''))?.name) {
    case 'listing':
      return <Trans>See the ad</Trans>;
    case 'insertion':
      return <Trans>Continue your ad</Trans>;
    case 'ownAds':
      return <Trans>My ads</Trans>;
    default:
      return <Trans comment="where one was before confirming the address">Continue</Trans>;
  }
}

/** The login redirects to the same page. */
function redirectedQuery(target: string | undefined): string {
  return target === undefined ? '' : `?${new URLSearchParams(redirectedTo(target))}`;
}

/** The button disappears with the logout, so the focus moves to the message that replaces it. */
function logOutAt(button: HTMLElement): void {
  button.closest<HTMLElement>('[role="status"]')!.focus();
  session.send({ type: 'logout.asked' });
}

const titles: Readonly<Record<ConfirmationRoute, ReactNode>> = {
  verify: <Trans>Your account is active</Trans>,
  emailChange: <Trans>Your address is changed</Trans>,
  deletionUndo: <Trans>Your account stays</Trans>,
};

const othersTitles: Readonly<Record<ConfirmationRoute, ReactNode>> = {
  verify: <Trans>The email address is confirmed</Trans>,
  emailChange: <Trans>The email address is changed</Trans>,
  deletionUndo: <Trans>The account stays</Trans>,
};

const visitorTexts: Readonly<Record<ConfirmationRoute, ReactNode>> = {
  verify: <Trans>You can log in with your address and your password.</Trans>,
  emailChange: <Trans>From now on you log in with your new address.</Trans>,
  deletionUndo: <Trans>The deletion is taken back. You can log in as before.</Trans>,
};
