import { shownError } from '#machines/forms/formField.ts';

import { Segments } from '../../ui/fields/Segments.tsx';
import * as styles from './Choice.css.ts';
import { useErrorText } from '../errorText.ts';
import { describing, FieldNotes } from '../fields/FieldFrame.tsx';
import { useField, useFieldId, useFormFlow } from '../formFlow.ts';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
}

/** Two or three exclusive options, side by side. */
export function Choice({ name, label, options, hint }: ChoiceProps) {
  const id = useFieldId(name);
  const flow = useFormFlow();
  const field = useField(name);
  const error = useErrorText(field, label);
  const { 'aria-describedby': describedBy } = describing(id, field, hint);
  return (
    <fieldset id={id} className={styles.group} aria-describedby={describedBy} data-wrong={shownError(field) !== null}>
      <legend className={styles.legend}>{label}</legend>
      <Segments
        name={name}
        chosen={String(field.value)}
        segments={options}
        onChoose={(value) => flow.send({ type: 'value.changed', field: name, value })}
      />
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}
