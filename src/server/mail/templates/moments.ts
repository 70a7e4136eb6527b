import type { Language } from '#machines/market/language.ts';
import { localTimeOf } from '#market/dates/dates.ts';
import { monthNames } from '#market/dates/monthNames.ts';
import { italianWeekday } from '#market/dates/sentenceDays.ts';

const clocks: Readonly<Record<Language, (date: string, hour: number, minute: string) => string>> = {
  de: (date, hour, minute) => `${date} um ${hour}.${minute}\u00a0Uhr`,
  fr: (date, hour, minute) => `${date} à ${hour}\u00a0h\u00a0${minute}`,
  it: (date, hour, minute) => `${date} alle ore\u00a0${hour}.${minute}`,
  en: (date, hour, minute) => `${date} at ${hour}:${minute}`,
};

/** The day of the month as each language says it: the first is «1er» in French and «1°» in Italian. */
const days: Readonly<Record<Language, (day: number) => string>> = {
  de: (day) => `${day}.`,
  fr: (day) => (day === 1 ? '1er' : String(day)),
  it: (day) => (day === 1 ? '1°' : String(day)),
  en: String,
};

/**
 * An instant (epoch milliseconds) as a mail writes it, by Swiss clocks: «3. Mai 2027 um 14.05 Uhr». Italian has the
 * weekday first, so that no article is needed.
 */
export function momentText(at: number, language: Language): string {
  const { year, month, day, hour, minute } = localTimeOf(at);
  const date = `${days[language](day)}\u00a0${monthNames[language][month - 1]} ${year}`;
  const spoken = language === 'it' ? `${italianWeekday({ year, month, day })} ${date}` : date;
  return clocks[language](spoken, hour, String(minute).padStart(2, '0'));
}
