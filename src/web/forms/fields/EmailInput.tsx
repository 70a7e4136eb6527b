import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

import { shownError } from '#machines/forms/formField.ts';

import { Button } from '../../ui/button/Button.tsx';
import * as styles from './EmailInput.css.ts';
import { useField, useFieldId, useFormFlow } from '../formFlow.ts';
import { TextInput } from './TextInput.tsx';

type EmailInputProps = Pick<
  ComponentProps<typeof TextInput>,
  'label' | 'autoComplete' | 'hint' | 'isClearable' | 'isFixed'
>;

/**
 * The address of a new or changed account. An address with a likely typo is a problem of the field, with two buttons.
 * One sets `email` to the likely address, the other sets `confirmed_email` to the typed one.
 */
export function EmailInput(props: EmailInputProps) {
  const flow = useFormFlow();
  const field = useField('email');
  const error = shownError(field);
  const likely =
    error !== null && 'word' in error && error.word === 'likelyAddress' ? error.values?.['address'] : undefined;
  const typed = String(field.value);
  const id = useFieldId(field.name);

  function answer(name: 'email' | 'confirmed_email', value: string) {
    flow.send({ type: 'value.changed', field: name, value });
    // The pressed button disappears, so the field gets the focus.
    document.getElementById(id)?.focus();
  }

  return (
    <div className={styles.block}>
      <TextInput {...props} name="email" type="email" inputMode="email" />
      {likely !== undefined && (
        <div className={styles.answers}>
          <Button size="dense" onClick={() => answer('email', String(likely))}>
            <Trans id="forms.email.use">Use {likely}</Trans>
          </Button>
          <Button size="dense" onClick={() => answer('confirmed_email', typed)}>
            <Trans id="forms.email.keep">Keep {typed}</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
