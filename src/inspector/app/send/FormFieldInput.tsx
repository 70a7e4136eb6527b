import { useId, useState } from 'react';
import type { FormField } from './schemaFields.ts';
import * as styles from './Send.css.ts';

interface FormFieldInputProps {
  readonly field: FormField;
  readonly value: unknown;
  readonly problem: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** A field of an event's form, by the type that the schema declares. */
export function FormFieldInput({ field, value, problem, onChange }: FormFieldInputProps) {
  const id = useId();
  const { name, isOptional, isNullable, isSecret } = field;
  const isNull = value === null;
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {name}
        {isOptional && ' (optional)'}
        {isSecret && ' (secret: never stored or shown)'}
      </label>
      {!isNull && <Control {...{ id, field, value, problem, onChange }} />}
      {isNullable && (
        <label className={styles.check}>
          <input
            type="checkbox"
            id={isNull ? id : undefined}
            checked={isNull}
            onChange={({ target }) => onChange(target.checked ? null : '')}
          />
          null
        </label>
      )}
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`}>
          {name} {problem}.
        </p>
      )}
    </div>
  );
}

interface ControlProps extends FormFieldInputProps {
  readonly id: string;
}

function Control({ id, field, value, problem, onChange }: ControlProps) {
  const described = problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  const common = { id, className: styles.input, ...described };
  switch (field.kind) {
    case 'boolean':
      return (
        <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      );
    case 'choice':
      return (
        <select
          {...common}
          value={field.options.findIndex((option) => option === value)}
          onChange={({ target }) => onChange(field.options[Number(target.value)])}
        >
          <option value={-1}>–</option>
          {field.options.map((option, index) => (
            <option key={String(option)} value={index}>
              {String(option)}
            </option>
          ))}
        </select>
      );
    case 'number':
      return (
        <input
          {...common}
          type="number"
          step="any"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
        />
      );
    case 'data':
      return <DataControl {...{ id, described, value, onChange }} />;
    case 'text':
      return (
        <input
          {...common}
          type={field.isSecret ? 'password' : 'text'}
          autoComplete="off"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' && field.isOptional ? undefined : target.value)}
        />
      );
  }
}

interface DataControlProps {
  readonly id: string;
  readonly described: object;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A value with parts, as JSON. A text that is no JSON is a text, which the schema judges. */
function DataControl({ id, described, value, onChange }: DataControlProps) {
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 1)));
  return (
    <textarea
      id={id}
      className={styles.input}
      rows={4}
      spellCheck={false}
      {...described}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(parsed(target.value));
      }}
    />
  );
}

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
