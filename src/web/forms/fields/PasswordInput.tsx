import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ReactNode, useState } from 'react';

import { shownError } from '#machines/forms/formField.ts';

import { Icon } from '../../ui/Icon.tsx';
import { describing, FieldFrame } from './FieldFrame.tsx';
import { useField, useFieldId, useFormFlow, useFormSelector } from '../formFlow.ts';
import * as styles from './TextInput.css.ts';

/** The state of the password field, for the views below it. */
export interface PasswordState {
  readonly isWrong: boolean;
  /** Whether the server has refused the password, for example because it is too common. */
  readonly isRefused: boolean;
}

interface PasswordInputProps {
  readonly name: string;
  readonly label: string;
  /** Whether the browser fills in the stored password or suggests a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  /** Renders content right below the field, such as the strength of the typed password. */
  readonly children?: (password: string, state: PasswordState) => ReactNode;
}

/** A password. It can be shown, and is hidden again when it is sent. */
export function PasswordInput({ name, label, autoComplete, hint, children }: PasswordInputProps) {
  const { t } = useLingui();
  const id = useFieldId(name);
  const flow = useFormFlow();
  const field = useField(name);
  const isBusy = useFormSelector((now) => now.hasTag('busy'));
  const [isTextRequested, askFor] = useState(false);
  const isShown = isTextRequested && !isBusy;
  const value = String(field.value);
  const error = shownError(field);
  const isWrong = error !== null;
  return (
    <FieldFrame id={id} field={field} label={label} hint={hint}>
      <span className={styles.line}>
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          data-secret=""
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isBusy}
          className={styles.inputWithButton[isWrong ? 'wrong' : 'fine']}
          {...describing(id, field, hint)}
          onChange={(event) => flow.send({ type: 'secret.changed', field: name, secret: event.target.value })}
          onBlur={() => flow.send({ type: 'field.left', field: name })}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={
            isShown
              ? t({ id: 'forms.hide', message: `Hide ${label}` })
              : t({ id: 'forms.show', message: `Show ${label}` })
          }
          aria-controls={id}
          onClick={() => askFor(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      </span>
      {children?.(value, { isWrong, isRefused: error !== null && 'text' in error })}
    </FieldFrame>
  );
}
