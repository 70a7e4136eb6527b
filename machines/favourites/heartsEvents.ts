import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';

const wish = z.object({ listing: z.string(), isWanted: z.boolean() });

/** The hearts of a document live by this. */
export const heartsEvents = z.discriminatedUnion('type', [
  /** Who is logged in, null where nobody is; `hasEnded` where somebody was until the server said that their session is over. */
  z.object({ type: z.literal('account.told'), publicAccountId: z.nullable(z.string()), hasEnded: z.boolean() }),
  /** Somebody wants an ad saved, or one that is saved no longer so. */
  z.object({ type: z.literal('heart.pressed'), listing: z.string() }),
  /** These ads are to be saved no longer, all at once. */
  z.object({ type: z.literal('hearts.emptied'), listings: z.readonly(z.array(z.string())) }),
  /** Whoever has logged in wished this before they went to make an account. */
  z.object({ type: z.literal('wishes.found'), wishes: z.record(z.string(), z.boolean()) }),
  /** Another tab or device has saved something, or does so no longer. */
  z.object({ type: z.literal('change.told') }),
  /** What waits in the outbox has changed; `taken` is what the server has heard of by it. */
  z.object({ type: z.literal('pending.told'), pending: z.record(z.string(), z.boolean()), taken: z.nullable(wish) }),
  /** One comes back to the page: another device may have changed what is saved. */
  z.object({ type: z.literal('page.shown') }),
  /** The page is out of sight, and may be gone before it can do anything again. */
  z.object({ type: z.literal('page.hidden') }),
]);

export type HeartsEvent = Told<typeof heartsEvents>;
