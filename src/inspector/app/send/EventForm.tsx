import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Button } from '../window/Button.tsx';
import { FormFieldInput } from './FormFieldInput.tsx';
import { emptyValue, fieldsOf, schemaOfEvent, storableData } from './schemaFields.ts';
import { problemsOf, type Target } from './target.ts';
import type { Sender } from './useSender.ts';
import * as styles from './Send.css.ts';

interface EventFormProps {
  readonly target: Target;
  readonly sender: Sender;
}

/** The form of the chosen event. Data that the schema refuses are not sent. */
export function EventForm({ target, sender }: EventFormProps) {
  const { event, data, problems, sets } = useSelector(sender, ({ context }) => context);
  const [name, setName] = useState('');
  if (event === null) return null;
  const schema = schemaOfEvent(target.known, event);
  const fields = fieldsOf(schema);
  const filled = Object.fromEntries(
    fields
      .map((field) => [field.name, field.name in data ? data[field.name] : emptyValue(field)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const own = sets.filter((set) => set.event === event);
  const submit = () => {
    // The empty fields count as they are shown.
    for (const [field, value] of Object.entries(filled)) {
      if (!(field in data)) sender.send({ type: 'field.changed', field, value });
    }
    sender.send({ type: 'form.submitted', problems: [...problemsOf(target.known, event, filled)] });
    if (!sender.getSnapshot().matches('editing')) return;
    for (const { name: field, isSecret } of fields) {
      if (isSecret) sender.send({ type: 'field.changed', field, value: '' });
    }
  };
  return (
    <form
      className={styles.form}
      aria-label={`Send ${event}`}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
    >
      <h3 className={styles.actor}>{event}</h3>
      {fields.length === 0 && (
        <p className={styles.hint}>{schema ? 'It carries no data.' : 'No schema is known: it is sent without data.'}</p>
      )}
      {fields.map((field) => (
        <FormFieldInput
          key={`${event} ${field.name} ${field.kind === 'data' ? JSON.stringify(data[field.name] ?? null).length : ''}`}
          field={field}
          value={filled[field.name]}
          problem={problems.find(({ field: path }) => path.split('.')[0] === field.name)?.rule}
          onChange={(value) => sender.send({ type: 'field.changed', field: field.name, value })}
        />
      ))}
      {problems.length > 0 && (
        <p className={styles.problem} role="alert">
          Not sent: the data break {problems.length === 1 ? 'a rule' : `${problems.length} rules`} of the schema.
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          Send
        </Button>
        {fields.length > 0 && (
          <>
            <input
              className={styles.input}
              aria-label="Name of the set"
              placeholder="Name"
              size={8}
              value={name}
              onChange={({ target: { value } }) => setName(value)}
            />
            <Button
              isDisabled={name.trim() === ''}
              onClick={() => {
                sender.send({
                  type: 'set.saved',
                  name: name.trim(),
                  data: storableData(schema, { type: event, ...filled }),
                });
                setName('');
              }}
            >
              Save set
            </Button>
          </>
        )}
      </div>
      {own.map((set) => (
        <p key={set.name} className={styles.timer}>
          ★ {set.name}
          <Button onClick={() => sender.send({ type: 'set.removed', name: set.name })}>Remove</Button>
        </p>
      ))}
    </form>
  );
}
