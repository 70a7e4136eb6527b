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
  /** The state of the account, as the flow of the contact step names it. */
  readonly account: string;
  readonly status: EmailStatus | null;
}

/** A note on the typed email address, with the next step. */
export function ContactNote({ account, status }: ContactNoteProps): ReactNode {
  const support = useSupport();
  switch (account) {
    case 'available':
    case 'unverified':
    case 'registering':
    case 'enrolling':
      return status === 'ACCOUNT_UNVERIFIED' ? (
        <Note
          icon={Mail}
          tone="notice"
          title={<Trans id="insert.note.unverified">This account isn’t confirmed yet</Trans>}
        >
          <Trans id="insert.note.unverified.text">
            Choose a password and we’ll email you again. The link in that email confirms your account.
          </Trans>
        </Note>
      ) : (
        <Note icon={Sprout} tone="good" title={<Trans id="insert.note.new">You don’t have an account yet</Trans>}>
          <Trans id="insert.note.new.text">
            Choose a password, and we’ll create one along with your ad. It’s free and always will be.
          </Trans>
        </Note>
      );
    case 'active':
    case 'loggingIn':
      return (
        <Note
          icon={Info}
          tone="plain"
          title={<Trans id="insert.note.known">You already have an account. Log in to continue.</Trans>}
        >
          {null}
        </Note>
      );
    case 'mailSent':
      return (
        <Note icon={Mail} tone="notice" title={<Trans id="insert.note.mailSent">We’ve sent you an email</Trans>}>
          <Trans id="insert.note.mailSent.text">
            This email address already has an account. Log in with your password, or use the link in our email to choose
            a new one.
          </Trans>
        </Note>
      );
    case 'deleted':
      return (
        <Note
          icon={CircleAlert}
          tone="notice"
          title={<Trans id="insert.note.deleted">This account is scheduled for deletion</Trans>}
        >
          <Trans id="insert.note.deleted.text">
            Want to keep it? Open the link in our email, then log in here. Your draft stays saved.
          </Trans>
        </Note>
      );
    case 'refused':
      return (
        <Note icon={CircleAlert} tone="notice" title={<Refused status={status} />}>
          {support === undefined ? (
            <Trans id="insert.note.other">Please use another email address.</Trans>
          ) : (
            <Trans id="insert.note.otherOrSupport">
              Please use another email address or contact us:{' '}
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
      return (
        <Trans id="insert.note.business">
          This is a business account’s address. Business accounts can’t post ads here.
        </Trans>
      );
    case 'ACCOUNT_EXISTS':
      return <Trans id="insert.note.noPassword">The account for this address has no password</Trans>;
    case 'ACCOUNT_BLOCKED':
      return <Trans id="insert.note.suspended">The account for this address is suspended</Trans>;
    default:
      return <Trans id="insert.note.closed">The account for this address is permanently closed</Trans>;
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
