import type { SnapshotFrom } from 'xstate';
import type { ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import type { ListedCommand, OwnAd, OwnAdsPage } from '#machines/ownAds/ownAd.ts';
import { ownAdExample, ownAdsCases } from '#machines/ownAds/ownAdsCases.ts';
import type { ownAdsMachine } from '#machines/ownAds/ownAdsMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { Visitor } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { asksElsewhere, logsIn } from '../browser/elsewhere.ts';
import { type Ahead, declareDriver } from '../walking/flowDriver.ts';
import { expectOwnAds, ownAdsControls } from './ownAdsDriver.ts';
import { adsOnPage, type Seller, type SellerKind } from './ownAdsSellers.ts';

// The page of a seller's ads in a browser with a real server, which lists and changes them.

type Now = SnapshotFrom<typeof ownAdsMachine>;

/** An ad that ends soon has a few days left; no case states the number. */
const soon = 1;

/** The allowed actions in the list, by the status of an ad. */
const allowed: Partial<Readonly<Record<ListingStatus, readonly ListedCommand[]>>> = {
  active: ['reprice', 'pause', 'reserve', 'sell', 'remove'],
  reserved: ['reprice', 'endReservation', 'sell', 'remove'],
  paused: ['reprice', 'resume', 'sell', 'remove'],
  sold: ['cancelSale', 'remove'],
  expired: ['reprice', 'renew', 'remove'],
};
const running: ReadonlySet<ListingStatus> = new Set(['active', 'reserved', 'paused']);

function adThat(status: ListingStatus, { id = 'velovelovela', expiresAt = null as number | null, francs = 480 } = {}) {
  const endsSoon = expiresAt === soon && running.has(status);
  const may = [...(allowed[status] ?? []), ...(endsSoon ? (['renew'] as const) : [])];
  return ownAdExample(id, status, { expiresAt, francs, may });
}

const many = Array.from({ length: adsOnPage + 1 }, (_, number) =>
  adThat('active', { id: number === 0 ? 'velovelovela' : `velovelove${String(number).padStart(2, '0')}` }),
);

/** The first page of a seller with such ads. */
const firstPages: Partial<Readonly<Record<SellerKind, OwnAdsPage>>> = {
  'no ads': pageOf([]),
  'an ad that runs': pageOf([adThat('active')]),
  'an ad that ends soon': pageOf([adThat('active', { expiresAt: soon })]),
  'a paused ad': pageOf([adThat('paused')]),
  'a paused ad that ends soon': pageOf([adThat('paused', { expiresAt: soon })]),
  'a sold ad': pageOf([adThat('sold')]),
  'an expired ad': pageOf([adThat('expired')]),
  'more ads than a page holds': {
    ...pageOf(many),
    ads: many.slice(0, adsOnPage),
    endCursor: String(adsOnPage),
  },
};

function pageOf(ads: readonly OwnAd[]): OwnAdsPage {
  const active = ads.filter(({ status }) => status === 'active').length;
  return { ads, endCursor: null, counts: { active, inactive: ads.length - active } };
}

const groupOf = ({ ads }: OwnAdsPage) => (ads[0] === undefined || ads[0].status === 'active' ? 'active' : 'inactive');

/** The status of an ad after an allowed action. */
const statusAfter: Partial<Readonly<Record<ListedCommand, ListingStatus>>> = {
  pause: 'paused',
  resume: 'active',
  reserve: 'reserved',
  endReservation: 'active',
  sell: 'sold',
  cancelSale: 'active',
  remove: 'removed',
};

function after(command: ListedCommand, { status, ...ad }: OwnAd): OwnAd {
  const { expiresAt, francs } = ad;
  const kept = { expiresAt, ...(francs !== null && { francs }) };
  if (command === 'renew') return adThat(status === 'expired' ? 'active' : status, { ...kept, expiresAt: null });
  return adThat(statusAfter[command]!, kept);
}

/** The action elsewhere on an ad of this status that makes the chosen action here fail. */
function doneElsewhere(chosen: ListedCommand, status: ListingStatus): ListedCommand {
  if (chosen === 'remove') return 'remove';
  if (status === 'sold') return 'cancelSale';
  return status === 'expired' ? 'renew' : 'sell';
}

/** Parts of the server's messages. The part for a removed ad is from the same sentence, to distinguish it. */
const refusals = {
  wrongState: 'This ad has changed since you opened it.',
  removed: 'Check it and try again.',
  notEndingYet: 'You can renew this ad in its last week.',
};

/** The refusal of the chosen action after the action elsewhere. */
function refusalOf(chosen: ListedCommand, status: ListingStatus): string {
  if (chosen === 'remove') return refusals.removed;
  return status === 'expired' ? refusals.notEndingYet : refusals.wrongState;
}

const alone = ({ context: { ads } }: Now) => (ads.length === 1 ? ads[0] : undefined);

const chosen = (command: ListedCommand) => (now: Now) => {
  const ad = alone(now);
  // The same code handles all actions that close a form.
  if (now.matches({ shown: 'repricing' }) && !['reprice', 'pause', 'sell', 'remove'].includes(command))
    return undefined;
  return ad?.may.includes(command) ? { id: ad.id, command } : undefined;
};

/** The actions, each for the statuses in which it differs. */
const deeds: readonly { readonly name: string; readonly command: ListedCommand; readonly of?: ListingStatus }[] = [
  ...(['pause', 'resume', 'reserve', 'endReservation', 'sell', 'cancelSale', 'remove'] as const).map((command) => ({
    name: command,
    command,
  })),
  ...(['active', 'paused', 'expired'] as const).map((of) => ({
    name: `renew of one that is ${of}`,
    command: 'renew' as const,
    of,
  })),
];

const withAd = <Answer>(ad: OwnAd | undefined, answer: (ad: OwnAd) => Answer) => (ad ? answer(ad) : undefined);

const noLine = { 'no line': new Error('No line') };

const canBeReverted = (now: Now) =>
  now.context.problem?.text === refusals.wrongState && ['active', 'sold'].includes(alone(now)?.status ?? '');

const cases: FlowCases<typeof ownAdsMachine> = {
  ...ownAdsCases,
  events: {
    'more.asked': { 'the next ones': ({ context }: Now) => (context.endCursor === null ? undefined : {}) },
    'command.chosen': {
      'another price': chosen('reprice'),
      pause: chosen('pause'),
      resume: chosen('resume'),
      reserve: chosen('reserve'),
      'end of reservation': chosen('endReservation'),
      sold: chosen('sell'),
      'not sold': chosen('cancelSale'),
      renew: chosen('renew'),
      remove: chosen('remove'),
    },
    'sale.told': { here: { where: 'here' }, elsewhere: { where: 'elsewhere' }, untold: { where: 'untold' } },
    'price.changed': {
      cheaper: (now: Now) => {
        const ad = alone(now);
        return ad && { ad: { ...ad, priceText: 'CHF 420.–', francs: 420 } };
      },
    },
  },
  actors: {
    fetchingAds: {
      resolves: {
        ...Object.fromEntries(
          Object.entries(firstPages).map(([kind, page]) => [
            kind,
            ({ context: { group, endCursor } }: Now) =>
              endCursor === null && (groupOf(page) === group || page.ads.length === 0) ? page : undefined,
          ]),
        ),
        'the last one': ({ context: { endCursor } }: Now) =>
          endCursor === null ? undefined : { ...pageOf(many), ads: many.slice(adsOnPage) },
      },
      rejects: noLine,
    },
    commanding: {
      resolves: Object.fromEntries(
        deeds.flatMap(({ name, command, of }) => {
          const given = (now: Now) => {
            const ad = now.context.given?.command === command ? alone(now) : undefined;
            return ad && (of === undefined || ad.status === of) ? ad : undefined;
          };
          return [
            [`${name} is done`, (now: Now) => withAd(given(now), (ad) => ({ ad: after(command, ad) }))],
            [
              `${name} is refused: the ad has changed elsewhere`,
              (now: Now) => withAd(given(now), ({ status }) => ({ refusal: refusalOf(command, status) })),
            ],
          ];
        }),
      ),
      rejects: noLine,
    },
    fetchingAd: {
      resolves: {
        'as it stands by now': (now: Now) => {
          const ad = alone(now)!;
          if (now.context.problem?.text === refusals.removed) return null;
          return after(doneElsewhere('pause', ad.status), ad);
        },
      },
      // An action elsewhere is undone there; otherwise the page would be outdated.
      rejects: { 'no line': (now: Now) => (canBeReverted(now) ? noLine['no line'] : undefined) },
    },
  },
  keys: {
    'the ads': ({ context: { ads, group } }: Now) => [
      group,
      ads.length,
      ads[0]?.status,
      ads[0]?.francs,
      ads[0]?.expiresAt,
      ads[0]?.may.length,
    ],
    'how many there are, and whether more': ({ context: { counts, endCursor, hasMoreFailed } }: Now) => [
      counts,
      endCursor,
      hasMoreFailed,
    ],
    'what is done': ({ context: { given, problem } }: Now) => [given, problem?.text],
  },
};

const noButton = 'A forbidden action has no button.';

/** The kind of seller in a path. */
export function ownAdsKind(labels: readonly string[]): SellerKind {
  const kinds = Object.keys(firstPages) as SellerKind[];
  return kinds.find((kind) => labels.some((label) => label.endsWith(`(${kind})`))) ?? 'no ads';
}

/** The seller's actions on an ad in another tab. */
function elsewhere(visitor: Visitor, id: string) {
  const calls: Partial<Readonly<Record<ListedCommand, string>>> = {
    remove: 'removeAd(id: $id)',
    sell: 'sellAd(id: $id, where: HERE)',
    cancelSale: 'cancelSale(id: $id)',
    renew: 'renewAd(id: $id)',
  };

  async function does(command: ListedCommand): Promise<void> {
    const mutation = `mutation ($id: ID!) { told: ${calls[command]} { __typename } }`;
    const { told } = await asksElsewhere<{ readonly told: { readonly __typename: string } }>(visitor, mutation, { id });
    if (told.__typename !== 'OwnAd') throw new Error(`${command} was refused of ${id}`);
  }

  async function stands(): Promise<ListingStatus> {
    const query = 'query ($id: ID!) { ownAd(id: $id) { status } }';
    const { ownAd } = await asksElsewhere<{ readonly ownAd: { readonly status: string } }>(visitor, query, { id });
    return ownAd.status.toLowerCase() as ListingStatus;
  }

  return {
    /** Makes the chosen action here fail with this refusal. */
    changes: async (refusal: string) =>
      does(doneElsewhere(refusal === refusals.removed ? 'remove' : 'pause', await stands())),
    takesBack: async () => does((await stands()) === 'sold' ? 'cancelSale' : 'sell'),
  };
}

/** The page of a seller's ads for different sellers, one after the other. */
export function ownAdsInBrowser(seller: (kind: SellerKind) => Seller) {
  return declareDriver(cases, {
    ...ownAdsControls,
    // Their ads are real ones.
    ownData: ['command.chosen', 'price.changed'],
    sweep: 'states',
    untaken: {
      'shown.ready: command.chosen [isNotAllowed] → the same': noButton,
      'shown.repricing: command.chosen [isNotAllowed] → the same': noButton,
    },
    async opensPage(visitor, { group }, { steps }: Ahead) {
      const { email, ads } = seller(ownAdsKind(steps.map(({ label }) => label)));
      await visitor.forgets();
      await logsIn(visitor, email);
      const stage = await browserStage(visitor, /\/graphql/);
      await visitor.opens(`/en/myads/${group}`);
      const calls: Readonly<Record<string, string>> = {
        fetchingAds: 'MyAds',
        fetchingMore: 'MyAds',
        fetchingAd: 'AdOfMine',
        commanding: 'fragment Refusal',
      };
      return {
        ...stage,
        happens: () => stage.letThrough('RepriceAd'),
        async answers(actor, answer) {
          const there = elsewhere(visitor, ads[0]?.id ?? '');
          if (!('output' in answer)) {
            if (actor === 'fetchingAd') await there.takesBack();
            return stage.cutOff(calls[actor]);
          }
          const { refusal } = (answer.output ?? {}) as { readonly refusal?: string };
          if (refusal !== undefined) await there.changes(refusal);
          return stage.letThrough(calls[actor]);
        },
      };
    },
    expectDetails: expectOwnAds,
  });
}
