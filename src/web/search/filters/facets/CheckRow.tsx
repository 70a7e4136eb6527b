import * as styles from './CheckRow.css.ts';

interface CheckRowProps {
  /** Key and value by which a form without a script sends it. */
  readonly name: string;
  readonly value: string;
  /** `radio` where one of those with its name excludes the others. */
  readonly kind?: keyof typeof styles.box;
  readonly label: string;
  /** How many ads it would give, as it is written. */
  readonly count?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Something to tick, with how many ads it would give. */
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
