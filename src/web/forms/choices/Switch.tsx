import { useField, useFieldId, useFormFlow } from '../formFlow.ts';
import * as styles from './Switch.css.ts';

interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** An on/off switch. */
export function Switch({ name, label, hint }: SwitchProps) {
  const id = useFieldId(name);
  const flow = useFormFlow();
  const field = useField(name);
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        name={name}
        checked={field.value === true}
        aria-checked={field.value === true}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={styles.track}
        onChange={({ target }) => flow.send({ type: 'value.changed', field: name, value: target.checked })}
      />
    </div>
  );
}
