import { Trans, useLingui } from '@lingui/react/macro';

import { calendarDayOf, formatDay } from '#market/dates.ts';

import { useLanguage } from '../../firstPage.tsx';
import { Press } from './Press.tsx';
import type { TabProps } from './UserArea.tsx';
import * as styles from './UserArea.css.ts';
import { keepAccount, reactivateAccount, requestVerification } from './userCalls.ts';

/** What is not as usual with the account, above every tab, and the way back. */
export function AccountStanding({ account, onChanged }: TabProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { status, email, deletionUntil } = account;
  if (status === 'unverified') {
    return (
      <section className={styles.notice} aria-label={t`Your address is not confirmed yet`}>
        <p className={styles.noticeTitle}>
          <Trans>Your address is not confirmed yet</Trans>
        </p>
        <p>
          <Trans>Open the link in our mail to {email}.</Trans>
        </p>
        <Press
          label={t`Send the mail again`}
          send={requestVerification}
          onDone={onChanged}
          done={<Trans>The mail is on its way.</Trans>}
        >
          <Trans>Send the mail again</Trans>
        </Press>
      </section>
    );
  }
  if (status === 'deactivated') {
    return (
      <section className={styles.notice} aria-label={t`Your account is hidden`}>
        <p className={styles.noticeTitle}>
          <Trans>Your account is hidden</Trans>
        </p>
        <p>
          <Trans>Nobody sees your ads and your profile until you come back.</Trans>
        </p>
        <Press label={t`Come back`} send={reactivateAccount} onDone={onChanged}>
          <Trans>Come back</Trans>
        </Press>
      </section>
    );
  }
  if (status !== 'leaving') return null;
  const day = deletionUntil === null ? '' : formatDay(calendarDayOf(deletionUntil), language);
  return (
    <section className={styles.notice} aria-label={t`Your account will be deleted`}>
      <p className={styles.noticeTitle}>
        <Trans>Your account will be deleted</Trans>
      </p>
      <p>
        <Trans>It will be gone for good on {day}. Until then you can keep it.</Trans>
      </p>
      <Press label={t`Keep account`} send={keepAccount} onDone={onChanged}>
        <Trans>Keep account</Trans>
      </Press>
    </section>
  );
}
