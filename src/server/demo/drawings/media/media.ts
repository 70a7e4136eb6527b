import type { Kinds } from '../kind.ts';
import { alphorns } from './alphorns.ts';
import { bandGear } from './bandGear.ts';
import { books } from './books.ts';
import { events } from './events.ts';
import { instruments } from './instruments.ts';
import { records } from './records.ts';
import { stringed } from './stringed.ts';
import { winds } from './winds.ts';

/** What one reads, hears, plays and goes to see. */
export const media = {
  ...books,
  ...records,
  ...instruments,
  ...stringed,
  ...winds,
  ...alphorns,
  ...bandGear,
  ...events,
} satisfies Kinds;
