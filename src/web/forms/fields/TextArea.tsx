import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { shownError } from '#machines/forms/formField.ts';

import { describing, FieldFrame } from './FieldFrame.tsx';
import { useField, useFieldId, useFormFlow, useFormSelector } from '../formFlow.ts';
import * as styles from './TextArea.css.ts';

interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  /** The maximum number of characters. */
  readonly longest: number;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly rows?: number;
}

/** A multi-line text field. */
export function TextArea({ name, label, longest, hint, isOptional = false, rows = 4 }: TextAreaProps) {
  const id = useFieldId(name);
  const flow = useFormFlow();
  const field = useField(name);
  const isBusy = useFormSelector((now) => now.hasTag('busy'));
  return (
    <FieldFrame
      id={id}
      field={field}
      label={label}
      afterLabel={isOptional ? <Trans id="forms.optional">(optional)</Trans> : undefined}
      hint={hint}
    >
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={longest}
        value={String(field.value)}
        readOnly={isBusy}
        className={styles.area[shownError(field) ? 'wrong' : 'fine']}
        {...describing(id, field, hint)}
        onChange={({ target }) => flow.send({ type: 'value.changed', field: name, value: target.value })}
        onBlur={() => flow.send({ type: 'field.left', field: name })}
      />
    </FieldFrame>
  );
}
