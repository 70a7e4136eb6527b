import { Trans } from '@lingui/react/macro';

import { profileTabs } from '#machines/account/profileTabs.ts';
import { pathTo } from '#routes';

import { loginModal } from '../../account/modal/loginModal.ts';
import { session } from '../../account/session.ts';
import { useSession } from '../../account/useSession.ts';
import { useIsInStart } from '../../account/start/startLink.ts';
import { useTabNames } from '../../account/user/tabNames.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { onPlainClick } from '../../ui/navigation/plainClick.ts';
import * as styles from './UserLinks.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/**
 * The links of a logged-in user, or those to the login. `onGo` is called when a link is followed within this document.
 */
export function UserLinks({ onGo }: { readonly onGo: () => void }) {
  const isLoggedIn = useSession((now) => now.hasTag('loggedIn'));
  return <ul className={styles.list}>{isLoggedIn ? <OfUser onGo={onGo} /> : <OfVisitor onGo={onGo} />}</ul>;
}

function OfVisitor({ onGo }: { readonly onGo: () => void }) {
  const language = useLanguage();
  return (
    <>
      <li>
        <LoginLink onGo={onGo} />
      </li>
      <li>
        <Link to={pathTo('register', language)} className={styles.entry} onClick={onGo}>
          <Trans id="shell.user.register">Create account</Trans>
        </Link>
      </li>
    </>
  );
}

/** A link to the login; with its script, the form opens above the current page (ACCOUNT-13). */
function LoginLink({ onGo }: { readonly onGo: () => void }) {
  const isInStart = useIsInStart();
  const openHere = onPlainClick(loginModal.open);
  return (
    <Link
      to={pathTo('login', useLanguage())}
      className={styles.entry}
      onPointerEnter={loginModal.bring}
      onFocus={loginModal.bring}
      onClick={(event) => {
        onGo();
        if (!isInStart) openHere(event);
      }}
    >
      <Trans id="shell.user.login">Log in</Trans>
    </Link>
  );
}

function OfUser({ onGo }: { readonly onGo: () => void }) {
  const language = useLanguage();
  const names = useTabNames();
  return (
    <>
      <li>
        <Link to={pathTo('messages', language, { tab: 'buying' })} className={styles.entry} onClick={onGo}>
          <Trans id="shell.user.messages">Messages</Trans>
        </Link>
      </li>
      <li>
        <Link to={pathTo('favourites', language)} className={styles.entry} onClick={onGo}>
          <Trans id="shell.user.favourites">Favourites</Trans>
        </Link>
      </li>
      <li>
        <Link to={pathTo('ownAds', language, { type: 'active' })} className={styles.entry} onClick={onGo}>
          <Trans id="shell.user.ads">My ads</Trans>
        </Link>
      </li>
      {profileTabs.map((tab) => (
        <li key={tab}>
          <Link to={pathTo('user', language, { tab })} className={styles.entry} onClick={onGo}>
            {names[tab]}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.entry}
          onClick={() => {
            session.send({ type: 'logout.requested' });
            onGo();
          }}
        >
          <Trans id="shell.user.logout">Log out</Trans>
        </button>
      </li>
    </>
  );
}
