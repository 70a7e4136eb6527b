import { expect } from 'vitest';
import type { quotaMachine } from '#machines/insertion/quotaMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { Visitor } from '../browser/browser.ts';
import { type BrowserStage, browserStage } from '../browser/browserStage.ts';
import { logsIn } from '../browser/elsewhere.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import type { Seller, SellerKind } from '../ownListings/ownListingsSellers.ts';
import { quotaDriver } from './quotaDriver.ts';
import type { Sight } from '../walking/surface.ts';

// The driver for the quota of a user's plan, in a browser with a real server.

/** The texts that state the quota of sellers, by the ads that they have. */
const rooms = {
  'no ads': { running: 0, says: 'Active real-estate ads: 0 of 2' },
  'a flat': { running: 1, says: 'Active real-estate ads: 1 of 2' },
  'two flats': { running: 2, says: 'Active real-estate ads: 2 of 2. To publish another' },
} as const satisfies Readonly<Partial<Record<SellerKind, { readonly running: number; readonly says: string }>>>;

type Room = keyof typeof rooms;

const { cases: known, ...driver } = quotaDriver;

const cases: FlowCases<typeof quotaMachine> = {
  ...known,
  actors: {
    loading: {
      resolves: Object.fromEntries(
        Object.entries(rooms).map(([room, { running }]) => [room, { at: 5000, data: { running, most: 2 } }]),
      ),
    },
  },
};

/** The quota that a path requires, by the labels of its steps. */
export const quotaKind = (labels: readonly string[]): Room =>
  (Object.keys(rooms) as Room[]).find((room) => labels.some((label) => label.endsWith(`(${room})`))) ?? 'no ads';

const note: Sight = { role: 'paragraph', says: /^Active real-estate ads/ };

/** A logged-in user opens the first step of inserting an ad; the room in the plan is not loaded yet. */
export async function comesToQuota(visitor: Visitor, { email }: Seller): Promise<BrowserStage> {
  await visitor.forgets();
  await logsIn(visitor, email);
  const stage = await browserStage(visitor, /\/graphql/, 'InsertionQuota');
  await visitor.opens('/en/ai/start');
  return stage;
}

/** The driver for the quota on the first step, with another seller for each path. */
export function quotaInBrowser(seller: (kind: SellerKind) => Seller) {
  return declareDriver(cases, {
    ...driver,
    sights: { ...driver.sights, fetched: note },
    sweep: 'states',
    async opensPage(visitor, _, { steps }) {
      const stage = await comesToQuota(visitor, seller(quotaKind(steps.map(({ label }) => label))));
      return { ...stage, answers: () => stage.letThrough() };
    },
    async expectDetails({ surface }, { context: { data } }) {
      if (!data) return;
      const { says } = Object.values(rooms).find(({ running }) => running === data.running)!;
      expect(await surface.text(note)).toContain(says);
    },
  });
}
