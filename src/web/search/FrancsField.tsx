import { useEffect, useRef } from 'react';

import { box } from '../ui/field.css.ts';
import { priceRangeIn } from './priceRangeIn.ts';
import * as styles from './PriceFilter.css.ts';
import { SearchFlow } from './searchFlow.ts';

interface FrancsFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly name: 'ps' | 'pe';
  /** What the search knows. */
  readonly value: number | undefined;
}

/**
 * A bound of the price. What is being typed is the field's own affair; the search hears of it when one leaves the field,
 * and the field of the search whenever the bound changes elsewhere.
 */
export function FrancsField({ label, placeholder, name, value }: FrancsFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const flow = SearchFlow.useActorRef();
  const text = value === undefined ? '' : String(value);

  useEffect(() => {
    if (field.current) field.current.value = text;
  }, [text]);

  return (
    <span className={styles.field}>
      <input
        ref={field}
        name={name}
        defaultValue={text}
        placeholder={placeholder}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className={box}
        onBlur={({ target }) => {
          if (target.form && target.value !== text) {
            flow.send({ type: 'filters.changed', changes: priceRangeIn(target.form) });
          }
        }}
      />
      <span className={styles.currency} aria-hidden>
        CHF
      </span>
    </span>
  );
}
