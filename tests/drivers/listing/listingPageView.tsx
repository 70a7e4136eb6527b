import { viewStage } from '../web/viewStage.tsx';
import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import { Component as ListingPage } from '#web/listing/ListingPage.tsx';
// The page for unknown URLs is imported in advance, so that it is there at once.
import '#web/router/notFound/NotFoundPage.tsx';
import { holdCalls } from '../web/answers.ts';
import type { Stage } from '../walking/flowDriver.ts';

const address = '/en/vi/citybike-mit-7-gaengen/aaaaaaaaaaaa';

/** Opens the page of an ad: with the server's response, or by a navigation that has to request it. */
export function openListing(answer: ListingAnswer | undefined): Promise<Stage> {
  const calls = holdCalls();
  const status = answer?.kind === 'gone' ? 410 : 200;
  return viewStage(<ListingPage />, answer ? { address, status, data: answer } : { address: '/en', at: address }, {
    async answers(_, reported) {
      const [listing, others] = [calls.to(`${listingItemOf().id}.json`), calls.to('/similar.json')];
      if ('error' in reported) return listing.fail();
      const output = reported.output as ListingAnswer;
      if (output.kind !== 'unknown' && output.similar) await others.answer(output.similar);
      else await others.fail();
      if (output.kind === 'shown') return listing.answer(output.item);
      return listing.answer({}, { gone: 410, unknown: 404 }[output.kind]);
    },
    ends: () => calls.letGo(),
  });
}
