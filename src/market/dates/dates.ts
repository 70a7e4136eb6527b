import type { Language } from '#machines/market/language.ts';
import { hour } from '#machines/market/units.ts';
import { monthNames } from './monthNames.ts';
import { offsetAt } from './zone.ts';

/** A calendar day; months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Local date and time in Switzerland. */
export interface LocalTime extends CalendarDay {
  readonly hour: number;
  readonly minute: number;
}

/**
 * Since this time, clocks change at full hours. Before, Switzerland used the local solar time of Bern or of each town.
 */
const fullHoursSince = Date.UTC(1900, 0);
/**
 * The maximum number of cached offsets. A query of the time zone takes a thousand times as long, and a page needs
 * dozens.
 */
const mostHours = 10_000;
const offsets = new Map<number, number>();

/** The Swiss local time of an instant (epoch milliseconds). */
export function localTimeOf(at: number): LocalTime {
  const begun = Math.floor(at / hour);
  const shown = new Date(at + (at >= fullHoursSince ? (offsets.get(begun) ?? rememberedOffset(begun)) : offsetAt(at)));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** The Swiss offset from UTC in milliseconds, for an hour counted since 1970; it is stored in the cache. */
function rememberedOffset(begun: number): number {
  const offset = offsetAt(begun * hour);
  if (offsets.size >= mostHours) offsets.clear();
  offsets.set(begun, offset);
  return offset;
}

/** The Swiss calendar day of an instant (epoch milliseconds). */
export function calendarDayOf(at: number): CalendarDay {
  const { year, month, day } = localTimeOf(at);
  return { year, month, day };
}

/** The year after that of an instant (epoch milliseconds), because goods may already be of the next model year. */
export function nextYear(at: number): number {
  return calendarDayOf(at).year + 1;
}

/** The days between two calendar days; negative if `to` is earlier. A day of 23 or 25 hours counts as one. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The number of days since 1970-01-01, as if every day had 24 hours. */
function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** A day in words: `17. Mai`, `1er mai`, `17 maggio`, `17 May`. With its year if `year` is set. */
export function formatDay({ day, month, year }: Omit<CalendarDay, 'year'> & { year?: number }, language: Language) {
  const name = monthNames[language][month - 1] ?? '';
  const ofMonth = `${ordinal(day, language)}\u00a0${name}`;
  return year === undefined ? ofMonth : `${ofMonth} ${year}`;
}

function ordinal(day: number, language: Language): string {
  if (language === 'de') return `${day}.`;
  if (day === 1 && language === 'fr') return '1er';
  if (day === 1 && language === 'it') return '1º';
  return String(day);
}

/** A time of day as each language writes it in Switzerland: `09.47`, French `9 h 47`, English `09:47`. */
export function formatTimeOfDay({ hour, minute }: Pick<LocalTime, 'hour' | 'minute'>, language: Language): string {
  if (language === 'fr') return `${hour}\u00a0h\u00a0${twoDigits(minute)}`;
  return `${twoDigits(hour)}${language === 'en' ? ':' : '.'}${twoDigits(minute)}`;
}

/** A day in ISO format, as in `<time datetime>`: `2026-05-17`. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
