import { type ReactNode, type SyntheticEvent, useId } from 'react';

import { CloseButton } from '../button/CloseButton.tsx';
import * as styles from './Dialog.css.ts';
import { lieAboveAll } from './dialogsAbove.ts';
import { measurePageBar } from './pageBarWidth.ts';

interface DialogProps {
  readonly title: ReactNode;
  readonly shape?: keyof typeof styles.dialog;
  /** The visitor wants it closed: by its button, Escape, or a press beside it. Whoever shows it takes it away. */
  readonly onClose: () => void;
  /** Told in place of `onClose` of Escape, which no finger does by mistake. */
  readonly onEscape?: () => void;
  /** Where one begins; the same for as long as it is there. */
  readonly beginsAt?: keyof typeof beginnings;
  readonly children: ReactNode;
}

/**
 * Lies above the page as long as it is rendered. The browser's own dialog keeps the focus inside and gives it back to
 * where it came from; nothing below can be reached.
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

/** Shows a dialog, and gives the focus to where one begins in it. Gives what ends that. */
const beginnings = {
  /** At what comes first: the button that closes it. */
  head: lieAbove,
  /** At its first field. */
  field(dialog: HTMLDialogElement) {
    const comeDown = lieAbove(dialog);
    dialog.querySelector<HTMLElement>('input, select, textarea')!.focus();
    return comeDown;
  },
};

/**
 * Shows a dialog above the page, and tells of a press beside it that it shall close. Gives what ends that: it is closed before it goes, so
 * that the browser gives the focus back.
 */
function lieAbove(dialog: HTMLDialogElement): () => void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  // Such a press does not blur the focused field, whose validation would report an empty value as the dialog closes.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target === dialog) event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => {
    // A press that began inside, such as one that marks text, closes nothing.
    if (target === dialog && pressed === dialog) dialog.dispatchEvent(new Event('close'));
  });
  if (document.querySelector('dialog[open]') === null) measurePageBar();
  dialog.showModal();
  const comeDown = lieAboveAll(dialog);
  return () => {
    comeDown();
    dialog.close();
  };
}
