import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import type { InspectionFact } from './inspectionFacts.ts';

/** The openings of a moderator, folded from their journal. */
export interface Inspection {
  /** The number of times that sealed fields were shown. */
  readonly openings: number;
  /** The stream of the last time; null before the first. */
  readonly last: string | null;
}

/** The journals whose sealed fields a moderator has seen in the inspector. */
export const inspectionMachine = setup({
  types: {
    context: {} as { readonly inspection: Inspection },
    events: {} as InspectionFact,
  },
  actions: {
    countOpening: assign(({ context: { inspection } }, { stream }: { readonly stream: string }) => ({
      inspection: { openings: inspection.openings + 1, last: stream },
    })),
  },
}).createMachine({
  id: 'inspection',
  description: 'The journals whose sealed fields a moderator has seen in the inspector.',
  context: { inspection: { openings: 0, last: null } },
  initial: 'unused',
  on: { 'inspection.journalOpened': { target: '.used', actions: withEvent('countOpening') } },
  states: {
    unused: { description: 'The moderator has opened no journal.' },
    used: { description: 'The moderator has opened at least one journal, each time with a reason.' },
  },
});
