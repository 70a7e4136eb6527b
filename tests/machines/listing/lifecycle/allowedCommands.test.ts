import { describe, expect, it } from 'vitest';
import { beginning, fold } from '#machines/journal/fold.ts';
import * as history from '#machines/listing/lifecycle/listingExamples.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import { day, minute } from '#machines/market/units.ts';
import { allowedCommands } from '#machines/listing/lifecycle/allowedCommands.ts';

const allowedAfter = (facts: readonly ListingFact[], at = noon + 10 * minute) =>
  allowedCommands(fold(listingMachine, beginning(listingMachine, 'listing-bikebikebike'), facts), at);

describe('the commands of a seller', () => {
  it.each([
    ['a running listing', history.bikePublished, 'edit reprice pause reserve sell remove'],
    ['a paused one', history.bikePaused, 'edit reprice resume sell remove'],
    ['a reserved one', history.bikeReserved, 'edit reprice endReservation sell remove'],
    ['a sold one', history.bikeSold, 'cancelSale remove'],
    ['a removed one', history.bikeRemoved, ''],
    ['a listing that does not exist', [], ''],
  ])('on %s', (_, facts, commands) => {
    expect(allowedAfter(facts).join(' ')).toBe(commands);
  });

  it('include a renewal in the last week, and after the end', () => {
    const lastWeek = noon + minute + 54 * day;
    expect(allowedAfter(history.bikePublished, lastWeek)).toContain('renew');
    expect(allowedAfter(history.bikePublished, lastWeek - 2 * day)).not.toContain('renew');
    expect(allowedAfter(history.bikeExpired, noon + 61 * day)).toContain('renew');
  });
});
