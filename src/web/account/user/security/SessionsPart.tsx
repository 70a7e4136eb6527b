import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import type { OwnSession } from '#machines/account/ownAccount.ts';

import { Age } from '../../../ui/Age.tsx';
import { leaveFocusTo } from '../../../ui/focus/lostFocus.ts';
import { Press } from '../Press.tsx';
import type { TabProps } from '../tabProps.ts';
import * as styles from '../UserArea.css.ts';
import { endOtherSessions, endSession } from '../userCalls.ts';

const titleId = 'sessions-title';
const leaving = leaveFocusTo(titleId);

/** The user's sessions, with buttons that end them. */
export function SessionsPart({ account, onChanged }: TabProps) {
  const { t } = useLingui();
  const { sessions } = account;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1} className={styles.partTitle}>
        <Trans id="account.sessions.title">Where you’re logged in</Trans>
      </h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionEntry key={session.id} session={session} onChanged={onChanged} />
        ))}
      </ul>
      {sessions.length > 2 && (
        <div ref={leaving}>
          <Press
            label={t({ id: 'account.sessions.endOthers', message: 'Log out other devices' })}
            send={endOtherSessions}
            onDone={onChanged}
          >
            <Trans id="account.sessions.endOthers">Log out other devices</Trans>
          </Press>
        </div>
      )}
    </section>
  );
}

interface SessionEntryProps {
  readonly session: OwnSession;
  readonly onChanged: () => void;
}

function SessionEntry({ session, onChanged }: SessionEntryProps) {
  const { t } = useLingui();
  const lastUsedId = useId();
  const { id, isThis, agent, place, seen } = session;
  return (
    <li ref={leaving} className={styles.session}>
      <div>
        <p className={styles.agent}>{agent}</p>
        <p id={lastUsedId} className={styles.seen}>
          {isThis ? <Trans id="account.sessions.here">This device</Trans> : <Age at={seen / 1000} />} · {place}
        </p>
      </div>
      {!isThis && (
        <Press
          // The label begins with the visible text, and so does the accessible name.
          label={t({ id: 'account.sessions.endWhich', message: `Log out: ${agent}` })}
          describedBy={lastUsedId}
          send={(signal) => endSession(id, signal)}
          onDone={onChanged}
        >
          <Trans id="account.sessions.end" comment="Ends the session of another device">
            Log out
          </Trans>
        </Press>
      )}
    </li>
  );
}
