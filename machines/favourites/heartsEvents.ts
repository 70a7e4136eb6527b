import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

const change = z.object({ listing: z.string(), shouldSave: z.boolean() });

/** The events of the hearts of a document. */
export const heartsEvents = z.discriminatedUnion('type', [
  /** The account that is logged in, null for a visitor; `hasEnded` if the server has ended its session. */
  z.object({ type: z.literal('account.reported'), publicAccountId: z.nullable(z.string()), hasEnded: z.boolean() }),
  /** The user toggles the heart of a listing. */
  z.object({ type: z.literal('heart.pressed'), listing: z.string() }),
  /** These listings are removed from the favourites, all at once. */
  z.object({ type: z.literal('hearts.emptied'), listings: z.readonly(z.array(z.string())) }),
  /** Changes that the user made before going to register an account. */
  z.object({ type: z.literal('changes.found'), changes: z.record(z.string(), z.boolean()) }),
  /** Another tab or device has changed the favourites. */
  z.object({ type: z.literal('change.reported') }),
  /** The pending changes in the outbox have changed; `change` is the one that the server has accepted. */
  z.object({
    type: z.literal('pending.reported'),
    pending: z.record(z.string(), z.boolean()),
    change: z.nullable(change),
  }),
  /** The user returns to the page: another device may have changed the favourites. */
  z.object({ type: z.literal('page.shown') }),
  /** The page is hidden, and may be closed without further events. */
  z.object({ type: z.literal('page.hidden') }),
]);

export type HeartsEvent = ReadonlyOutput<typeof heartsEvents>;
