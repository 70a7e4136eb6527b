import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { calendarDayOf, daysBetween, formatDay, formatTimeOfDay, isoDay, localTimeOf } from '#market/dates/dates.ts';
import { monthNames } from '#market/dates/monthNames.ts';
import { timeZone } from '#market/dates/zone.ts';

const hour = 3_600_000;
const instant = fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2040, 0, 1) });

/** The law since 1996, written down once more: summer time between the last Sundays of March and October, 01:00 UTC. */
function summerTime(at: number): boolean {
  const year = new Date(at).getUTCFullYear();
  const lastSunday = (month: number) => {
    const lastDay = Date.UTC(year, month + 1, 0, 1);
    return lastDay - new Date(lastDay).getUTCDay() * 24 * hour;
  };
  return at >= lastSunday(2) && at < lastSunday(9);
}

describe('the market’s clock', () => {
  const zoneOfProcess = process.env['TZ'];
  afterEach(() => {
    if (zoneOfProcess === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zoneOfProcess;
  });

  it('shows the time of Europe/Zurich, summer and winter [OPERATIONS-7]', () => {
    expect(timeZone).toBe('Europe/Zurich');
    fc.assert(
      fc.property(instant, (at) => {
        const shifted = new Date(at + (summerTime(at) ? 2 : 1) * hour);
        expect(localTimeOf(at)).toEqual({
          year: shifted.getUTCFullYear(),
          month: shifted.getUTCMonth() + 1,
          day: shifted.getUTCDate(),
          hour: shifted.getUTCHours(),
          minute: shifted.getUTCMinutes(),
        });
      }),
    );
  });

  it.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
    'shows it wherever the server or the reader is, as in %s [OPERATIONS-7]',
    (zone) => {
      process.env['TZ'] = zone;
      expect(localTimeOf(Date.UTC(2026, 6, 31, 22, 5))).toEqual({ year: 2026, month: 8, day: 1, hour: 0, minute: 5 });
      expect(calendarDayOf(Date.UTC(2026, 11, 31, 22, 59))).toEqual({ year: 2026, month: 12, day: 31 });
    },
  );

  it('shows the same as Intl at any time, also when that hour was shown before', () => {
    const zurich = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const ever = fc.integer({ min: Date.UTC(1850, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(ever, fc.nat(2 * hour), (at, later) => {
        for (const each of [at, at + later, at]) {
          const time = localTimeOf(each);
          expect(`${isoDay(time)} ${formatTimeOfDay(time, 'en')}`).toBe(zurich.format(each));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['de', '09.07'],
    ['fr', '9\u00a0h\u00a007'],
    ['it', '09.07'],
    ['en', '09:07'],
  ] as const)('is a time of day as %s writes it', (language, text) => {
    expect(formatTimeOfDay({ hour: 9, minute: 7 }, language)).toBe(text);
  });

  it('jumps from two to three in spring and shows two o’clock twice in autumn', () => {
    const times = (from: number) =>
      [0, 1, 2].map((half) => formatTimeOfDay(localTimeOf(from + half * (hour / 2)), 'de'));
    expect(times(Date.UTC(2026, 2, 29, 0, 30))).toEqual(['01.30', '03.00', '03.30']);
    expect(times(Date.UTC(2026, 9, 25, 0, 30))).toEqual(['02.30', '02.00', '02.30']);
  });
});

describe('calendar days', () => {
  it('follow each other without a gap through both changes of the clock', () => {
    for (const middle of [Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25)]) {
      for (let at = middle - 48 * hour; at < middle + 48 * hour; at += hour) {
        const step = daysBetween(calendarDayOf(at), calendarDayOf(at + hour));
        expect(step).toBe(localTimeOf(at + hour).hour === 0 ? 1 : 0);
      }
    }
  });

  it('are counted alike in both directions and added up', () => {
    fc.assert(
      fc.property(instant, instant, instant, (one, two, three) => {
        const [a, b, c] = [calendarDayOf(one), calendarDayOf(two), calendarDayOf(three)];
        expect(daysBetween(a, b) + daysBetween(b, a)).toBe(0);
        expect(daysBetween(a, b) + daysBetween(b, c)).toBe(daysBetween(a, c));
        expect(Math.abs(daysBetween(a, b) - (two - one) / (24 * hour))).toBeLessThan(1.05);
      }),
    );
  });

  it('count a day of 23 or 25 hours as one', () => {
    const noon = { spring: Date.UTC(2026, 2, 28, 11), autumn: Date.UTC(2026, 9, 24, 10) };
    expect(daysBetween(calendarDayOf(noon.spring), calendarDayOf(noon.spring + 23 * hour))).toBe(1);
    expect(daysBetween(calendarDayOf(noon.autumn), calendarDayOf(noon.autumn + 25 * hour))).toBe(1);
  });
});

describe('days in words', () => {
  it('are written as each language does', () => {
    const day = { year: 2026, month: 5, day: 17 };
    expect(languages.map((language) => formatDay({ day: 17, month: 5 }, language))).toEqual([
      '17.\u00a0Mai',
      '17\u00a0mai',
      '17\u00a0maggio',
      '17\u00a0May',
    ]);
    expect(formatDay(day, 'de')).toBe('17.\u00a0Mai 2026');
    expect(languages.map((language) => formatDay({ day: 1, month: 8 }, language))).toEqual([
      '1.\u00a0August',
      '1er\u00a0août',
      '1º\u00a0agosto',
      '1\u00a0August',
    ]);
    expect(isoDay(day)).toBe('2026-05-17');
  });

  it('have twelve months in every language, as Intl names them too', () => {
    for (const language of languages) {
      const intl = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
      expect(monthNames[language]).toEqual(
        Array.from({ length: 12 }, (_, month) => intl.format(Date.UTC(2026, month, 15))),
      );
    }
  });
});
