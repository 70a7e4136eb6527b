import ChevronDown from 'lucide-react/icons/chevron-down';
import { type Ref, useId } from 'react';

import { Icon } from '../Icon.tsx';
import * as styles from './Select.css.ts';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (value: Value) => void;
  /**
   * `boxed` if the context explains the select, `quiet` if its value does ("Newest first"). In both, the label is for
   * screen readers only.
   */
  readonly kind?: keyof typeof styles.control;
  /** The id of the select's form, if the select is outside of it. */
  readonly form?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select for a few options. */
export function Select<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  kind = 'field',
  form,
  ref,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <span className={styles.select[kind]}>
      <label htmlFor={id} className={styles.label[kind]}>
        {label}
      </label>
      <span
        className={styles.box[kind]}
        data-chosen={kind === 'quiet' ? options.find((option) => option.value === value)?.label : undefined}
      >
        <select
          ref={ref}
          id={id}
          name={name}
          form={form}
          value={value}
          className={styles.control[kind]}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            // A choice that triggers hydration can arrive twice, as it is also repeated afterwards. A choice equal to
            // the current value is therefore ignored.
            if (chosen && chosen.value !== value) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon of={ChevronDown} size="inline" />
        </span>
      </span>
    </span>
  );
}
