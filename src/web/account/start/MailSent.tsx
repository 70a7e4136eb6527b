import { Trans } from '@lingui/react/macro';
import MailCheck from 'lucide-react/icons/mail-check';
import type { ReactNode, Ref } from 'react';

import { Icon } from '../../ui/Icon.tsx';
import * as styles from './MailSent.css.ts';

interface MailSentProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** The recipient's address; null if this page does not know it. */
  readonly email: string | null;
  readonly children: ReactNode;
}

/** Says that a mail has been sent, and what to do with it. */
export function MailSent({ ref, email, children }: MailSentProps) {
  return (
    <div ref={ref} tabIndex={-1} role="status" className={styles.panel}>
      <span className={styles.icon}>
        <Icon of={MailCheck} size="large" />
      </span>
      <div className={styles.words}>
        <p className={styles.address}>{email ?? <Trans id="register.inbox">Your inbox</Trans>}</p>
        <p>{children}</p>
        <p className={styles.hint}>
          <Trans id="register.spam">Nothing after a few minutes? Check your spam folder.</Trans>
        </p>
      </div>
    </div>
  );
}
