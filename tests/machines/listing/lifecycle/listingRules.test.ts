import { describe, expect, it } from 'vitest';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import * as rules from '#machines/listing/lifecycle/listingRules.ts';
import { given as foldedIn } from '#tests/drivers/server/journal.ts';
import * as history from '#machines/listing/lifecycle/listingExamples.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day, minute } from '#machines/market/units.ts';

const given = (facts: readonly ListingFact[]) => foldedIn(listingMachine, facts);
const on =
  <A>(rule: (listing: Listing, command: A) => ReturnType<typeof rules.publish>, command: A) =>
  ({ listing }: { listing: Listing | null }) =>
    rule(listing!, command);
const later = noon + 10 * minute;

describe('writing a listing', () => {
  it('creates a draft that only its seller sees', () => {
    const { facts, state } = given([]).when(() => rules.draft({ seller: ana, content: bike, at: noon }));
    expect(facts).toEqual([{ type: 'listing.drafted', at: noon, seller: ana, content: bike }]);
    expect(state).toBe('draft');
  });

  it.each([
    ['an empty title', { title: '  ' }, 'title'],
    ['a title of more than 50 characters', { title: 'a'.repeat(51) }, 'title'],
    ['a text of more than 4,000 characters', { body: 'a'.repeat(4001) }, 'body'],
    ['a category that is not in the tree', { category: 1 }, 'category'],
    ['more than ten pictures', { images: Array.from({ length: 11 }, () => 'a.svg') }, 'images'],
    ['a parameter of another category', { parameters: { mileage: 10 } }, 'mileage'],
    ['an unknown choice', { parameters: { condition: 'splendid' } }, 'condition'],
    ['a number in a field for text', { parameters: { make: 7 } }, 'make'],
  ])('refuses %s and names the field', (_what, wrong, field) => {
    const answer = given([]).when(() => rules.draft({ seller: ana, content: { ...bike, ...wrong }, at: noon }));
    expect(answer.refused).toBe('listing.invalid');
    expect(answer.refusal?.details).toMatchObject({ field });
  });

  it('counts characters as people do: fifty bicycles fit into a title', () => {
    const answer = given([]).when(() =>
      rules.draft({ seller: ana, content: { ...bike, title: '🚲'.repeat(50) }, at: noon }),
    );
    expect(answer.state).toBe('draft');
  });

  it('permits an imported listing a title of up to 120 characters', () => {
    const origin = { source: 'import:listings', externalId: '7' };
    const long = { ...bike, title: 'a'.repeat(120) };
    expect(given([]).when(() => rules.draft({ seller: ana, content: long, origin, at: noon })).state).toBe('draft');
    const longer = { ...bike, title: 'a'.repeat(121) };
    expect(given([]).when(() => rules.draft({ seller: ana, content: longer, origin, at: noon })).refused).toBe(
      'listing.invalid',
    );
  });
});

describe('submitting a listing', () => {
  it('publishes it for 60 days when the seller is verified', () => {
    const { facts, state } = given(history.bikeDrafted).when(on(rules.publish, { by: ana, verified: true, at: later }));
    expect(facts).toEqual([{ type: 'listing.published', at: later, expiresAt: later + 60 * day }]);
    expect(state).toBe('running.active');
  });

  it('waits until the seller has opened the link in their mail', () => {
    const answer = given(history.bikeDrafted).when(on(rules.publish, { by: ana, verified: false, at: later }));
    expect(answer.state).toBe('awaitingVerification');
    const opened = given(history.bikeWaiting).when(on(rules.publish, { by: ana, verified: true, at: later }));
    expect(opened.state).toBe('running.active');
  });

  it('passes a suspicious listing to a moderator, with the reason', () => {
    const answer = given(history.bikeDrafted).when(
      on(rules.publish, { by: ana, verified: true, risk: 'Too cheap', at: later }),
    );
    expect(answer.facts).toEqual([{ type: 'listing.heldForReview', at: later, because: 'Too cheap' }]);
  });

  it('passes a rejected listing to a moderator again, even after harmless changes', () => {
    const answer = given(history.bikeRejected).when(on(rules.publish, { by: ana, verified: true, at: later }));
    expect(answer.state).toBe('inReview');
  });

  it('is refused during a review, so that no seller can bypass it', () => {
    const verified = on(rules.publish, { by: ana, verified: true, at: later });
    expect(given(history.bikeInReview).when(verified).refused).toBe('journal.wrongState');
    const held = [...history.bikePublished, { type: 'listing.heldForReview', at: later, because: 'Reported' }] as const;
    expect(given(held).when(verified).refused).toBe('journal.wrongState');
  });

  it('is refused to strangers, and for a running listing', () => {
    expect(given(history.bikeDrafted).when(on(rules.publish, { by: 'ben', verified: true, at: later })).refused).toBe(
      'listing.notYours',
    );
    expect(given(history.bikePublished).when(on(rules.publish, { by: ana, verified: true, at: later })).refused).toBe(
      'journal.wrongState',
    );
  });
});

