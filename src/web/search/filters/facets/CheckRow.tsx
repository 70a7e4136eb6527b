import * as styles from './CheckRow.css.ts';

interface CheckRowProps {
  /** The key and value of the form field, for a submission without scripts. */
  readonly name: string;
  readonly value: string;
  /** The kind of the input: `radio` if the choices with the same name exclude each other. */
  readonly kind?: keyof typeof styles.box;
  readonly label: string;
  /** The formatted number of results. */
  readonly count?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A choice with its number of results. */
export function CheckRow({
  name,
  value,
  kind = 'checkbox',
  label,
  count,
  checked,
  disabled = false,
  onChange,
}: CheckRowProps) {
  return (
    <label className={disabled ? styles.empty : styles.row}>
      <input
        type={kind}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        className={styles.box[kind]}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
