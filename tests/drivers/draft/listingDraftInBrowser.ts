import type { SnapshotFrom } from 'xstate';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import type { draftSavingMachine } from '#machines/draft/draftSavingMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { browserStage } from '../browser/browserStage.ts';
import { ana, bed, devicesCases, ownData, typing } from './draftInBrowser.ts';
import { draftSavingDriver } from './draftSavingDriver.ts';
import { logsIn } from '../browser/elsewhere.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import type { Seller } from '../ownListings/ownListingsSellers.ts';

type Now = SnapshotFrom<typeof draftSavingMachine>;

const { cases: _, ...driver } = draftSavingDriver;

const from = { ad: 'velovelovela', how: 'edit' } as const;
const begun: DraftFact = { type: 'draft.begun', at: 1, from };

const cases: FlowCases<typeof draftSavingMachine> = {
  ...devicesCases,
  inputs: { 'to change an ad': { from } },
  events: {
    ...devicesCases.events,
    'session.reported': {
      'its seller, at first': (now: Now) => (now.matches('unopened') ? { account: ana, at: 0 } : undefined),
    },
    'journal.received': { never: () => undefined },
    'saving.failed': { never: () => undefined },
    'opening.retried': {},
  },
  actors: {
    opening: {
      resolves: {
        'the ad': {
          id: 'foundfoundfo',
          facts: [begun, { type: 'draft.claimed', at: 1, account: ana }, { ...bed, fields: { title: 'Velo a' } }],
          isContinued: true,
        },
      },
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
};

/** The draft of an edit of a seller's ad, in the browser of sellers with an ad. */
export function listingDraftInBrowser(next: () => Seller) {
  return declareDriver(cases, {
    ...driver,
    does: { ...driver.does, ...typing },
    byItself: ['session.reported (its seller, at first)'],
    ownData,
    async opensPage(visitor) {
      await visitor.forgets();
      const { email, listings } = next();
      await logsIn(visitor, email);
      const stage = await browserStage(visitor, /\/graphql/, 'query OwnListing');
      await visitor.page.goto(`/en/ai/start?edit=${listings[0]!.id}`);
      return {
        ...stage,
        answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()),
      };
    },
  });
}