describe('writing and submitting at once', () => {
  const submitListing = (command: object = {}) =>
    given([]).when(() => rules.submitListing({ seller: ana, content: bike, verified: true, at: noon, ...command }));

  it('publishes the listing of a verified seller', () => {
    expect(submitListing().facts.map(({ type }) => type)).toEqual(['listing.drafted', 'listing.published']);
    expect(submitListing({ verified: false }).state).toBe('awaitingVerification');
  });

  it('stores nothing when the content is invalid', () => {
    const answer = submitListing({ content: { ...bike, title: ' ' } });
    expect(answer.refused).toBe('listing.invalid');
    expect(answer.facts).toEqual([]);
  });
});

describe('the verification of the address', () => {
  it('publishes a listing that waits for it, and no other', () => {
    const verify = (verified: boolean) => on(rules.publishOnceVerified, { verified, at: later });
    expect(given(history.bikeWaiting).when(verify(true)).facts).toMatchObject([{ type: 'listing.published' }]);
    expect(given(history.bikeWaiting).when(verify(false)).facts).toEqual([]);
    expect(given(history.bikeExpired).when(verify(true)).facts).toEqual([]);
    expect(given(history.bikeRejected).when(verify(true)).facts).toEqual([]);
  });
});

describe('moderation', () => {
  it('approves with a full term', () => {
    expect(given(history.bikeInReview).when(on(rules.approve, { at: later })).facts).toEqual([
      { type: 'listing.published', at: later, expiresAt: later + 60 * day },
    ]);
  });

  it('lets a formerly running listing resume in its place: a dismissed report does not move it to the top', () => {
    const held: ListingFact[] = [
      ...history.bikePublished,
      { type: 'listing.heldForReview', at: later, because: 'Reported' },
    ];
    const { facts, state } = given(held).when(on(rules.approve, { at: noon + day }));
    expect(state).toBe('running.active');
    const { listing } = given([...held, ...facts]).context;
    expect(listing).toEqual(given(history.bikePublished).context.listing);
  });

  it('gives a listing whose term ended in review a new term', () => {
    const held: ListingFact[] = [
      ...history.bikePublished,
      { type: 'listing.heldForReview', at: later, because: 'Reported' },
    ];
    const { facts } = given(held).when(on(rules.approve, { at: noon + 61 * day }));
    expect(facts).toMatchObject([{ type: 'listing.published', expiresAt: noon + 121 * day }]);
  });

  it('approves only a listing that waits for it', () => {
    expect(given(history.bikeDrafted).when(on(rules.approve, { at: later })).refused).toBe('listing.notInReview');
    expect(given(history.bikeWaiting).when(on(rules.approve, { at: later })).refused).toBe('listing.notInReview');
  });

  it('rejects with a reason that the seller can read', () => {
    const answer = given(history.bikeInReview).when(on(rules.reject, { because: 'No bicycle', at: later }));
    expect(answer.state).toBe('rejected');
    expect(given(history.bikeRejected).context.listing?.because).toBe('The picture shows another bicycle');
  });

  it('hides a running listing, and bans one permanently', () => {
    expect(given(history.bikePublished).when(on(rules.hold, { because: 'Reported', at: later })).state).toBe(
      'inReview',
    );
    expect(given(history.bikePublished).when(on(rules.ban, { because: 'Stolen', at: later })).state).toBe('removed');
  });
});

