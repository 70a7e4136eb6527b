import * as z from 'zod/mini';
import { secret } from '../journal/secret.ts';

const field = z.string();

/** The events of a form. Secret fields have a separate event, which is never stored. */
export const formEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('value.changed'), field, value: z.union([z.string(), z.boolean()]) }),
  z.object({ type: z.literal('secret.changed'), field, secret: secret(z.string()) }),
  z.object({ type: z.literal('field.left'), field }),
  z.object({ type: z.literal('form.submitted') }),
]);

export type FormEvent = z.infer<typeof formEvents>;
