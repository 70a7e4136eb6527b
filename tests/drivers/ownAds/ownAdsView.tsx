import { viewStage } from '../web/viewStage.tsx';
import type { OwnAd, OwnAdGroup, OwnAdsPage } from '#machines/ownAds/ownAd.ts';
import type { CommandOutcome } from '#machines/ownAds/ownAdsMachine.ts';
import { OwnAdsOf } from '#web/ownAds/OwnAdsArea.tsx';
import { holdCalls } from '../web/answers.ts';

/** A seller's ads; the test answers the calls. */
export function openOwnAds(group: OwnAdGroup) {
  const calls = holdCalls();
  return viewStage(
    <OwnAdsOf group={group} />,
    { at: `/en/myads/${group}` },
    {
      async happens(event) {
        await calls.last.answer({ data: { told: told((event as unknown as { ad: OwnAd }).ad) } });
      },
      async answers(actor, answer) {
        if (!('output' in answer)) return calls.last.fail();
        if (actor === 'commanding') {
          const outcome = answer.output as CommandOutcome;
          const refusal = 'refusal' in outcome && { __typename: 'Refusal', message: outcome.refusal, problems: [] };
          return calls.last.answer({ data: { told: refusal || told((outcome as { ad: OwnAd }).ad) } });
        }
        if (actor === 'fetchingAd') {
          const ad = answer.output as OwnAd | null;
          return calls.last.answer({ data: { me: { publicAccountId: 'vreni' }, ownAd: ad && told(ad) } });
        }
        const { ads, ...page } = answer.output as OwnAdsPage;
        return calls.last.answer({ data: { myAds: { ...page, ads: ads.map(told) } } });
      },
      ends: () => calls.letGo(),
    },
  );
}

/** An ad in the form of the GraphQL API. */
function told({ status, may, expiresAt, ...ad }: OwnAd) {
  return {
    __typename: 'OwnAd',
    ...ad,
    status: snake(status),
    may: may.map(snake),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  };
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
