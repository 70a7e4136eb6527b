import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOf, isNew } from '#market/dates/age.ts';
import { calendarDayOf, daysBetween } from '#market/dates/dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });
/** The current time in these tests: 14:00 in Zurich, on a Wednesday in May. */
const now = Date.UTC(2026, 4, 20, 12);

describe('the age of a listing', () => {
  it.each([
    ['now', now, { unit: 'minute', count: 0 }],
    ['12 minutes ago', now - 12 * minute, { unit: 'minute', count: 12 }],
    ['a second short of an hour ago', now - hour + 1000, { unit: 'minute', count: 59 }],
    ['an hour ago', now - hour, { unit: 'hour', count: 1 }],
    ['just after midnight', now - 14 * hour, { unit: 'hour', count: 14 }],
    ['just before midnight', now - 14 * hour - 1, { unit: 'day', count: 1 }],
    ['six days ago', now - 6 * 24 * hour, { unit: 'day', count: 6 }],
    ['a week ago', now - 7 * 24 * hour, { unit: 'date', day: 13, month: 5 }],
    ['in another year', Date.UTC(2025, 11, 31, 22), { unit: 'date', day: 31, month: 12, year: 2025 }],
    ['on New Year’s day', Date.UTC(2025, 11, 31, 23), { unit: 'date', day: 1, month: 1 }],
    ['in the future, by a clock gone wrong', now + hour, { unit: 'minute', count: 0 }],
  ])('that was published %s', (_when, at, age) => {
    expect(ageOf(at, now)).toEqual(age);
  });

  it('counts minutes across midnight', () => {
    const midnight = Date.UTC(2026, 4, 19, 22);
    expect(ageOf(midnight - 10 * minute, midnight + 10 * minute)).toEqual({ unit: 'minute', count: 20 });
  });

  it('counts days by the Swiss calendar, also over a change of the clock', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: hour, max: 10 * 24 * hour }), (at, elapsed) => {
        const age = ageOf(at, at + elapsed);
        const days = daysBetween(calendarDayOf(at), calendarDayOf(at + elapsed));
        if (days === 0) expect(age).toEqual({ unit: 'hour', count: Math.floor(elapsed / hour) });
        else if (days < 7) expect(age).toEqual({ unit: 'day', count: days });
        else expect(age).toMatchObject({ unit: 'date', ...monthAndDay(at) });
      }),
    );
  });
});

describe('a new listing', () => {
  it('is new for exactly 12 hours [LISTING-8]', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 48 * hour }), (at, elapsed) => {
        expect(isNew(at, at + elapsed)).toBe(elapsed < 12 * hour);
      }),
    );
    expect(isNew(now, now + 12 * hour - 1)).toBe(true);
    expect(isNew(now, now + 12 * hour)).toBe(false);
  });
});

function monthAndDay(at: number) {
  const { month, day } = calendarDayOf(at);
  return { month, day };
}
