import type { Kinds } from '../kind.ts';
import { pets } from './pets.ts';
import { stable } from './stable.ts';
import { tanks } from './tanks.ts';

/** What animals live in and with. */
export const animals = {
  ...tanks,
  ...pets,
  ...stable,
} satisfies Kinds;
