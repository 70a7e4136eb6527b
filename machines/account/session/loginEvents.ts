import * as z from 'zod/mini';
import { secret } from '../../journal/secret.ts';

/** What can happen where somebody logs in. */
export const loginEvents = z.discriminatedUnion('type', [
  /** A form to log in by is in sight. */
  z.object({ type: z.literal('login.opened') }),
  /** The form was sent. */
  z.object({
    type: z.literal('login.asked'),
    email: z.string(),
    password: secret(z.string()),
    isRemembered: z.boolean(),
  }),
]);

export type LoginEvent = z.infer<typeof loginEvents>;
