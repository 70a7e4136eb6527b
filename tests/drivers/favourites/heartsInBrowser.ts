import type { SnapshotFrom } from 'xstate';
import { bike, heartsCases } from '#machines/favourites/heartsCases.ts';
import type { HeartsEvent } from '#machines/favourites/heartsEvents.ts';
import type { TellingOutcome } from '#machines/favourites/heartsSetup.ts';
import type { heartsMachine } from '#machines/favourites/heartsMachine.ts';
import { mostFavourites } from '#machines/favourites/limits.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { awakeAt, type Visitor } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { comesBack, hearsNoStream, logsIn, logsOut, savesElsewhere } from '../browser/elsewhere.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import { handsOnHearts, titles } from './heartsDriver.ts';
import { plainAd } from './savers.ts';
import type { Sight } from '../walking/surface.ts';

// Hearts of a list in a browser, in front of a server; who is logged in, and what else they save, is another tab's doing.

type Now = SnapshotFrom<typeof heartsMachine>;

const told = (publicAccountId: string | null) => ({ publicAccountId, hasEnded: false });
const isOf = (account: string, { context, ...now }: Now) => now.matches('somebody') && context.account === account;

/** Nobody is told of before they are known, and the session ends by no hand. */
const cases: FlowCases<typeof heartsMachine> = {
  ...heartsCases,
  events: {
    'account.told': {
      Vreni: (now: Now) => (isOf('vreni', now) ? undefined : told('vreni')),
      Beat: (now: Now) => (isOf('beat', now) ? undefined : told('beat')),
      nobody: (now: Now) => (now.matches('nobody') ? undefined : told(null)),
    },
    'heart.pressed': heartsCases.events['heart.pressed']!,
    // The page of favourites has a button for it.
    'hearts.emptied': { 'no button': () => undefined },
    // With an account that is made on the way: journeys/all/favourites.
    'wishes.found': { 'nothing waits': () => undefined },
    // What is left to the outbox goes out by that: journeys/all/outbox.
    'page.hidden': { 'the page stays': () => undefined },
    // Without a line and with one again: journeys/all/offline.
    'pending.told': { 'there is a line': () => undefined },
  },
  actors: {
    ...heartsCases.actors,
    offeringLogin: { resolves: { closed: { goesOn: false } } },
    telling: { resolves: { ...heartsCases.actors['telling']!.resolves, 'no line': () => undefined } },
  },
};

/** Beside it is the button that hides the ad. */
const heartOf = (listing: string): Sight => ({ role: 'button', name: `Save this ad: ${titles[listing]}` });

const idsCall = 'favorites/ids.json';
const full = Array.from({ length: mostFavourites }, (_, number) => plainAd(number));

/** The people of the paths, by what their charts call them. */
export interface HeartPeople {
  readonly vreni: string;
  readonly beat: string;
}

/** The list as people come to it of whom nobody knows yet who they are. */
export function heartsInBrowser(people: () => HeartPeople) {
  return declareDriver(cases, {
    ...handsOnHearts(heartOf),
    ownData: ['account.told'],
    // It is the first thing that happens, before anybody could press a heart.
    byItself: ({ label }, before) => before.matches('unknown') && label === 'account.told (nobody)',
    async opensPage(visitor) {
      const { page } = visitor;
      await visitor.forgets();
      await hearsNoStream(visitor);
      const stage = await browserStage(visitor, /\/favorites\//);
      await visitor.opens('/en/li');
      await awakeAt(page.getByRole('button', { name: `Save this ad: ${titles[bike]}` }));
      await stage.stopsClock();

      async function isTold({ publicAccountId }: Extract<HeartsEvent, { type: 'account.told' }>): Promise<void> {
        if (publicAccountId === null) await logsOut(visitor);
        else await logsIn(visitor, people()[publicAccountId as keyof HeartPeople]);
        await comesBack(visitor);
      }

      return {
        ...stage,
        async happens(event) {
          const { type } = event as HeartsEvent;
          if (type === 'account.told') return isTold(event as Extract<HeartsEvent, { type: 'account.told' }>);
          await (type === 'change.told' ? saysOfChange(visitor) : looksAgain(visitor));
        },
        async answers(actor, answer) {
          if (actor === 'offeringLogin') return stage.surface.press({ role: 'button', name: 'Close' });
          if (actor === 'fetchingIds') {
            if (!('output' in answer)) return stage.cutOff(idsCall);
            await savesElsewhere(visitor, answer.output as readonly string[]);
            return stage.letThrough(idsCall);
          }
          const { kind } = (answer as { readonly output: TellingOutcome }).output;
          if (kind === 'failed') return stage.breaks();
          if (kind === 'full') await savesElsewhere(visitor, full);
          return stage.letThrough();
        },
      };
    },
  });
}

function saysOfChange({ page }: Visitor): Promise<void> {
  return page.evaluate(() => {
    const otherTab = new BroadcastChannel('favourites');
    otherTab.postMessage(null);
    otherTab.close();
  });
}

function looksAgain({ page }: Visitor): Promise<unknown> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
