import { expect, it } from 'vitest';
import { dayInSentence, italianWeekday } from '#market/dates/sentenceDays.ts';

const day = { year: 2027, month: 5, day: 3 };

it.each([
  ['de', '3.\u00a0Mai 2027'],
  ['fr', '3\u00a0mai 2027'],
  ['it', 'lunedì 3\u00a0maggio 2027'],
  ['en', '3\u00a0May 2027'],
] as const)(
  'a day in a sentence has its weekday in Italian alone, which needs no article then: %s',
  (language, text) => {
    expect(dayInSentence(day, language)).toBe(text);
  },
);

it('an Italian weekday follows the Gregorian calendar', () => {
  const days = [28, 29, 30, 31].map((of) => italianWeekday({ year: 2028, month: of === 29 ? 2 : 1, day: of }));
  expect(days).toEqual(['venerdì', 'martedì', 'domenica', 'lunedì']);
});
