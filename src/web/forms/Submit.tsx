import type { MouseEvent, ReactNode } from 'react';

import * as button from '../ui/Button.css.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { useIsAlive } from '../ui/useIsAlive.ts';
import { useFormSelector } from './formFlow.ts';
import * as styles from './Submit.css.ts';

interface SubmitProps {
  readonly children: ReactNode;
  /** Something that has to be there before it can be sent is still on its way. */
  readonly isWaiting?: boolean;
  /** Where a view has several forms, one of them has the button that stands out; `danger` for what is gone by it. */
  readonly kind?: 'primary' | 'secondary' | 'danger';
}

/** Sends the form around it. Until its script is there it cannot, nor can Enter: nothing secret shall go another way. */
export function Submit({ children, isWaiting = false, kind = 'primary' }: SubmitProps) {
  const isSending = useFormSelector((now) => now.hasTag('busy'));
  const isAlive = useIsAlive();
  const isBusy = isSending || isWaiting;
  return (
    <button
      type="submit"
      disabled={!isAlive}
      onMouseDown={keepFocus}
      onClick={comeHere}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      className={`${button.kind[kind]} ${button.size.normal} ${styles.submit}`}
    >
      <span>{children}</span>
      <span className={isBusy ? styles.ring : styles.noRing} aria-hidden />
    </button>
  );
}

/** The field is left once the button was pressed; who sends the form by Enter stays in it, though that clicks the button too. */
function comeHere({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  if (detail > 0) currentTarget.focus();
}