describe('changing a listing', () => {
  const revise = (content: typeof bike) => on(rules.revise, { by: ana, content, at: later });

  it('stores only the differences, and the price apart', () => {
    const changed = { ...bike, title: 'Citybike', price: { kind: 'amount', francs: 420 } as const };
    const { facts } = given(history.bikePublished).when(revise(changed));
    expect(facts).toEqual([
      { type: 'listing.edited', at: later, changes: { title: 'Citybike' } },
      { type: 'listing.repriced', at: later, price: { kind: 'amount', francs: 420 } },
    ]);
  });

  it('stores nothing when nothing differs', () => {
    const reordered = { ...bike, parameters: { colour: 'green', condition: 'good' } };
    expect(given(history.bikePublished).when(revise(reordered)).facts).toEqual([]);
  });

  it('stores an imported listing’s new address and texts at its source, once', () => {
    const origin = { source: 'import:listings', externalId: '7', externalUrl: 'https://a.example/7' };
    const imported: ListingFact[] = [{ type: 'listing.drafted', at: noon, seller: ana, content: bike, origin }];
    const moved = { by: ana, content: bike, externalUrl: 'https://b.example/7', at: later };
    const { facts } = given(imported).when(on(rules.revise, moved));
    expect(facts).toEqual([{ type: 'listing.edited', at: later, changes: {}, externalUrl: 'https://b.example/7' }]);
    expect(given([...imported, ...facts]).when(on(rules.revise, moved)).facts).toEqual([]);
  });

  it('remembers the previous price', () => {
    const { facts } = given(history.bikePublished).when(revise({ ...bike, price: { kind: 'free' } }));
    const { listing } = given([...history.bikePublished, ...facts]).context;
    expect(listing?.content.price).toEqual({ kind: 'free' });
    expect(listing?.previousPrice).toEqual({ kind: 'amount', francs: 480 });
  });

  it('counts no reduction of an unpublished price', () => {
    const { facts } = given(history.bikeDrafted).when(revise({ ...bike, price: { kind: 'amount', francs: 420 } }));
    expect(given([...history.bikeDrafted, ...facts]).context.listing?.previousPrice).toBeUndefined();
  });

  describe('with a value that its category no longer allows', () => {
    const lesson = { ...bike, category: 4640, parameters: { condition: 'good' } };
    const older: ListingFact[] = [{ type: 'listing.drafted', at: noon, seller: ana, content: lesson }];

    it('is accepted, and keeps the value', () => {
      const reported = [lesson.parameters, {}];
      for (const parameters of reported) {
        const { facts } = given(older).when(revise({ ...lesson, title: 'Karten', parameters }));
        expect(facts).toEqual([{ type: 'listing.edited', at: later, changes: { title: 'Karten' } }]);
        expect(given([...older, ...facts]).context.listing?.content.parameters).toEqual({ condition: 'good' });
      }
    });

    it('is refused when the value is new, or the category is another', () => {
      for (const wrong of [
        { parameters: { condition: 'new' } },
        { category: 7060 },
        { parameters: { colour: 'red' } },
      ]) {
        expect(given(older).when(revise({ ...lesson, ...wrong })).refused).toBe('listing.invalid');
      }
      const { facts } = given(older).when(revise({ ...lesson, category: 7060, parameters: {} }));
      expect(facts).toEqual([{ type: 'listing.edited', at: later, changes: { category: 7060, parameters: {} } }]);
    });

    it('may keep a value that its category does not allow any more either', () => {
      const content = { ...bike, parameters: { condition: 'splendid', colour: 'green' } };
      const once: ListingFact[] = [{ type: 'listing.drafted', at: noon, seller: ana, content }];
      expect(given(once).when(revise({ ...content, body: 'Neu bereift.' })).facts).toHaveLength(1);
      expect(given(once).when(revise({ ...bike, parameters: { condition: 'superb' } })).refused).toBe(
        'listing.invalid',
      );
    });
  });

  it('is refused to strangers, with invalid content, and once the listing is sold', () => {
    expect(given(history.bikePublished).when(on(rules.revise, { by: 'ben', content: bike, at: later })).refused).toBe(
      'listing.notYours',
    );
    expect(given(history.bikePublished).when(revise({ ...bike, title: '' })).refused).toBe('listing.invalid');
    expect(given(history.bikeSold).when(revise({ ...bike, title: 'Velo' })).refused).toBe('journal.wrongState');
  });
});

