import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';

import type { OwnAccount } from '#machines/account/ownAccount.ts';
import { calendarDayOf } from '#market/dates/dates.ts';
import { dayInSentence } from '#market/dates/sentenceDays.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import * as done from '../../forms/FormDone.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { takeLostFocus } from '../../ui/focus/lostFocus.ts';
import { Press } from './Press.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import type { TabProps } from './tabProps.ts';
import * as styles from './UserArea.css.ts';
import { keepAccount, reactivateAccount } from './userCalls.ts';

type Status = OwnAccount['status'];

interface AccountStatusScreenProps extends TabProps {
  /** The account's previous status, if it has just changed. */
  readonly stood: Status | null;
}

/**
 * Shows an unusual status of the account above every tab, with an action that ends it, and a confirmation after that.
 */
export function AccountStatusScreen({ stood, ...props }: AccountStatusScreenProps) {
  const { status } = props.account;
  const StatusScreen = screens[status];
  const returned = stood === null ? undefined : returns[stood]?.[status];
  return (
    <>
      <div role="status" className={done.place}>
        {returned && (
          <p key={stood} ref={takeLostFocus} tabIndex={-1} className={done.note}>
            <Icon of={CircleCheck} />
            {returned}
          </p>
        )}
      </div>
      {/* The button that caused the change has disappeared, so the title takes the focus. */}
      {StatusScreen && <StatusScreen key={status} {...props} titleRef={stood === null ? undefined : takeLostFocus} />}
    </>
  );
}

const isVisible = <Trans id="account.status.visibleAgain">Your account is visible again</Trans>;
const stays = <Trans id="account.status.stays">Your account won’t be deleted</Trans>;

/** The confirmations after a status has ended, by the previous and the current status. */
const returns: Partial<Record<Status, Partial<Record<Status, ReactNode>>>> = {
  unverified: { active: <Trans id="account.status.active">Your account is active</Trans> },
  deactivated: { active: isVisible, unverified: isVisible },
  leaving: { active: stays, unverified: stays, deactivated: stays },
};

interface AccountStatusProps extends TabProps {
  readonly titleRef: ((title: HTMLElement | null) => void) | undefined;
}

const screens: Partial<Record<Status, (props: AccountStatusProps) => ReactNode>> = {
  unverified: NotConfirmed,
  deactivated: Hidden,
  leaving: Leaving,
};

function NotConfirmed({ account, onChanged, titleRef }: AccountStatusProps) {
  return <Unconfirmed email={account.pendingEmail ?? account.email} onSent={onChanged} titleRef={titleRef} />;
}

function Hidden({ onChanged, titleRef }: AccountStatusProps) {
  const { t } = useLingui();
  return (
    <section
      className={styles.notice}
      aria-label={t({ id: 'account.status.hidden', message: 'Your account is hidden' })}
    >
      <p ref={titleRef} tabIndex={-1} className={styles.noticeTitle}>
        <Trans id="account.status.hidden">Your account is hidden</Trans>
      </p>
      <p>
        <Trans id="account.status.hiddenText">
          Your ads and your profile aren’t visible to others. You can reactivate your account at any time.
        </Trans>
      </p>
      <Press
        label={t({ id: 'account.status.reactivate', message: 'Reactivate account' })}
        send={reactivateAccount}
        onDone={onChanged}
      >
        <Trans id="account.status.reactivate">Reactivate account</Trans>
      </Press>
    </section>
  );
}

function Leaving({ account, onChanged, titleRef }: AccountStatusProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { deletionUntil } = account;
  const day = deletionUntil === null ? '' : dayInSentence(calendarDayOf(deletionUntil), language);
  return (
    <section
      className={styles.notice}
      aria-label={t({ id: 'account.status.deletion', message: 'Your account will be deleted' })}
    >
      <p ref={titleRef} tabIndex={-1} className={styles.noticeTitle}>
        <Trans id="account.status.deletion">Your account will be deleted</Trans>
      </p>
      <p>
        <Trans id="account.status.deletionDay">
          We’ll delete your account and all your data on {day}. You can change your mind until then.
        </Trans>
      </p>
      <Press label={t({ id: 'account.status.keep', message: 'Keep account' })} send={keepAccount} onDone={onChanged}>
        <Trans id="account.status.keep">Keep account</Trans>
      </Press>
    </section>
  );
}
