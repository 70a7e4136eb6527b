import * as z from 'zod/mini';
import { secret } from '../../journal/secret.ts';

/** The events of a login. */
export const loginEvents = z.discriminatedUnion('type', [
  /** A login form is visible. */
  z.object({ type: z.literal('login.opened') }),
  /** The form was sent. */
  z.object({
    type: z.literal('login.requested'),
    email: z.string(),
    password: secret(z.string()),
    isRemembered: z.boolean(),
  }),
]);

export type LoginEvent = z.infer<typeof loginEvents>;