describe('amending a listing', () => {
  const amend = (content: object) =>
    on(rules.amend, { by: ana, content: { ...bike, ...content }, verified: true, at: later });

  it('submits a rejected listing again, to a moderator', () => {
    const { facts, state } = given(history.bikeRejected).when(amend({ title: 'Citybike' }));
    expect(facts.map(({ type }) => type)).toEqual(['listing.edited', 'listing.heldForReview']);
    expect(state).toBe('inReview');
    expect(given(history.bikePublished).when(amend({ title: 'Citybike' })).facts).toMatchObject([
      { type: 'listing.edited', changes: { title: 'Citybike' } },
    ]);
  });

  it('keeps the place when the postcode is the same', () => {
    const place = { ...bike.place, locality: 'Bern Länggasse' };
    expect(given(history.bikePublished).when(amend({ place })).facts).toEqual([]);
    const other = { ...bike.place, postcode: '3013' };
    expect(given(history.bikePublished).when(amend({ place: other })).facts).toMatchObject([
      { changes: { place: other } },
    ]);
  });

  it('changes the price alone when only that is new', () => {
    const price = { kind: 'amount', francs: 450 } as const;
    const { facts } = given(history.bikePublished).when(on(rules.reprice, { by: ana, price, at: later }));
    expect(facts).toEqual([{ type: 'listing.repriced', at: later, price }]);
    expect(given(history.bikePublished).when(on(rules.reprice, { by: 'ben', price, at: later })).refused).toBe(
      'listing.notYours',
    );
  });
});

describe('the category in which a listing newly counts for the plan', () => {
  const entered = (before: readonly ListingFact[], facts: readonly ListingFact[]) =>
    rules.categoryEntered(given(before).context.listing, facts);
  const { category } = bike;
  const renewed: ListingFact = { type: 'listing.renewed', at: later, expiresAt: later + 60 * day };
  const expired: ListingFact = { type: 'listing.expired', at: later };
  const moved: ListingFact = { type: 'listing.edited', at: later, changes: { category: 1010 } };
  const saleCancelled: ListingFact = { type: 'listing.saleCancelled', at: later };

  it('is its own when it is published, renewed or put back on sale', () => {
    expect(entered([], history.bikePublished)).toBe(category);
    expect(entered(history.bikeExpired, [renewed])).toBe(category);
    expect(entered(history.bikeSold, [saleCancelled])).toBe(category);
    expect(entered(history.bikePublished, [expired, renewed])).toBe(category);
  });

  it('is the new category when a running listing moves, also while it is paused or reserved', () => {
    for (const before of [history.bikePublished, history.bikePaused, history.bikeReserved]) {
      expect(entered(before, [moved])).toBe(1010);
    }
  });

  it('is none while it counts already, or does not run', () => {
    expect(entered(history.bikePaused, [{ type: 'listing.resumed', at: later }])).toBeUndefined();
    expect(entered(history.bikePublished, [])).toBeUndefined();
    expect(entered(history.bikeExpired, [moved])).toBeUndefined();
    expect(entered([], history.bikeWaiting)).toBeUndefined();
    expect(entered(history.bikeSold, [saleCancelled, expired])).toBeUndefined();
  });
});

