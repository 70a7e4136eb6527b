import { type ReactNode, type SyntheticEvent, useId } from 'react';

import { CloseButton } from '../button/CloseButton.tsx';
import * as styles from './Dialog.css.ts';
import { stackDialog } from './dialogsAbove.ts';
import { measurePageBar } from './pageBarWidth.ts';

interface DialogProps {
  readonly title: ReactNode;
  readonly shape?: keyof typeof styles.dialog;
  /**
   * Called when the visitor closes the dialog by its button, Escape, or a press next to it. The caller then unmounts
   * it.
   */
  readonly onClose: () => void;
  /** Replaces `onClose` for Escape, which is never pressed by accident on a touch screen. */
  readonly onEscape?: () => void;
  /** The element that gets the focus initially; it must not change while the dialog is mounted. */
  readonly beginsAt?: keyof typeof beginnings;
  readonly children: ReactNode;
}

/**
 * A modal dialog that is above the page as long as it is mounted. The native dialog traps the focus and restores it;
 * the page below is inert.
 */
export function Dialog({
  title,
  shape = 'panel',
  onClose,
  onEscape = onClose,
  beginsAt = 'head',
  children,
}: DialogProps) {
  const titleId = useId();

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onEscape();
  }

  return (
    <dialog
      ref={beginnings[beginsAt]}
      aria-labelledby={titleId}
      className={styles.dialog[shape]}
      onCancel={cancel}
      onClose={onClose}
    >
      <div className={styles.inside[shape]}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}

/** Opens a dialog and sets the initial focus. Each returns the function that closes it. */
const beginnings = {
  /** The focus begins at the first control: the close button. */
  head: lieAbove,
  /** The focus begins at the first field. */
  field(dialog: HTMLDialogElement) {
    const comeDown = lieAbove(dialog);
    dialog.querySelector<HTMLElement>('input, select, textarea')!.focus();
    return comeDown;
  },
};

/**
 * Opens a dialog above the page, and dispatches `close` for a press next to it. Returns the function that closes it
 * before it is unmounted, so that the browser restores the focus.
 */
function lieAbove(dialog: HTMLDialogElement): () => void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  // A press next to the dialog does not blur the focused field, whose validation would report an empty value as the
  // dialog closes.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target === dialog) event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => {
    // A press that began inside the dialog, such as a text selection, does not close it.
    if (target === dialog && pressed === dialog) dialog.dispatchEvent(new Event('close'));
  });
  if (document.querySelector('dialog[open]') === null) measurePageBar();
  dialog.showModal();
  const comeDown = stackDialog(dialog);
  return () => {
    comeDown();
    dialog.close();
  };
}
