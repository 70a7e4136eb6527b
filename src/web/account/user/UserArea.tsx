import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';

import type { OwnAccount } from '#machines/account/ownAccount.ts';
import { ownAccountMachine } from '#machines/account/ownAccountMachine.ts';
import { isProfileTab, type ProfileTab, profileTabs } from '#machines/account/profileTabs.ts';
import { pathTo } from '#routes';

import { fetchActor } from '../../api/fetchActor.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import { inspect } from '../../flows/inspection.ts';
import { usePlace } from '../../page/usePlace.ts';
import { isOfAccount, onStreamNotice } from '../../api/streamListeners.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { session } from '../session.ts';
import { AccountStatusScreen } from './AccountStatusScreen.tsx';
import { LeaveTab } from './leaving/LeaveTab.tsx';
import { MessagesTab } from './messages/MessagesTab.tsx';
import { ProfileTab as ProfileView } from './ProfileTab.tsx';
import { SecurityTab } from './security/SecurityTab.tsx';
import * as styles from './UserArea.css.ts';
import { fetchOwnAccount } from './userCalls.ts';
import { useTabNames } from './tabNames.ts';
import type { TabProps } from './tabProps.ts';
import { Link } from '../../ui/navigation/Link.tsx';

const logic = ownAccountMachine.provide({
  actors: { fetchingAccount: fetchActor(({ signal }) => fetchOwnAccount(signal)) },
  actions: { notifySession: () => session.send({ type: 'profile.requested' }) },
});

/** The title of the tab. It contains no personal data, so it is the same for all. */
export function UserHead() {
  const names = useTabNames();
  return <Head title={names[useTab()]} index={false} />;
}

/** The user's own account, in tabs that each have an address. */
export function UserArea() {
  const flow = useActorRef(logic, { inspect });
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  useEffect(() => whenFoundAgain(() => flow.send({ type: 'loading.retried' })), [flow]);
  useEffect(
    () =>
      onStreamNotice((notice) => {
        if (isOfAccount(notice) && flow.getSnapshot().context.account) flow.send({ type: 'account.changed' });
      }),
    [flow],
  );
  const account = useSelector(flow, ({ context }) => context.account);
  const stood = useSelector(flow, ({ context }) => context.stood);
  const hasFailed = useSelector(flow, (now) => now.matches('failed'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans id="account.title">My account</Trans>
      </h1>
      <Tabs />
      <div className={styles.content}>
        {hasFailed ? (
          <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />
        ) : account ? (
          <TabContent account={account} stood={stood} onChanged={() => flow.send({ type: 'account.changed' })} />
        ) : (
          <Spinner />
        )}
      </div>
    </div>
  );
}

/** Calls back when a user logs in again after their session has ended. Returns the function that unsubscribes. */
function whenFoundAgain(act: () => void): () => void {
  let hasEnded = false;
  const watching = session.subscribe((now) => {
    if (hasEnded && now.hasTag('loggedIn')) act();
    hasEnded = now.hasTag('ended');
  });
  return () => watching.unsubscribe();
}

interface TabContentProps extends TabProps {
  /** The account's previous status, if it has just changed. */
  readonly stood: OwnAccount['status'] | null;
}

function TabContent({ stood, ...props }: TabContentProps) {
  const tab = useTab();
  return (
    <>
      <AccountStatusScreen {...props} stood={stood} />
      {tabs[tab](props)}
    </>
  );
}

const tabs: Readonly<Record<ProfileTab, (props: TabProps) => ReactNode>> = {
  profile: (props) => <ProfileView {...props} />,
  messages: (props) => <MessagesTab {...props} />,
  security: (props) => <SecurityTab {...props} />,
  leave: (props) => <LeaveTab {...props} />,
};

function Tabs() {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useTabNames();
  const here = useTab();
  return (
    <nav aria-label={t({ id: 'account.title', message: 'My account' })}>
      <ul className={styles.tabs}>
        {profileTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={pathTo('user', language, { tab })}
              aria-current={tab === here ? 'page' : undefined}
              className={styles.tab[tab === here ? 'here' : 'elsewhere']}
            >
              {names[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useTab(): ProfileTab {
  const { tab } = usePlace().params;
  return isProfileTab(tab) ? tab : 'profile';
}
