import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import Sprout from 'lucide-react/icons/sprout';
import type { ReactNode } from 'react';

import type { EmailStatus } from '#machines/insertion/contact/emailStatus.ts';

import { useSupport } from '../../page/firstPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './ContactNote.css.ts';

interface ContactNoteProps {
  /** The state of the account in the step's flow. */
  readonly account: string;
  readonly status: EmailStatus | null;
}

/** A note on the typed address, and the next step. */
export function ContactNote({ account, status }: ContactNoteProps): ReactNode {
  const support = useSupport();
  switch (account) {
    case 'available':
    case 'unverified':
    case 'registering':
    case 'enrolling':
      return status === 'ACCOUNT_UNVERIFIED' ? (
        <Note icon={Mail} tone="notice" title={<Trans>This account is not confirmed yet.</Trans>}>
          <Trans>
            Somebody has registered with this address and not opened our email. Set a password; we send the email again,
            and its link confirms the account.
          </Trans>
        </Note>
      ) : (
        <Note icon={Sprout} tone="good" title={<Trans>You are new here, welcome.</Trans>}>
          <Trans>Choose a password, and your account is ready with the ad. It is free and stays so.</Trans>
        </Note>
      );
    case 'active':
    case 'loggingIn':
      return (
        <Note icon={Info} tone="plain" title={<Trans>You have an account. Log in to go on.</Trans>}>
          {null}
        </Note>
      );
    case 'mailSent':
      return (
        <Note icon={Mail} tone="notice" title={<Trans>We have sent you an email.</Trans>}>
          <Trans>
            This address was registered before. Log in with the password that you have chosen then, or choose another
            one by the link of the email.
          </Trans>
        </Note>
      );
    case 'deleted':
      return (
        <Note icon={CircleAlert} tone="notice" title={<Trans>This account is about to be deleted.</Trans>}>
          <Trans>
            The email that we have sent you has a link that undoes it. Then you log in here and go on; your draft stays.
          </Trans>
        </Note>
      );
    case 'refused':
      return (
        <Note icon={CircleAlert} tone="notice" title={<Refused status={status} />}>
          {support === undefined ? (
            <Trans>Use another email address.</Trans>
          ) : (
            <Trans>
              Use another email address, or write to us:{' '}
              <a href={`mailto:${support}`} className={styles.support}>
                {support}
              </a>
            </Trans>
          )}
        </Note>
      );
    default:
      return null;
  }
}

/** The reason why the insertion cannot continue with this address (decisions, Contact step). */
function Refused({ status }: { readonly status: EmailStatus | null }) {
  switch (status) {
    case 'ACCOUNT_STORE_EXISTS':
      return <Trans>This address belongs to a company’s account, which has its own way to post ads.</Trans>;
    case 'ACCOUNT_EXISTS':
      return <Trans>This address has an account without a password.</Trans>;
    case 'ACCOUNT_BLOCKED':
      return <Trans>The account of this address is blocked.</Trans>;
    default:
      return <Trans>The account of this address was closed for good.</Trans>;
  }
}

interface NoteProps {
  readonly icon: typeof Info;
  readonly tone: keyof typeof styles.note;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Note({ icon, tone, title, children }: NoteProps) {
  return (
    <div className={styles.note[tone]}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {children !== null && <p>{children}</p>}
      </div>
    </div>
  );
}
