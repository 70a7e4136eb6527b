import * as z from 'zod/mini';
import { secret } from '../journal/secret.ts';

const field = z.string();

/** What can happen to a form. What one types into a secret field comes by an event of its own, which nobody keeps. */
export const formEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('value.changed'), field, value: z.union([z.string(), z.boolean()]) }),
  z.object({ type: z.literal('secret.changed'), field, secret: secret(z.string()) }),
  z.object({ type: z.literal('field.left'), field }),
  z.object({ type: z.literal('form.submitted') }),
]);

export type FormEvent = z.infer<typeof formEvents>;
