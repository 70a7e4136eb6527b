import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';

/** The contact box of an ad lives by this. */
export const contactBoxEvents = z.discriminatedUnion('type', [
  /** Who is logged in, null where nobody is. */
  z.object({ type: z.literal('account.told'), publicAccountId: z.nullable(z.string()) }),
  /** Things may stand otherwise: one comes back to the page, or has lifted a block. */
  z.object({ type: z.literal('box.outdated') }),
  z.object({ type: z.literal('writing.opened') }),
  z.object({ type: z.literal('writing.closed') }),
  z.object({ type: z.literal('text.changed'), text: z.string() }),
  /** `key` is what the device calls the message, unless it has tried to send the same before. */
  z.object({ type: z.literal('message.submitted'), key: z.string() }),
]);

export type ContactBoxEvent = Told<typeof contactBoxEvents>;
