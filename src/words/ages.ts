import type { MessageDescriptor } from '@lingui/core';

/** The age of a listing, by the units of `ageOf`. Dates are formatted by `formatDay` instead. */
export const ageWords: Readonly<Record<'minute' | 'hour' | 'day', MessageDescriptor>> = {
  minute: /*i18n*/ {
    id: 'age.minute',
    message: '{count, plural, =0 {just now} other {{count}\u00a0min ago}}',
  },
  hour: /*i18n*/ { id: 'age.hour', message: '{count, plural, other {{count}\u00a0h ago}}' },
  day: /*i18n*/ { id: 'age.day', message: '{count, plural, =1 {yesterday} other {{count} days ago}}' },
};
