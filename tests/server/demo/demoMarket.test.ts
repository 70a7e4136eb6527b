import { describe, expect, it } from 'vitest';
import { beginning, fold } from '#machines/journal/fold.ts';
import { validatedFactFrom, storedForm } from '#machines/journal/facts.ts';
import { evolve, type Listing, type ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import type { Place } from '#machines/listing/lifecycle/listingContent.ts';
import { listingFacts } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import { categoryTree, parentOf } from '#machines/market/categories/categories.ts';
import { isTopLevel } from '#machines/market/categories/categoryTree.ts';
import { maxRealEstateListingsOnFreePlan, newForHours, titleLength } from '#machines/market/limits.ts';
import { cantons } from '#market/cantons/cantons.ts';
import { localityByPostcode } from '#market/places/localities.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { sentencesOf } from '#server/demo/listingTextRules.ts';
import { demoMarket, type DemoListing } from '#server/demo/demoMarket.ts';
import { isPicture, mostPictures } from '#server/demo/pictureNames.ts';

const now = Date.UTC(2026, 4, 19, 9, 30);
const { sellers, listings } = demoMarket(now);
const sellerById = new Map(sellers.map((seller) => [seller.id, seller]));
const demoListings = listings.map((listing) => ({
  ...listing,
  listing: listingOf(listing),
  name: externalIdOf(listing),
}));
const shown = demoListings.filter(({ listing }) => listing.status === 'active' || listing.status === 'reserved');

describe('the demonstration market as a script', () => {
  it('is the same every time for the same moment', () => {
    expect(demoMarket(now)).toEqual({ sellers, listings });
  });

  it('has the same ids and relative times for another moment', () => {
    const later = demoMarket(now + 1_000_003);
    expect(later.listings.map(({ id }) => id)).toEqual(listings.map(({ id }) => id));
    expect(later.listings.flatMap(({ facts }) => facts.map(({ at }) => at - 1_000_003))).toEqual(
      listings.flatMap(({ facts }) => facts.map(({ at }) => at)),
    );
  });

  it('gives every seller and every ad a unique id, in the form of the market', () => {
    const ids = [...sellers, ...listings].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z2-7]{12}$/.test(id))).toEqual([]);
  });

  it('has journals that the chart folds strictly and the schemas describe', () => {
    for (const { id, facts } of listings) {
      const folded = fold(listingMachine, beginning(listingMachine, `listing-${id}`), facts);
      expect(folded.version).toBe(facts.length);
      for (const fact of facts) expect(validatedFactFrom(listingFacts, storedForm(listingFacts, fact))).toEqual(fact);
    }
  });

  it('has journals in the order of time, without future facts or sales before the seller joined', () => {
    for (const { name, seller, facts } of demoListings) {
      const times = facts.map(({ at }) => at);
      expect(times, name).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1), name).toBeLessThanOrEqual(now);
      expect(times[0], name).toBeGreaterThan(sellerById.get(seller)!.since);
    }
    const beginnings = listings.map(({ facts }) => facts[0]!.at);
    expect(beginnings).toEqual(beginnings.toSorted((one, other) => one - other));
  });

  it('leaves no work for the scheduler: no term and no promotion is overdue', () => {
    const overdue = demoListings.filter(
      ({ listing }) =>
        listing.promotions.some(({ endsAt }) => endsAt <= now) ||
        (['active', 'paused', 'reserved'].includes(listing.status) && listing.expiresAt! <= now),
    );
    expect(overdue.map(({ name }) => name)).toEqual([]);
  });
});

