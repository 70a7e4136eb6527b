import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

import type { FormField } from '#machines/forms/formField.ts';
import { shownError } from '#machines/forms/formField.ts';

import { Icon } from '../../ui/Icon.tsx';
import * as styles from './FieldFrame.css.ts';
import { useErrorText } from '../errorText.ts';

interface FieldFrameProps {
  /** Of the element that the label is for. */
  readonly id: string;
  readonly field: FormField;
  readonly label: string;
  /** What a message calls it, where its label is a question. */
  readonly called?: string | undefined;
  /** A word behind the label: that one may leave it empty. */
  readonly besideLabel?: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A label, what it is for, and what is said of it below: a hint, or what is wrong, which is read out when it comes. */
export function FieldFrame({ id, field, label, called = label, besideLabel, hint, children }: FieldFrameProps) {
  const error = useErrorText(field, called);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {besideLabel !== undefined && <span className={styles.beside}>{besideLabel}</span>}
      </label>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

interface FieldNotesProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly hint: ReactNode;
}

/** What stands below a field. */
export function FieldNotes({ id, error, hint }: FieldNotesProps) {
  return (
    <>
      {/* Its place is there before, or nobody would hear what comes into it. */}
      <div aria-live="polite">
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            <span className={styles.icon}>
              <Icon of={CircleAlert} size="inline" />
            </span>
            {error}
          </p>
        )}
      </div>
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** How the element of a field is tied to what is said of it. */
export function describing(
  id: string,
  field: FormField,
  hint: ReactNode,
): { readonly 'aria-invalid': boolean; readonly 'aria-describedby': string | undefined } {
  const isWrong = shownError(field) !== null;
  const described = isWrong ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`;
  return { 'aria-invalid': isWrong, 'aria-describedby': described };
}
