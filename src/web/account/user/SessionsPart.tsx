import { Trans, useLingui } from '@lingui/react/macro';

import type { OwnSession } from '#machines/account/ownAccount.ts';

import { Age } from '../../listing/Age.tsx';
import { Press } from './Press.tsx';
import type { TabProps } from './UserArea.tsx';
import * as styles from './UserArea.css.ts';
import { endOtherSessions, endSession } from './userCalls.ts';

/** Where one is logged in, and how one ends that from here. */
export function SessionsPart({ account, onChanged }: TabProps) {
  const { t } = useLingui();
  const { sessions } = account;
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title" className={styles.partTitle}>
        <Trans>Where you are logged in</Trans>
      </h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionEntry key={session.id} session={session} onChanged={onChanged} />
        ))}
      </ul>
      {sessions.length > 2 && (
        <Press label={t`Log out everywhere else`} send={endOtherSessions} onDone={onChanged}>
          <Trans>Log out everywhere else</Trans>
        </Press>
      )}
    </section>
  );
}

function SessionEntry({ session, onChanged }: { readonly session: OwnSession; readonly onChanged: () => void }) {
  const { t } = useLingui();
  const { id, isThis, agent, place, seen } = session;
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.agent}>{agent}</p>
        <p className={styles.seen}>
          {isThis ? <Trans>This device</Trans> : <Age at={seen / 1000} />} · {place}
        </p>
      </div>
      {!isThis && (
        <Press label={t`Log out ${agent}`} send={(signal) => endSession(id, signal)} onDone={onChanged}>
          <Trans>Log out</Trans>
        </Press>
      )}
    </li>
  );
}
