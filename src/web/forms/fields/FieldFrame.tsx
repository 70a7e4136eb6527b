import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

import type { FormField } from '#machines/forms/formField.ts';
import { shownError } from '#machines/forms/formField.ts';

import { Icon } from '../../ui/Icon.tsx';
import * as styles from './FieldFrame.css.ts';
import { useErrorText } from '../errorText.ts';

interface FieldFrameProps {
  /** The id of the labelled element. */
  readonly id: string;
  readonly field: FormField;
  readonly label: string;
  /** The name of the field in messages, if its label is a question. */
  readonly called?: string | undefined;
  /** A note after the label: that the field is optional. */
  readonly afterLabel?: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A label with its field, and a hint or an error below, which screen readers announce. */
export function FieldFrame({ id, field, label, called = label, afterLabel, hint, children }: FieldFrameProps) {
  const error = useErrorText(field, called);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {afterLabel !== undefined && <span className={styles.beside}>{afterLabel}</span>}
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

/** The hint or the error below a field. */
export function FieldNotes({ id, error, hint }: FieldNotesProps) {
  return (
    <>
      {/* The live region exists before its text: otherwise screen readers would not announce the text. */}
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

/** The attributes that connect the element of a field with its hint or error. */
export function describing(
  id: string,
  field: FormField,
  hint: ReactNode,
): { readonly 'aria-invalid': boolean; readonly 'aria-describedby': string | undefined } {
  const isWrong = shownError(field) !== null;
  const described = isWrong ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`;
  return { 'aria-invalid': isWrong, 'aria-describedby': described };
}
