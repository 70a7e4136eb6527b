import { useLingui } from '@lingui/react/macro';

import type { Facet } from '#machines/listing/facet.ts';
import type { ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';

import { Stepper } from '../../../ui/fields/Stepper.tsx';
import { FiltersFlow, useFields } from '../filtersFlow.ts';
import * as styles from './StepperFacet.css.ts';

/** The bounds of a small number, each set by steps, and neither beyond the other. */
export function StepperFacet({ facet }: { readonly facet: Extract<Facet, { kind: 'interval' }> }) {
  const { t } = useLingui();
  const { key, label, address, min, max, step } = facet;
  const field = key as ParameterKey;
  const flow = FiltersFlow.useActorRef();
  const bounds = useFields(field);
  const tell = (change: { readonly from: string } | { readonly to: string }) =>
    flow.send({ type: 'interval.typed', field, from: bounds.from, to: bounds.to, ...change });
  return (
    <div className={styles.bounds}>
      <Stepper
        label={t({ id: 'search.minimum', message: `Minimum ${label}` })}
        name={address[0]}
        shows={t({ id: 'search.minimum.short', message: 'Min' })}
        value={bounds.from}
        rule={{ min, max: bounds.to === '' ? max : Number(bounds.to), step }}
        onChange={(from) => tell({ from })}
      />
      <Stepper
        label={t({ id: 'search.maximum', message: `Maximum ${label}` })}
        name={address[1]}
        shows={t({ id: 'search.maximum.short', message: 'Max' })}
        value={bounds.to}
        rule={{ min: bounds.from === '' ? min : Number(bounds.from), max, step }}
        onChange={(to) => tell({ to })}
      />
    </div>
  );
}
