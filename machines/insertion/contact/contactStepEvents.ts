import * as z from 'zod/mini';
import type { Profile } from '../../account/profile.ts';
import { secret } from '../../journal/secret.ts';

const field = z.string();
const anything = (value: unknown) => typeof value === 'object' && value !== null;

/** The events of the contact step. Typed passwords have a separate event that is never stored. */
export const contactStepEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('value.changed'), field, value: z.union([z.string(), z.boolean()]) }),
  z.object({ type: z.literal('secret.changed'), field, secret: secret(z.string()) }),
  z.object({ type: z.literal('field.left'), field }),
  /** The user presses the only button, or Enter: to log in, or to continue to the preview. */
  z.object({ type: z.literal('form.submitted') }),
  /** The user saves an edit: its changes are saved as soon as this step is complete. */
  z.object({ type: z.literal('save.requested') }),
  /** An account has logged in, in this tab or another one, or has logged out. */
  z.object({
    type: z.literal('session.reported'),
    known: z.nullable(z.object({ email: z.string(), profile: z.custom<Profile>(anything) })),
  }),
  /** The draft's journal has grown: here, in another tab, on another device, or by undo. */
  z.object({ type: z.literal('draft.reported'), fields: z.record(z.string(), z.string()) }),
  z.object({ type: z.literal('lookup.retried') }),
]);

export type ContactStepEvent = z.infer<typeof contactStepEvents>;