describe('the running listing', () => {
  it('pauses and resumes, is reserved and free again', () => {
    expect(given(history.bikePublished).when(on(rules.pause, { by: ana, at: later })).state).toBe('running.paused');
    expect(given(history.bikePaused).when(on(rules.resume, { by: ana, at: later })).state).toBe('running.active');
    expect(given(history.bikePublished).when(on(rules.reserve, { by: ana, at: later })).state).toBe('running.reserved');
    expect(given(history.bikeReserved).when(on(rules.endReservation, { by: ana, at: later })).state).toBe(
      'running.active',
    );
  });

  it('is sold, and can be put back on sale', () => {
    expect(given(history.bikeReserved).when(on(rules.sell, { by: ana, where: 'here', at: later })).state).toBe('sold');
    expect(given(history.bikeSold).when(on(rules.cancelSale, { by: ana, at: later })).state).toBe('running.active');
  });

  it('is expired at once when the sale is cancelled after the term', () => {
    const answer = given(history.bikeSold).when(on(rules.cancelSale, { by: ana, at: noon + 61 * day }));
    expect(answer.state).toBe('expired');
  });

  it('expires exactly when its term is over, and can be renewed', () => {
    expect(given(history.bikePublished).when(on(rules.expire, { at: noon + 60 * day })).refused).toBe(
      'listing.termRuns',
    );
    expect(given(history.bikePublished).when(on(rules.expire, { at: noon + minute + 60 * day })).state).toBe('expired');
    const renewed = given(history.bikeExpired).when(on(rules.renew, { by: ana, at: noon + 70 * day }));
    expect(renewed.state).toBe('running.active');
    expect(renewed.facts).toMatchObject([{ expiresAt: noon + 130 * day }]);
  });

  it('is removed permanently by its seller', () => {
    expect(given(history.bikeExpired).when(on(rules.remove, { by: ana, at: later })).state).toBe('removed');
    expect(given(history.bikeRemoved).when(on(rules.renew, { by: ana, at: later })).refused).toBe('journal.wrongState');
  });

  it.each(['pause', 'resume', 'reserve', 'endReservation', 'cancelSale', 'renew', 'remove'] as const)(
    'refuses strangers to %s it',
    (name) => {
      expect(given(history.bikePublished).when(on(rules[name], { by: 'ben', at: later })).refused).toBe(
        'listing.notYours',
      );
    },
  );
});

describe('promotions', () => {
  it('a bump moves the listing to the top and has no duration', () => {
    const { facts } = given(history.bikePublished).when(on(rules.promote, { product: 'bump', at: later }));
    const { listing } = given([...history.bikePublished, ...facts]).context;
    expect(listing?.listedAt).toBe(later);
    expect(listing?.promotions).toEqual([]);
  });

  it.each(['gallery', 'highlight', 'combo'] as const)('%s lasts a week', (product) => {
    const { facts } = given(history.bikePublished).when(on(rules.promote, { product, at: later }));
    expect(facts).toEqual([{ type: 'listing.promoted', at: later, product, endsAt: later + 7 * day }]);
  });

  it('never outlasts the listing', () => {
    const { facts } = given(history.bikePublished).when(on(rules.promote, { product: 'gallery', at: noon + 58 * day }));
    expect(facts).toMatchObject([{ endsAt: noon + minute + 60 * day }]);
    expect(
      given(history.bikePublished).when(on(rules.promote, { product: 'gallery', at: noon + 61 * day })).refused,
    ).toBe('listing.termOver');
  });

  it('ends by the scheduler, and with the listing', () => {
    const ended = given(history.bikePromoted).when(on(rules.endPromotions, { at: noon + 8 * day }));
    expect(ended.facts).toEqual([{ type: 'listing.promotionEnded', at: noon + 8 * day, product: 'combo' }]);
    expect(given(history.bikePromoted).when(on(rules.endPromotions, { at: noon + 2 * day })).facts).toEqual([]);
    const held: ListingFact[] = [
      ...history.bikePromoted,
      { type: 'listing.heldForReview', at: noon + 2 * day, because: 'Reported' },
    ];
    expect(given(held).when(on(rules.endPromotions, { at: noon + 8 * day })).state).toBe('inReview');
    const sold = given([...history.bikePromoted, { type: 'listing.sold', at: noon + 2 * day, where: 'untold' }]);
    expect(sold.context.listing?.promotions).toEqual([]);
  });
});
