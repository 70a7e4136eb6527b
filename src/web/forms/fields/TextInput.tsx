import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useRef } from 'react';

import { shownError } from '#machines/forms/formField.ts';

import { Icon } from '../../ui/Icon.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import { describing, FieldFrame } from './FieldFrame.tsx';
import { useField, useFieldId, useFormFlow, useFormSelector } from '../formFlow.ts';
import * as styles from './TextInput.css.ts';

interface TextInputProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  /** The kind of value that the browser may fill in: `email`, `name`, `postal-code`. */
  readonly autoComplete: NonNullable<ComponentProps<'input'>['autoComplete']>;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  readonly hint?: ReactNode;
  /** Whether the field may be empty; its label then says so. */
  readonly isOptional?: boolean;
  /** Whether the field has a button that clears it (FORMS-3). */
  readonly isClearable?: boolean;
  /** Texts inside the field: a currency at its left end, a unit or a place (`suffix`) at its right end. */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** The maximum number of characters, which are counted below the field. */
  readonly longest?: number | undefined;
  /** Whether the field is read-only; the hint gives the reason. */
  readonly isFixed?: boolean;
}

/** A single-line text field. */
export function TextInput({
  name,
  label,
  type = 'text',
  autoComplete,
  inputMode,
  hint,
  isOptional = false,
  isClearable = false,
  prefix,
  suffix,
  longest,
  isFixed = false,
}: TextInputProps) {
  const { t } = useLingui();
  const id = useFieldId(name);
  const flow = useFormFlow();
  const field = useField(name);
  const isBusy = useFormSelector((now) => now.hasTag('busy'));
  const input = useRef<HTMLInputElement>(null);
  const value = String(field.value);
  const isClearing = isClearable && value !== '' && !isBusy;

  function clear() {
    flow.send({ type: 'value.changed', field: name, value: '' });
    input.current?.focus();
  }

  return (
    <FieldFrame
      id={id}
      field={field}
      label={label}
      afterLabel={isOptional ? <Trans id="forms.optional">(optional)</Trans> : undefined}
      hint={hint}
    >
      <span className={styles.line}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <input
          ref={input}
          id={id}
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          inputMode={inputMode}
          readOnly={isBusy}
          disabled={isFixed}
          // Switches off capitals and spell checking for email addresses and numbers, which are no sentences.
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' ? undefined : false}
          className={`${(isClearable ? styles.inputWithButton : styles.input)[shownError(field) ? 'wrong' : 'fine']} ${prefix === undefined ? '' : styles.afterPrefix} ${suffix === undefined ? '' : styles.beforeSuffix}`}
          {...describing(id, field, hint)}
          onChange={(event) => flow.send({ type: 'value.changed', field: name, value: event.target.value })}
          onBlur={() => flow.send({ type: 'field.left', field: name })}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        {isClearing && (
          <button
            type="button"
            className={styles.button}
            aria-label={t({ id: 'forms.clear', message: `Clear ${label}` })}
            onClick={clear}
          >
            <Icon of={X} />
          </button>
        )}
      </span>
      {longest !== undefined && <CharacterCount value={value} longest={longest} />}
    </FieldFrame>
  );
}
