import { useId } from 'react';

import * as styles from './TextField.css.ts';

interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  /** The virtual keyboard that a phone should show. */
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** A unit or a short word inside the field, at the right: CHF. */
  readonly suffix?: string;
  readonly hint?: string | undefined;
  /** Shown instead of the hint, and only once the field was touched, which the caller tracks. */
  readonly error?: string | undefined;
}

/** A single-line text field with its label above. */
export function TextField({
  label,
  name,
  value,
  onChange,
  onBlur,
  placeholder,
  inputMode,
  suffix,
  hint,
  error,
}: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.line}>
        <input
          id={id}
          name={name}
          value={value}
          placeholder={placeholder}
          inputMode={inputMode}
          className={error === undefined ? styles.input : styles.wrong}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </span>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
