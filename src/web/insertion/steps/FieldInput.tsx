import type { ReactNode } from 'react';

import { optionsOf } from '#machines/insertion/fieldProblems.ts';
import type { InsertionField } from '#machines/insertion/insertionField.ts';
import { valuesIn } from '#machines/insertion/insertionForm.ts';

import { Choice } from '../../forms/choices/Choice.tsx';
import { SelectInput } from '../../forms/choices/SelectInput.tsx';
import { Switch } from '../../forms/choices/Switch.tsx';
import { TextArea } from '../../forms/fields/TextArea.tsx';
import { TextInput } from '../../forms/fields/TextInput.tsx';
import { InsertionFlow } from '../insertionFlow.ts';

/** The input for a field by its definition, in the surrounding form. */
export function FieldInput({ field }: { readonly field: InsertionField }) {
  return inputs[field.kind](field as never);
}

type Of<Kind extends InsertionField['kind']> = Extract<InsertionField, { readonly kind: Kind }>;

const inputs: { readonly [Kind in InsertionField['kind']]: (field: Of<Kind>) => ReactNode } = {
  text_field: (field) => <Text field={field} />,
  pull_down: (field) => <PullDown field={field} />,
  switch_input: ({ key, label, hint }) => <Switch name={key} label={label} {...(hint !== null && { hint })} />,
  segmented_control: ({ key, label, hint, buttons }) => (
    <Choice name={key} label={label} options={buttons} {...(hint !== null && { hint })} />
  ),
};

function Text({ field }: { readonly field: Of<'text_field'> }) {
  const { key, label, hint, format, max_length: longest, prefix, suffix, is_mandatory: isMandatory } = field;
  const said = { name: key, label, ...(hint !== null && { hint }), isOptional: !isMandatory };
  if (format === 'multiline') return <TextArea {...said} longest={2 * (longest ?? 0)} rows={8} />;
  return (
    <TextInput
      {...said}
      {...(format === 'number' && { inputMode: 'numeric' as const })}
      autoComplete="off"
      prefix={prefix ?? undefined}
      suffix={suffix ?? undefined}
      longest={key === 'title' ? (longest ?? undefined) : undefined}
    />
  );
}

function PullDown({ field }: { readonly field: Of<'pull_down'> }) {
  const { key, label, placeholder, is_mandatory: isMandatory } = field;
  const context = InsertionFlow.useSelector((now) => now.context);
  const options = optionsOf(field, context.definitions, valuesIn(context)) as Of<'pull_down'>['options'];
  const blank = { value: '', label: placeholder ?? '' };
  return <SelectInput name={key} label={label} options={[blank, ...options]} isOptional={!isMandatory} />;
}
