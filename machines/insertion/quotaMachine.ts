import { fetchMachineOf } from '../market/api/fetchMachine.ts';

/** How many real-estate ads of a seller run, and how many their plan lets run; null for no limit (SUBSCRIPTION-16). */
export interface Quota {
  readonly running: number;
  readonly most: number | null;
}

/** The room that the seller's plan has, told before they type. */
export const quotaMachine = fetchMachineOf<Quota>({
  id: 'quota',
  description: 'Whether it is known how many more ads the plan of who is logged in lets run.',
});
