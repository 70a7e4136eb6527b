import type { MessageDescriptor } from '@lingui/core';

/** How long ago an ad came, for the units of `ageOf`; a date is written by `formatDay` instead. */
export const ageWords: Readonly<Record<'minute' | 'hour' | 'day', MessageDescriptor>> = {
  minute: /*i18n*/ {
    id: 'age.minute',
    message: '{count, plural, =0 {just now} other {{count}\u00a0min ago}}',
  },
  hour: /*i18n*/ { id: 'age.hour', message: '{count, plural, other {{count}\u00a0h ago}}' },
  day: /*i18n*/ { id: 'age.day', message: '{count, plural, =1 {yesterday} other {{count} days ago}}' },
};
