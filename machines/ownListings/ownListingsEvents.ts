import * as z from 'zod/mini';
import { listedCommands, type OwnListing } from './ownListing.ts';

const id = z.string();

/** The events of the page of the user's listings. */
export const ownListingsEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  z.object({ type: z.literal('more.requested') }),
  /** The user presses a command's button on a listing; some commands need a confirmation first. */
  z.object({ type: z.literal('command.chosen'), id, command: z.enum(listedCommands) }),
  /** The user answers whether the listing was sold here, elsewhere, or without saying. */
  z.object({ type: z.literal('sale.reported'), where: z.enum(['here', 'elsewhere', 'untold']) }),
  z.object({ type: z.literal('removal.confirmed') }),
  /** The price form has changed the price of a listing. */
  z.object({ type: z.literal('price.changed'), listing: z.custom<OwnListing>((value) => typeof value === 'object') }),
  /** The question was closed without an answer. */
  z.object({ type: z.literal('question.closed') }),
]);

export type OwnListingsEvent = z.infer<typeof ownListingsEvents>;
