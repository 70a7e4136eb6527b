import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useEffect, useRef } from 'react';

import { steppedBy, steppedValue, type StepperRule } from '#machines/ui/stepper.ts';

import { Icon } from '../Icon.tsx';
import * as styles from './Stepper.css.ts';

interface StepperProps {
  /** The accessible name of the field, such as "Rooms from". */
  readonly label: string;
  readonly name: string;
  /** The placeholder that the empty field shows. */
  readonly shows: string;
  /** The text of the field; empty if there is no number. */
  readonly value: string;
  readonly rule?: Partial<StepperRule>;
  readonly onChange: (value: string) => void;
}

/** A small number, typed or changed by buttons; it may be empty. */
export function Stepper({ label, name, shows, value, rule, onChange }: StepperProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);

  const shown = useRef(value);

  useEffect(() => {
    // Text that was typed before hydration stays, because the user may still be typing.
    if (shown.current !== value) field.current!.value = value;
    shown.current = value;
  }, [value]);

  function take(next: string) {
    if (field.current) field.current.value = next;
    if (next !== value) onChange(next);
  }
  const typed = () => field.current?.value ?? '';
  const settle = () => take(typed().trim() === '' ? '' : String(steppedValue(typed(), rule)));
  const step = (direction: 1 | -1) => take(String(steppedBy(typed(), direction, rule)));

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <button
        type="button"
        aria-label={t({ id: 'ui.stepper.less', message: `${label}: less` })}
        className={styles.button}
        onClick={() => step(-1)}
      >
        <Icon of={Minus} size="inline" />
      </button>
      <input
        ref={field}
        name={name}
        defaultValue={value}
        placeholder={shows}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        className={styles.field}
        onBlur={settle}
        onKeyDown={onKey}
      />
      <button
        type="button"
        aria-label={t({ id: 'ui.stepper.more', message: `${label}: more` })}
        className={styles.button}
        onClick={() => step(1)}
      >
        <Icon of={Plus} size="inline" />
      </button>
    </div>
  );
}
