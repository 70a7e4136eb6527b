import type { Language } from '#machines/market/language.ts';
import { type CalendarDay, formatDay } from './dates.ts';

const italianWeekdays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];

/** The Italian weekday of a calendar day. */
export function italianWeekday({ year, month, day }: CalendarDay): string {
  return italianWeekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!;
}

/**
 * A day within a sentence: «am 3. Mai 2027». Italian has the weekday first, so that no article is needed: «scade lunedì
 * 3 maggio 2027».
 */
export function dayInSentence(day: CalendarDay, language: Language): string {
  const date = formatDay(day, language);
  return language === 'it' ? `${italianWeekday(day)} ${date}` : date;
}
