import fc from 'fast-check';
import { beginning, fold } from '#machines/journal/fold.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import type { ListingFact, Origin } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';

const at = fc.integer({ min: noon, max: noon + 90 * day });
const because = fc.string({ minLength: 1, maxLength: 40 });
const text = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
const nothing = fc.constant({});

const price: fc.Arbitrary<ListingContent['price']> = fc.oneof(
  fc.integer({ min: 1, max: 2_000_000 }).map((francs) => ({ kind: 'amount' as const, francs })),
  fc.constantFrom({ kind: 'free' as const }, { kind: 'onRequest' as const }),
);

/** Generates uploaded photos, of which several listings may use the same. */
const photo = fc.constantFrom(...['0', 'a', 'f'].map((digit) => `photos/${digit.repeat(32)}.webp`));

const fields = {
  title: text,
  body: fc.string({ maxLength: 200, unit: 'grapheme' }),
  language: fc.constantFrom('de', 'fr', 'it', 'en'),
  category: fc.constantFrom(2020, 4020, 1020, 3000),
  kind: fc.constantFrom('offer', 'wanted'),
  place: fc.constantFrom(
    { country: 'CH' as const, postcode: '3012', locality: 'Bern', region: 4 },
    { country: 'DE' as const, postcode: '79588', locality: '' },
  ),
  parameters: fc.dictionary(fc.constantFrom('make', 'colour', 'mileage'), fc.oneof(text, fc.nat()), {
    noNullPrototype: true,
  }),
  images: fc.array(fc.oneof(text, photo), { maxLength: 3 }),
} as const;

const content = fc.record({ ...fields, price }) as fc.Arbitrary<ListingContent>;
const externalInfo = fc.dictionary(text, text, { maxKeys: 2, noNullPrototype: true });
const origin = fc.record(
  { source: text, externalId: text, externalUrl: fc.webUrl(), externalInfo },
  { requiredKeys: ['source', 'externalId'] },
) as fc.Arbitrary<Origin>;
const product = fc.constantFrom('bump', 'gallery', 'highlight', 'combo');

/** Generates the data of facts, by type, valid by their schemas. */
const data: { readonly [T in ListingFact['type']]: fc.Arbitrary<object> } = {
  'listing.drafted': fc.record(
    { seller: fc.constant('ana'), content, origin },
    { requiredKeys: ['seller', 'content'] },
  ),
  'listing.heldForVerification': nothing,
  'listing.heldForReview': fc.record({ because }),
  'listing.released': nothing,
  'listing.rejected': fc.record({ because }),
  'listing.published': fc.record({ expiresAt: at }),
  'listing.edited': fc.record(
    { changes: fc.record(fields, { requiredKeys: [] }), externalUrl: fc.webUrl(), externalInfo },
    { requiredKeys: ['changes'] },
  ),
  'listing.repriced': fc.record({ price }),
  'listing.paused': nothing,
  'listing.resumed': nothing,
  'listing.reserved': nothing,
  'listing.reservationEnded': nothing,
  'listing.sold': fc.record({ where: fc.constantFrom('here', 'elsewhere', 'untold') }),
  'listing.saleCancelled': nothing,
  'listing.expired': nothing,
  'listing.renewed': fc.record({ expiresAt: at }),
  'listing.extended': fc.record({ expiresAt: at }),
  'listing.promoted': fc.record({ product, endsAt: at }),
  'listing.promotionEnded': fc.record({ product }),
  'listing.removed': fc.record({ by: fc.constantFrom('seller', 'moderator'), because }, { requiredKeys: ['by'] }),
};

const factOf = Object.fromEntries(
  Object.entries(data).map(([type, rest]) => [
    type,
    fc.tuple(at, rest).map(([when, more]) => ({ type, at: when, ...more })),
  ]),
) as unknown as Record<string, fc.Arbitrary<ListingFact>>;

/** Types of facts that the chart accepts in sequence; each choice selects the next accepted type. */
function typesAccepted(choices: readonly number[]): string[] {
  let folded = beginning(listingMachine, 'listing-any');
  return choices.flatMap((choice) => {
    const accepted = Object.keys(data).filter((type) => folded.snapshot.can({ type } as never));
    // A removal ends the journal, so it is chosen rarely.
    const types = choice % 7 === 0 ? accepted : accepted.filter((type) => type !== 'listing.removed');
    const type = types[choice % Math.max(types.length, 1)];
    if (!type) return [];
    const [fact] = fc.sample(factOf[type]!, { numRuns: 1, seed: 1 });
    folded = fold(listingMachine, folded, [fact!]);
    return [type];
  });
}

/** Generates journals of up to 40 facts that the listing’s chart accepts. */
export const listingJournal: fc.Arbitrary<ListingFact[]> = fc
  .array(fc.nat(9999), { minLength: 1, maxLength: 40, size: 'max' })
  .chain((choices) => fc.tuple(...typesAccepted(choices).map((type) => factOf[type]!)));
