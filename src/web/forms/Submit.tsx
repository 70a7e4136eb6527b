import type { MouseEvent, ReactNode } from 'react';

import * as button from '../ui/button/Button.css.ts';
import { keepFocus } from '../ui/focus/keepFocus.ts';
import { useIsHydrated } from '../ui/useIsHydrated.ts';
import { useFormSelector } from './formFlow.ts';
import * as styles from './Submit.css.ts';

interface SubmitProps {
  readonly children: ReactNode;
  /** Whether something that the submission requires is still loading. */
  readonly isWaiting?: boolean;
  /** Another button of the form has been pressed: this one is disabled until that is done, without a ring. */
  readonly isAside?: boolean;
  /** An action that replaces the submission. */
  readonly onPress?: ((form: HTMLFormElement) => void) | undefined;
  /** The kind of button: in a view with several forms, only one is primary; `danger` marks an irreversible action. */
  readonly kind?: 'primary' | 'secondary' | 'danger';
}

/**
 * A button that submits the form around it. Until hydration, neither the button nor Enter works, so that no secret is
 * sent in another way.
 */
export function Submit({ children, isWaiting = false, isAside = false, kind = 'primary', onPress }: SubmitProps) {
  const isSending = useFormSelector((now) => now.hasTag('busy'));
  const isAlive = useIsHydrated();
  const isBusy = isSending || isWaiting;
  const isAtWork = isBusy && !isAside;
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      disabled={!isAlive}
      onMouseDown={keepFocus}
      onClick={(event) => {
        comeHere(event);
        onPress?.(event.currentTarget.form!);
      }}
      aria-disabled={isBusy}
      aria-busy={isAtWork}
      className={`${button.kind[kind]} ${button.size.normal} ${styles.submit}`}
    >
      <span>{children}</span>
      <span className={isAtWork ? styles.ring : styles.noRing} aria-hidden />
    </button>
  );
}

/**
 * The field is blurred only after a click of the button. Enter also clicks the button, but leaves the focus in the
 * field.
 */
function comeHere({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  if (detail > 0) currentTarget.focus();
}
