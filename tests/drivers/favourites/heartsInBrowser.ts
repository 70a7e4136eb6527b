import type { SnapshotFrom } from 'xstate';
import { bike, heartsCases } from '#machines/favourites/heartsCases.ts';
import type { HeartsEvent } from '#machines/favourites/heartsEvents.ts';
import type { ChangeOutcome } from '#machines/favourites/heartsSetup.ts';
import type { heartsMachine } from '#machines/favourites/heartsMachine.ts';
import { mostFavourites } from '#machines/favourites/limits.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { awakeAt, type Visitor } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { comesBack, blocksStream, logsIn, logsOut, savesElsewhere } from '../browser/elsewhere.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import { heartsControls, titles } from './heartsDriver.ts';
import { plainListing } from './savers.ts';
import type { Sight } from '../walking/surface.ts';

// Hearts of a list in a browser, with a real server; another tab logs in and out and saves ads.

type Now = SnapshotFrom<typeof heartsMachine>;

const reported = (publicAccountId: string | null) => ({ publicAccountId, hasEnded: false });
const isOf = (account: string, { context, ...now }: Now) => now.matches('somebody') && context.account === account;

/** A visitor is reported only while the session is unknown, and no gesture ends the session. */
const cases: FlowCases<typeof heartsMachine> = {
  ...heartsCases,
  events: {
    'account.reported': {
      Vreni: (now: Now) => (isOf('vreni', now) ? undefined : reported('vreni')),
      Beat: (now: Now) => (isOf('beat', now) ? undefined : reported('beat')),
      nobody: (now: Now) => (now.matches('nobody') ? undefined : reported(null)),
    },
    'heart.pressed': heartsCases.events['heart.pressed']!,
    // This event is impossible here: its button is on the page of favourites.
    'hearts.emptied': { 'no button': () => undefined },
    // This event is tested in journeys/all/favourites, with an account that is created on the way.
    'changes.found': { 'nothing waits': () => undefined },
    // Tested in journeys/all/outbox: a page that is hidden leaves its unsent changes to the outbox.
    'page.hidden': { 'the page stays': () => undefined },
    // This event is tested in journeys/all/offline, which goes offline and online again.
    'pending.reported': { 'there is a line': () => undefined },
  },
  actors: {
    ...heartsCases.actors,
    offeringLogin: { resolves: { closed: { goesOn: false } } },
    telling: { resolves: { ...heartsCases.actors['telling']!.resolves, 'no line': () => undefined } },
  },
};

/** The heart of an ad, by its full name: the button that hides the ad is next to it. */
const heartOf = (listing: string): Sight => ({ role: 'button', name: `Save this ad: ${titles[listing]}` });

const idsCall = 'favorites/ids.json';
const full = Array.from({ length: mostFavourites }, (_, number) => plainListing(number));

/** The email addresses of the people in the paths, by their names in the charts. */
export interface HeartPeople {
  readonly vreni: string;
  readonly beat: string;
}

/** The driver for hearts in a list of ads, for people whose session is not known yet. */
export function heartsInBrowser(people: () => HeartPeople) {
  return declareDriver(cases, {
    ...heartsControls(heartOf),
    ownData: ['account.reported'],
    // This event happens by itself at the beginning, before a heart can be pressed.
    byItself: ({ label }, before) => before.matches('unknown') && label === 'account.reported (nobody)',
    async opensPage(visitor) {
      const { page } = visitor;
      await visitor.forgets();
      await blocksStream(visitor);
      const stage = await browserStage(visitor, /\/favorites\//);
      await visitor.opens('/en/li');
      await awakeAt(page.getByRole('button', { name: `Save this ad: ${titles[bike]}` }));
      await stage.stopsClock();

      async function deliverAccount({
        publicAccountId,
      }: Extract<HeartsEvent, { type: 'account.reported' }>): Promise<void> {
        if (publicAccountId === null) await logsOut(visitor);
        else await logsIn(visitor, people()[publicAccountId as keyof HeartPeople]);
        await comesBack(visitor);
      }

      return {
        ...stage,
        async happens(event) {
          const { type } = event as HeartsEvent;
          if (type === 'account.reported')
            return deliverAccount(event as Extract<HeartsEvent, { type: 'account.reported' }>);
          await (type === 'change.reported' ? saysOfChange(visitor) : looksAgain(visitor));
        },
        async answers(actor, answer) {
          if (actor === 'offeringLogin') return stage.surface.press({ role: 'button', name: 'Close' });
          if (actor === 'fetchingIds') {
            if (!('output' in answer)) return stage.cutOff(idsCall);
            await savesElsewhere(visitor, answer.output as readonly string[]);
            return stage.letThrough(idsCall);
          }
          const { kind } = (answer as { readonly output: ChangeOutcome }).output;
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
