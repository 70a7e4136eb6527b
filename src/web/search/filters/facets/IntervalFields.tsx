import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';

import type { IntervalField } from '#machines/search/filters/intervalFields.ts';
import type { NumberProblem } from '#machines/search/filters/typedNumber.ts';

import { box, wrong } from '../../../ui/fields/field.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FiltersFlow, useFields } from '../filtersFlow.ts';
import * as styles from './IntervalFields.css.ts';

interface IntervalFieldsProps {
  readonly field: IntervalField;
  /** The name of the interval, such as "Mileage". */
  readonly label: string;
  /** The keys of the address for the two bounds, for a submission without scripts. */
  readonly names: readonly [from: string, to: string];
  /** The unit that is shown after the typed number, such as CHF or km. */
  readonly unit?: string | undefined;
  /** For browsers without scripts, which reject other input and then show `hint`. */
  readonly pattern: string;
  readonly hint: string;
  readonly saysProblem: (problem: NumberProblem) => string;
}

/**
 * The two bounds of a number. The fields are uncontrolled while the user types. They send their values to the flow on
 * blur, and take over a bound that changes elsewhere.
 */
export function IntervalFields({ field, label, names, unit, pattern, hint, saysProblem }: IntervalFieldsProps) {
  const { t } = useLingui();
  const flow = FiltersFlow.useActorRef();
  const { from, to, problems } = useFields(field);
  const least = useRef<HTMLInputElement>(null);
  const most = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const problem = problems?.from ?? problems?.to;

  const shown = useRef({ from, to });

  useEffect(() => {
    // Text that was typed before hydration stays, because the user may still be typing.
    if (shown.current.from !== from) least.current!.value = from;
    if (shown.current.to !== to) most.current!.value = to;
    shown.current = { from, to };
  }, [from, to]);

  function tell() {
    const typed = { from: least.current?.value ?? '', to: most.current?.value ?? '' };
    if (typed.from !== from || typed.to !== to) flow.send({ type: 'interval.typed', field, ...typed });
  }

  const fields = [
    {
      name: names[0],
      ref: least,
      text: from,
      label: t({ id: 'search.minimum', message: `Minimum ${label}` }),
      placeholder: t({ id: 'search.minimum.short', message: 'Min' }),
      isWrong: problems?.from,
    },
    {
      name: names[1],
      ref: most,
      text: to,
      label: t({ id: 'search.maximum', message: `Maximum ${label}` }),
      placeholder: t({ id: 'search.maximum.short', message: 'Max' }),
      isWrong: problems?.to,
    },
  ];
  return (
    <>
      <div className={styles.range}>
        {fields.map(({ name, ref, text, label, placeholder, isWrong }) => (
          <span key={name} className={styles.field}>
            <input
              ref={ref}
              name={name}
              defaultValue={text}
              placeholder={placeholder}
              aria-label={label}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              pattern={pattern}
              title={hint}
              aria-invalid={isWrong !== undefined}
              aria-describedby={isWrong && problemId}
              className={isWrong ? wrong : box}
              onBlur={tell}
              onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && tell()}
            />
            {unit !== undefined && (
              <span className={styles.unit} aria-hidden>
                {unit}
              </span>
            )}
          </span>
        ))}
      </div>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          <Icon of={CircleAlert} size="inline" />
          {saysProblem(problem)}
        </p>
      )}
    </>
  );
}
