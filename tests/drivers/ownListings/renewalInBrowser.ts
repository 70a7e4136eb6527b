import { listingTermDays } from '#machines/market/limits.ts';
import { renewalCases } from '#machines/ownListings/renewalCases.ts';
import type { Renewal, renewalMachine } from '#machines/ownListings/renewalMachine.ts';
import { calendarDayOf, formatDay } from '#market/dates/dates.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { browserStage } from '../browser/browserStage.ts';
import { asksElsewhere } from '../browser/elsewhere.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import { expectRenewal, renewalControls } from './renewalDriver.ts';
import type { Seller, SellerKind } from './ownListingsSellers.ts';

// The page of a mail's link in a browser with a real server, which renews the ad or refuses an invalid link.

const term = listingTermDays * 24 * 60 * 60 * 1000;

/** The end is empty, because the expected one is computed below. */
const renewed = (path: string | null): Renewal => ({ renewed: { title: 'Velo a', path, expiresAt: '' } });
const over: Renewal = { refusal: 'This renewal link has expired or was already used.' };

/** The outcomes of the renewal link, by the seller's ad and the earlier use of the link. */
const links = {
  'it ends soon': { of: 'an ad that ends soon', reported: renewed('/en/vi/velo-a') },
  'it is paused': { of: 'a paused ad that ends soon', reported: renewed(null) },
  'it is over': { of: 'an expired ad', reported: renewed('/en/vi/velo-a') },
  'it was renewed by the link already': { of: 'an ad that ends soon', reported: renewed('/en/vi/velo-a') },
  'it was sold meanwhile': { of: 'a sold ad', reported: over },
} as const satisfies Readonly<Record<string, { readonly of: SellerKind; readonly reported: Renewal }>>;

type Link = keyof typeof links;

const cases: FlowCases<typeof renewalMachine> = {
  ...renewalCases,
  actors: {
    renewing: {
      resolves: Object.fromEntries(Object.entries(links).map(([link, { reported }]) => [link, reported])),
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
};

/** The kind of renewal link that a path requires, by the labels of its steps. */
const linkOf = (labels: readonly string[]): Link =>
  (Object.keys(links) as Link[]).find((link) => labels.some((label) => label.endsWith(`(${link})`))) ?? 'it ends soon';

/** The kind of seller that a path requires, by the labels of its steps. */
export const renewalKind = (labels: readonly string[]): SellerKind => links[linkOf(labels)].of;

interface RenewalStage extends Stage {
  /** The day on which the term ends once the ad is renewed, in English. */
  readonly end: () => string;
}

/** The driver for the page behind renewal links, with another seller for each path. */
export function renewalInBrowser(seller: (kind: SellerKind) => Seller) {
  return declareDriver(cases, {
    ...renewalControls,
    sweep: 'states',
    async opensPage(visitor, _, { steps }): Promise<RenewalStage> {
      const link = linkOf(steps.map(({ label }) => label));
      const [listing] = seller(links[link].of).listings;
      await visitor.forgets();
      const stage = await browserStage(visitor, /\/graphql/, 'RenewByLink');
      await visitor.opens(listing!.renewal);
      return {
        ...stage,
        // The new term follows the current one; if that is over, it begins now.
        end: () => formatDay(calendarDayOf(Math.max(listing!.end, Date.now()) + term), 'en'),
        async answers(_actor, answer) {
          if (!('output' in answer)) return stage.cutOff();
          if (link === 'it was renewed by the link already') {
            const token = listing!.renewal.split('/').at(-1);
            const query =
              'mutation ($token: String!) { renewByLink(token: $token) { ... on RenewedListing { expiresAt } } }';
            const { renewByLink } = await asksElsewhere<{ readonly renewByLink: object }>(visitor, query, { token });
            if (!('expiresAt' in renewByLink)) throw new Error('The link renewed nothing elsewhere');
          }
          return stage.letThrough();
        },
      };
    },
    expectDetails: (stage, now) => expectRenewal(stage, now, (stage as RenewalStage).end()),
  });
}
