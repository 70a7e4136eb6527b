import * as z from 'zod/mini';
import { listedCommands, type OwnListing } from './ownListing.ts';

const id = z.string();

/** The events of the page of the user's listings. */
export const ownListingsEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  z.object({ type: z.literal('more.requested') }),
  /** A button of a listing; some commands need a confirmation first. */
  z.object({ type: z.literal('command.chosen'), id, command: z.enum(listedCommands) }),
  /** Where it was sold. */
  z.object({ type: z.literal('sale.reported'), where: z.enum(['here', 'elsewhere', 'untold']) }),
  z.object({ type: z.literal('removal.confirmed') }),
  /** The form for its price has changed it. */
  z.object({ type: z.literal('price.changed'), listing: z.custom<OwnListing>((value) => typeof value === 'object') }),
  /** The question was closed without an answer. */
  z.object({ type: z.literal('question.closed') }),
]);

export type OwnListingsEvent = z.infer<typeof ownListingsEvents>;
