import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { type PriceProblem, typedPricePattern } from '#machines/search/typedPrice.ts';

import { box, wrong } from '../ui/field.css.ts';
import { priceProblemId } from './filterIds.ts';
import { typedPrices } from './typedPrices.ts';
import * as styles from './PriceFilter.css.ts';
import { SearchFlow } from './searchFlow.ts';

interface FrancsFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly name: 'ps' | 'pe';
  /** What the search knows. */
  readonly value: number | undefined;
  /** Why what stands in it is no price. */
  readonly problem: PriceProblem | undefined;
}

/**
 * A bound of the price. What is being typed is the field's own affair; the search hears of it when one leaves the field,
 * and the field of the search whenever the bound changes elsewhere.
 */
export function FrancsField({ label, placeholder, name, value, problem }: FrancsFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const flow = SearchFlow.useActorRef();
  const text = value === undefined ? '' : String(value);

  // What cannot be read stays as it was typed, to be mended.
  useEffect(() => {
    if (field.current && !problem) field.current.value = text;
  }, [text, problem]);

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
        maxLength={20}
        // For who runs no script: the browser says the same when the form is sent.
        pattern={typedPricePattern}
        title={t`An amount in francs, such as 1500`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && priceProblemId}
        className={problem ? wrong : box}
        onBlur={({ target }) => {
          if (target.form && (target.value !== text || problem)) {
            flow.send({ type: 'prices.typed', ...typedPrices(target.form) });
          }
        }}
      />
      <span className={styles.currency} aria-hidden>
        CHF
      </span>
    </span>
  );
}