describe('the demonstration market as a market', () => {
  it('has thousands of ads by some 150 private people and companies, all of whom sell something', () => {
    expect(listings.length).toBeGreaterThanOrEqual(2800);
    expect(sellers.length).toBeGreaterThanOrEqual(140);
    expect(sellers.length).toBeLessThanOrEqual(170);
    expect(sellers.filter(({ kind }) => kind === 'company').length).toBeGreaterThanOrEqual(40);
    expect(new Set(listings.map(({ seller }) => seller))).toEqual(new Set(sellerById.keys()));
  });

  it('has sellers who live where their language is spoken', () => {
    const speaking = { it: ['TI', 'GR'], fr: ['VD', 'GE', 'NE', 'JU', 'FR', 'VS', 'BE'] };
    for (const { name, place, language } of sellers) {
      expect(known(place), name).toEqual(place);
      const { canton } = localityByPostcode(swissLocalities, place.postcode, place.locality)!;
      if (language === 'de') expect(['TI', 'VD', 'GE', 'NE', 'JU'], name).not.toContain(canton);
      else expect(speaking[language], name).toContain(canton);
    }
  });

  it('has sellers in every canton', () => {
    expect(new Set(sellers.map(({ place }) => place.region))).toEqual(new Set(cantons.map(({ code }) => code)));
  });

  it('shows ads in all top-level categories, each filed in a subcategory', () => {
    const categories = demoListings.map(({ listing }) => listing.content.category);
    expect(categories.filter(isTopLevel)).toEqual([]);
    const tops = new Set(shown.map(({ listing }) => parentOf(listing.content.category)?.id));
    expect(tops).toEqual(new Set(categoryTree.map(({ id }) => id)));
  });

  it.each([
    ['de', 0.5, 0.6],
    ['fr', 0.25, 0.35],
    ['it', 0.12, 0.2],
  ] as const)('contains %s in its share of the ads, as its sellers do', (language, least, most) => {
    const own = demoListings.filter(({ listing }) => listing.content.language === language);
    expect(own.length / demoListings.length).toBeGreaterThan(least);
    expect(own.length / demoListings.length).toBeLessThan(most);
    expect(own.filter(({ seller }) => sellerById.get(seller)!.language !== language)).toEqual([]);
  });

  it('has ads in every state that an ad can be in', () => {
    const states: Record<Exclude<ListingStatus, 'unwritten'>, number> = {
      draft: 1,
      awaitingVerification: 1,
      inReview: 1,
      rejected: 1,
      active: 120,
      paused: 1,
      reserved: 8,
      sold: 8,
      expired: 3,
      removed: 1,
    };
    for (const [state, least] of Object.entries(states)) {
      expect(demoListings.filter(({ listing }) => listing.status === state).length, state).toBeGreaterThanOrEqual(
        least,
      );
    }
  });

  it.each([
    ['active', 72, 86],
    ['reserved', 2.5, 6],
    ['sold', 6, 11],
    ['expired', 2.5, 6],
    ['paused', 0.2, 2],
    ['removed', 0.2, 2],
  ] as const)('has %s ads in their share of a hundred', (status, least, most) => {
    const share = (demoListings.filter(({ listing }) => listing.status === status).length / demoListings.length) * 100;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });

  it('contains edits, price drops, and running and ended promotions', () => {
    const reported = new Set(listings.flatMap(({ facts }) => facts.map(({ type }) => type)));
    for (const type of ['listing.edited', 'listing.repriced', 'listing.promotionEnded', 'listing.renewed'] as const) {
      expect(reported).toContain(type);
    }
    const running = new Set(shown.flatMap(({ listing }) => listing.promotions.map(({ product }) => product)));
    expect(running).toEqual(new Set(['gallery', 'highlight', 'combo']));
    const gallery = shown.filter(({ listing }) => listing.promotions.some(({ product }) => product === 'gallery'));
    expect(gallery.length).toBeGreaterThan(25);
    expect(gallery.length).toBeLessThan(60);
    expect(listings.flatMap(({ facts }) => facts)).toContainEqual(expect.objectContaining({ product: 'bump' }));
  });

  it('has ads that are new, free, on request and wanted', () => {
    const newest = shown.filter(({ listing }) => now - listing.listedAt! < newForHours * 60 * 60 * 1000);
    expect(newest.length).toBeGreaterThanOrEqual(10);
    for (const kind of ['free', 'onRequest'] as const) {
      expect(shown.filter(({ listing }) => listing.content.price.kind === kind).length, kind).toBeGreaterThanOrEqual(5);
    }
    expect(shown.some(({ listing }) => listing.content.kind === 'wanted')).toBe(true);
  });

  it('limits private sellers to the real-estate ads of the free plan', () => {
    const homes = demoListings.filter(({ listing }) => parentOf(listing.content.category)?.id === 1000);
    for (const seller of sellers.filter(({ kind }) => kind === 'private')) {
      expect(homes.filter((home) => home.seller === seller.id).length).toBeLessThanOrEqual(
        maxRealEstateListingsOnFreePlan,
      );
    }
  });
});

describe('each ad of the demonstration market', () => {
  it('has a unique title, short enough to type', () => {
    const titles = demoListings.map(({ listing }) => listing.content.title);
    expect(titles.filter((title) => Array.from(title).length > titleLength)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has a text of at most ten sentences, in running lines except for the items of a list', () => {
    for (const { name, listing } of demoListings) {
      expect(listing.content.body.length, name).toBeGreaterThanOrEqual(20);
      expect(sentencesOf(listing.content.body).length, name).toBeLessThanOrEqual(10);
      expect(listing.content.body, name).not.toMatch(/(?<!\n)\n(?!\n|- )| {2}/);
    }
  });

  it('is written in Swiss spelling: no ß, no straight apostrophes, only guillemets', () => {
    const foreign = demoListings.filter(({ listing }) =>
      /ß|[a-z]'[a-z]|[„“”]/i.test(`${listing.content.title} ${listing.content.body}`),
    );
    expect(foreign.map(({ name }) => name)).toEqual([]);
  });

  it('is in a place of the localities table', () => {
    for (const { name, listing } of demoListings)
      expect(known(listing.content.place), name).toEqual(listing.content.place);
  });

  it('shows existing drawings, and none of them twice', () => {
    for (const { name, listing } of demoListings) {
      const { images } = listing.content;
      const names = images.map((image) => /^demo\/(.+)\.svg$/.exec(image)?.[1] ?? '');
      expect(
        names.filter((picture) => !isPicture(picture)),
        name,
      ).toEqual([]);
      expect(new Set(images).size, name).toBe(images.length);
      expect(images.length, name).toBeLessThanOrEqual(mostPictures);
      // Only a draft may be without pictures.
      if (listing.status !== 'draft') expect(images.length, name).toBeGreaterThanOrEqual(1);
    }
  });
});

/** The place with this postcode and name in the table of places. */
function known({ postcode, locality }: Place): Place | undefined {
  const found = localityByPostcode(swissLocalities, postcode, locality);
  if (!found) return undefined;
  return { country: found.canton === 'FL' ? 'LI' : 'CH', postcode, locality: found.name, region: found.region };
}

function listingOf({ facts }: DemoListing): Listing {
  return facts.reduce<Listing | null>((listing, fact) => evolve(listing, fact), null)!;
}

function externalIdOf({ facts }: DemoListing): string {
  const [first] = facts;
  return first?.type === 'listing.drafted' ? first.origin!.externalId : '';
}
