import { Trans, useLingui } from '@lingui/react/macro';

import { awayFormMachine, type AwayValues } from '#machines/account/ownAccountForms.ts';
import { calendarDayOf, formatDay } from '#market/dates/dates.ts';

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
  return (
    <section className={styles.part} aria-labelledby={awayId}>
      <div className={styles.words}>
        <h2 id={awayId} tabIndex={-1} className={styles.partTitle}>
          <Trans>Away for a while</Trans>
        </h2>
        <p>
          <Trans>Your ads say on which day you are back. People can write to you meanwhile.</Trans>
        </p>
      </div>
      {awayUntil === null ? (
        <AwayForm onChanged={onChanged} />
      ) : (
        <div ref={leavingAway} className={styles.notice}>
          <p role="status" className={styles.noticeTitle}>
            <Trans>You are away and back on {formatDay(calendarDayOf(awayUntil), language)}.</Trans>
          </p>
          <Press label={t`I am back`} send={comeBack} onDone={onChanged}>
            <Trans>I am back</Trans>
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
      <Form flow={flow} label={t`Away for a while`}>
        <FormProblem />
        <TextInput
          name="until"
          label={t`Back on`}
          type="date"
          autoComplete="off"
          hint={t`Half a year from now at the latest.`}
        />
        <Submit kind="secondary">
          <Trans>Say that I am away</Trans>
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
          <Trans>Emails about messages</Trans>
        </h2>
        <p role="status">
          {wantsMails ? (
            <Trans>An email tells you of messages that you have not read for ten minutes.</Trans>
          ) : (
            <Trans>No email tells you of messages. You find them here.</Trans>
          )}
        </p>
      </div>
      {wantsMails ? (
        <Press key="stop" label={t`Stop these emails`} send={(signal) => wantMails(false, signal)} onDone={onChanged}>
          <Trans>Stop these emails</Trans>
        </Press>
      ) : (
        <Press key="want" label={t`Send me emails`} send={(signal) => wantMails(true, signal)} onDone={onChanged}>
          <Trans>Send me emails</Trans>
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
    <section className={styles.part} aria-labelledby={blockedId}>
      <h2 id={blockedId} tabIndex={-1} className={styles.partTitle}>
        <Trans>Blocked people</Trans>
      </h2>
      {blocked.length === 0 ? (
        <p>
          <Trans>You have blocked nobody. You can block somebody from a conversation with them.</Trans>
        </p>
      ) : (
        <ul className={styles.sessions}>
          {blocked.map(({ publicAccountId, name }) => {
            const who = name ?? t`Somebody without a name`;
            return (
              <li key={publicAccountId} ref={leavingBlocked} className={styles.session}>
                <p className={styles.agent}>
                  <bdi>{who}</bdi>
                </p>
                <Press
                  // The accessible name begins with the visible label.
                  label={`${t`Lift the block`}: ${who}`}
                  send={(signal) => unblockAccount(publicAccountId, signal)}
                  onDone={onChanged}
                >
                  <Trans>Lift the block</Trans>
                </Press>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
