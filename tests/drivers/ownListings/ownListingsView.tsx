import { viewStage } from '../web/viewStage.tsx';
import type { OwnListing, OwnListingGroup, OwnListingsPage } from '#machines/ownListings/ownListing.ts';
import type { CommandOutcome } from '#machines/ownListings/ownListingsSetup.ts';
import { OwnListingsOf } from '#web/ownListings/OwnListingsArea.tsx';
import { holdCalls } from '../web/answers.ts';

/** A seller's ads; the test answers the calls. */
export function openOwnListings(group: OwnListingGroup) {
  const calls = holdCalls();
  return viewStage(
    <OwnListingsOf group={group} />,
    { at: `/en/myads/${group}` },
    {
      async happens(event) {
        await calls.last.answer({
          data: { listingAnswer: listingAnswer((event as unknown as { listing: OwnListing }).listing) },
        });
      },
      async answers(actor, answer) {
        if (!('output' in answer)) return calls.last.fail();
        if (actor === 'commanding') {
          const outcome = answer.output as CommandOutcome;
          const refusal = 'refusal' in outcome && { __typename: 'Refusal', message: outcome.refusal, problems: [] };
          return calls.last.answer({
            data: { listingAnswer: refusal || listingAnswer((outcome as { listing: OwnListing }).listing) },
          });
        }
        if (actor === 'fetchingListing') {
          const listing = answer.output as OwnListing | null;
          return calls.last.answer({
            data: { me: { publicAccountId: 'vreni' }, ownListing: listing && listingAnswer(listing) },
          });
        }
        const { listings, ...page } = answer.output as OwnListingsPage;
        return calls.last.answer({ data: { ownListings: { ...page, listings: listings.map(listingAnswer) } } });
      },
      ends: () => calls.letGo(),
    },
  );
}

/** An ad in the form in which the GraphQL API returns it. */
function listingAnswer({ status, may, expiresAt, ...listing }: OwnListing) {
  return {
    __typename: 'OwnListing',
    ...listing,
    status: snake(status),
    may: may.map(snake),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  };
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
