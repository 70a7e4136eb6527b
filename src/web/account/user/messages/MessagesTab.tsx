import { Trans, useLingui } from '@lingui/react/macro';

import { awayFormMachine, type AwayValues } from '#machines/account/ownAccountForms.ts';
import { calendarDayOf } from '#market/dates/dates.ts';
import { dayInSentence } from '#market/dates/sentenceDays.ts';

import { useLanguage } from '../../../page/firstPage.tsx';
import { Form } from '../../../forms/Form.tsx';
import { submits } from '../../../forms/formFlow.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { TextInput } from '../../../forms/fields/TextInput.tsx';
import { useFlow } from '../../../flows/useFlow.ts';
import { leaveFocusTo } from '../../../ui/focus/lostFocus.ts';
import { comeBack, goAway, unblockAccount, wantMails } from './messagingCalls.ts';
import { Press } from '../Press.tsx';
import type { TabProps } from '../tabProps.ts';
import * as styles from '../UserArea.css.ts';

/** The message settings. */
export function MessagesTab(props: TabProps) {
  return (
    <>
      <AwayPart {...props} />
      <MailsPart {...props} />
      <BlockedPart {...props} />
    </>
  );
}

const awayId = 'away-title';
const leavingAway = leaveFocusTo(awayId);

/** Correspondents see until when the user is away; listings and conversations stay as they are. */
function AwayPart({ account, onChanged }: TabProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { awayUntil } = account.messaging;
  const day = awayUntil === null ? '' : dayInSentence(calendarDayOf(awayUntil), language);
  return (
    <section className={styles.part} aria-labelledby={awayId}>
      <div className={styles.words}>
        <h2 id={awayId} tabIndex={-1} className={styles.partTitle}>
          <Trans id="account.away.title">Away for a while</Trans>
        </h2>
        <p>
          <Trans id="account.away.text">Your ads show when you’ll be back. People can still message you.</Trans>
        </p>
      </div>
      {awayUntil === null ? (
        <AwayForm onChanged={onChanged} />
      ) : (
        <div ref={leavingAway} className={styles.notice}>
          <p role="status" className={styles.noticeTitle}>
            <Trans id="account.away.until">You’re away, back on {day}.</Trans>
          </p>
          <Press label={t({ id: 'account.away.end', message: 'End absence' })} send={comeBack} onDone={onChanged}>
            <Trans id="account.away.end">End absence</Trans>
          </Press>
        </div>
      )}
    </section>
  );
}

function AwayForm({ onChanged }: Pick<TabProps, 'onChanged'>) {
  const { t } = useLingui();
  const flow = useFlow(
    awayFormMachine,
    () => ({
      actors: {
        submitting: submits(async ({ until }: AwayValues, signal) => {
          await goAway(until, signal);
          onChanged();
          return null;
        }),
      },
    }),
    { input: { values: {} } },
  );
  return (
    <div ref={leavingAway}>
      <Form flow={flow} label={t({ id: 'account.away.title', message: 'Away for a while' })}>
        <FormProblem />
        <TextInput
          name="until"
          label={t({ id: 'account.away.back', message: 'Back on' })}
          type="date"
          autoComplete="off"
          hint={t({ id: 'account.away.backHint', message: 'Within the next six months.' })}
        />
        <Submit kind="secondary">
          <Trans id="account.away.show">Show me as away</Trans>
        </Submit>
      </Form>
    </div>
  );
}

/** Whether mails notify the user of unread messages. */
function MailsPart({ account, onChanged }: TabProps) {
  const { t } = useLingui();
  const { wantsMails } = account.messaging;
  return (
    <section className={styles.part} aria-labelledby="message-mails-title">
      <div className={styles.words}>
        <h2 id="message-mails-title" className={styles.partTitle}>
          <Trans id="account.mails.title">Emails about unread messages</Trans>
        </h2>
        <p role="status">
          {wantsMails ? (
            <Trans id="account.mails.on">If a message stays unread for ten minutes, we’ll send you an email.</Trans>
          ) : (
            <Trans id="account.mails.off">
              You don’t get emails about unread messages. They’re waiting for you under “Messages”.
            </Trans>
          )}
        </p>
      </div>
      {wantsMails ? (
        <Press
          key="stop"
          label={t({ id: 'account.mails.stop', message: 'Turn off emails' })}
          send={(signal) => wantMails(false, signal)}
          onDone={onChanged}
        >
          <Trans id="account.mails.stop">Turn off emails</Trans>
        </Press>
      ) : (
        <Press
          key="want"
          label={t({ id: 'account.mails.start', message: 'Turn on emails' })}
          send={(signal) => wantMails(true, signal)}
          onDone={onChanged}
        >
          <Trans id="account.mails.start">Turn on emails</Trans>
        </Press>
      )}
    </section>
  );
}

const blockedId = 'blocked-title';
const leavingBlocked = leaveFocusTo(blockedId);

/** The accounts that the user has blocked, with a button to unblock each. */
function BlockedPart({ account, onChanged }: TabProps) {
  const { t } = useLingui();
  const { blocked } = account.messaging;
  return (
    <section className={blocked.length === 0 ? styles.words : styles.part} aria-labelledby={blockedId}>
      <h2 id={blockedId} tabIndex={-1} className={styles.partTitle}>
        <Trans id="account.blocklist.title">Blocked people</Trans>
      </h2>
      {blocked.length === 0 ? (
        <p>
          <Trans id="account.blocklist.empty">
            You haven’t blocked anyone. You can block a person in your conversation with them.
          </Trans>
        </p>
      ) : (
        <ul className={styles.sessions}>
          {blocked.map(({ publicAccountId, name }) => {
            const who = name ?? t({ id: 'account.blocklist.unnamed', message: 'Unnamed account' });
            return (
              <li key={publicAccountId} ref={leavingBlocked} className={styles.session}>
                <p className={styles.agent}>
                  <bdi>{who}</bdi>
                </p>
                <Press
                  // The label begins with the visible text, and so does the accessible name.
                  label={t({ id: 'account.blocklist.unblockWho', message: `Unblock: ${who}` })}
                  send={(signal) => unblockAccount(publicAccountId, signal)}
                  onDone={onChanged}
                >
                  <Trans id="account.blocklist.unblock">Unblock</Trans>
                </Press>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
