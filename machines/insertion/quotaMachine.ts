import { fetchMachineOf } from '../market/api/fetchMachine.ts';

/** The number of a seller's running real-estate listings, and the plan's limit; null for no limit (SUBSCRIPTION-16). */
export interface Quota {
  readonly running: number;
  readonly most: number | null;
}

/** The remaining quota of the seller's plan, shown before the form is filled in. */
export const quotaMachine = fetchMachineOf<Quota>({
  id: 'quota',
  description: 'Whether the remaining quota of the seller’s plan is known.',
});
