import { sendWish } from '../favourites/sendingWishes.ts';
import type { Sender } from './sending.ts';

/** Who sends which kind of command. */
export const senders: Readonly<Record<string, Sender>> = {
  'favourites.add': sendWish,
  'favourites.remove': sendWish,
};
