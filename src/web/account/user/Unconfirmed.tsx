import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';

import { ConfirmationMail } from './ConfirmationMail.tsx';
import * as styles from './UserArea.css.ts';

interface UnconfirmedProps {
  /** The email address that the mail was sent to. */
  readonly email: string;
  readonly onSent?: () => void;
  readonly returnTo?: string;
  readonly titleRef?: Ref<HTMLParagraphElement> | undefined;
  /** The id of the notice, by which a related field refers to it. */
  readonly id?: string;
  /** The benefit of confirming the address, as a sentence after the instruction. */
  readonly children?: ReactNode;
}

/** The notice that the user's address is not confirmed, with the way to get the mail again. It contains a form. */
export function Unconfirmed({ email, onSent, returnTo, titleRef, id, children }: UnconfirmedProps) {
  const { t } = useLingui();
  return (
    <section
      className={styles.notice}
      aria-label={t({ id: 'account.unconfirmed.title', message: 'Your email address isn’t confirmed yet' })}
    >
      <div id={id} className={styles.words}>
        <p ref={titleRef} tabIndex={-1} className={styles.noticeTitle}>
          <Trans id="account.unconfirmed.title">Your email address isn’t confirmed yet</Trans>
        </p>
        <p>
          <Trans id="account.unconfirmed.how">Please open the link in the email we sent to {email}.</Trans> {children}
        </p>
      </div>
      <ConfirmationMail returnTo={returnTo} {...(onSent && { onDone: onSent })} />
    </section>
  );
}
