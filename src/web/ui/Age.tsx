import { useLingui } from '@lingui/react/macro';

import { ageOf } from '#market/dates/age.ts';
import { calendarDayOf, formatDay, isoDay } from '#market/dates/dates.ts';
import { ageWords } from '#words/ages.ts';

import { useNow } from '../page/clock.tsx';
import { useLanguage } from '../page/firstPage.tsx';

/** The age of an event at `at` (epoch seconds), relative to the time when the page was opened. */
export function Age({ at }: { readonly at: number }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const age = ageOf(at * 1000, now);
  const text =
    age.unit === 'date' ? formatDay(age, language) : i18n._({ ...ageWords[age.unit], values: { count: age.count } });
  return <time dateTime={isoDay(calendarDayOf(at * 1000))}>{text}</time>;
}
