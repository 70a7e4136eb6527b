import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../../ui/Icon.tsx';
import * as list from '../../ui/fields/Select.css.ts';
import { describing, FieldFrame } from '../fields/FieldFrame.tsx';
import { useField, useFieldId, useFormFlow, useFormSelector } from '../formFlow.ts';
import * as styles from './SelectInput.css.ts';

interface SelectInputProps {
  readonly name: string;
  readonly label: string;
  /** The name of the field in messages, if its label is a question. */
  readonly called?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isOptional?: boolean;
}

/** A native select for many options. */
export function SelectInput({ name, label, called, options, isOptional = false }: SelectInputProps) {
  const id = useFieldId(name);
  const flow = useFormFlow();
  const field = useField(name);
  const isBusy = useFormSelector((now) => now.hasTag('busy'));
  return (
    <FieldFrame
      id={id}
      field={field}
      label={label}
      called={called}
      afterLabel={isOptional ? <Trans id="forms.optional">(optional)</Trans> : undefined}
    >
      <span className={list.box.field}>
        <select
          id={id}
          name={name}
          value={String(field.value)}
          disabled={isBusy}
          className={styles.select}
          {...describing(id, field, undefined)}
          onChange={({ target }) => flow.send({ type: 'value.changed', field: name, value: target.value })}
          onBlur={() => flow.send({ type: 'field.left', field: name })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={list.arrow}>
          <Icon of={ChevronDown} size="inline" />
        </span>
      </span>
    </FieldFrame>
  );
}
