import { Trans } from '@lingui/react/macro';

import { keepFocus } from '../../ui/focus/keepFocus.ts';
import { KeptMessage } from '../start/KeptMessage.tsx';
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

/** The form, the reason for it, and a link to the registration. */
export function LoginContent({ hasEnded, reason }: LoginContentProps) {
  const register = useStartLink('register');
  return (
    <div ref={focusFirstField} className={styles.content}>
      {hasEnded && (
        <p>
          <Trans>Your session has ended. The page stays as it is: log in and go on.</Trans>
        </p>
      )}
      {!hasEnded && reason === 'favourite' && (
        <p>
          <Trans>Log in to save ads.</Trans>
        </p>
      )}
      {!hasEnded && reason === 'message' ? (
        <p>
          <Trans>Log in to send your message. It stays saved on this device.</Trans>
        </p>
      ) : (
        <KeptMessage />
      )}
      <LoginForm />
      {!hasEnded && (
        <p className={styles.offer}>
          <Trans>New here?</Trans>{' '}
          <Link {...register} className={styles.link} onMouseDown={keepFocus}>
            <Trans>Create an account</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}

/** The user has come to type; by default a dialog focuses its close button. */
function focusFirstField(content: HTMLDivElement | null): void {
  content?.querySelector('input')?.focus();
}
