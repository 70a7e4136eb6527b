import type { MouseEvent, ReactNode } from 'react';

import * as button from '../ui/button/Button.css.ts';
import { keepFocus } from '../ui/focus/keepFocus.ts';
import { useIsAlive } from '../ui/useIsAlive.ts';
import { useFormSelector } from './formFlow.ts';
import * as styles from './Submit.css.ts';

interface SubmitProps {
  readonly children: ReactNode;
  /** Something that has to be there before it can be sent is still on its way. */
  readonly isWaiting?: boolean;
  /** Another button of the form has been pressed: this one is disabled until that is done, without a ring. */
  readonly isAside?: boolean;
  /** What it does instead of sending the form. */
  readonly onPress?: ((form: HTMLFormElement) => void) | undefined;
  /** Where a view has several forms, one of them has the button that stands out; `danger` for what is gone by it. */
  readonly kind?: 'primary' | 'secondary' | 'danger';
}

/** Sends the form around it. Until its script is there it cannot, nor can Enter: nothing secret shall go another way. */
export function Submit({ children, isWaiting = false, isAside = false, kind = 'primary', onPress }: SubmitProps) {
  const isSending = useFormSelector((now) => now.hasTag('busy'));
  const isAlive = useIsAlive();
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

/** The field is left once the button was pressed; who sends the form by Enter stays in it, though that clicks the button too. */
function comeHere({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  if (detail > 0) currentTarget.focus();
}
