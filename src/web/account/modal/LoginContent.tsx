import { Trans } from '@lingui/react/macro';

import { keepFocus } from '../../ui/focus/keepFocus.ts';
import { UnsentMessageNotice } from '../start/UnsentMessageNotice.tsx';
import { LoginForm } from '../start/login/LoginForm.tsx';
import { useStartLink } from '../start/startLink.ts';
import * as styles from './LoginContent.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

interface LoginContentProps {
  /** Whether the server ended an active session. */
  readonly hasEnded: boolean;
  /** The purpose of the login; null if the user opened it directly. */
  readonly reason: string | null;
}

/** The content of the login modal: the form, the reason for it, and a link to the registration. */
export function LoginContent({ hasEnded, reason }: LoginContentProps) {
  const register = useStartLink('register');
  return (
    <div ref={focusFirstField} className={styles.content}>
      {hasEnded && (
        <p>
          <Trans id="login.ended">Your session has ended. Log in to continue where you left off.</Trans>
        </p>
      )}
      {!hasEnded && reason === 'favourite' && (
        <p>
          <Trans id="login.toSave">Log in to save ads to your favourites.</Trans>
        </p>
      )}
      {!hasEnded && reason === 'message' ? (
        <p>
          <Trans id="login.toSend">Log in to send your message. It’s saved on this device.</Trans>
        </p>
      ) : (
        <UnsentMessageNotice />
      )}
      <LoginForm />
      {!hasEnded && (
        <p className={styles.offer}>
          <Trans id="login.newHere">New here?</Trans>{' '}
          <Link {...register} className={styles.link} onMouseDown={keepFocus}>
            <Trans id="register.action">Create account</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}

/** Focuses the first field, because the user has come to type. By default a dialog focuses its close button. */
function focusFirstField(content: HTMLDivElement | null): void {
  content?.querySelector('input')?.focus();
}
