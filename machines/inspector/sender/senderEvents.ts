import * as z from 'zod/mini';

const data = z.record(z.string(), z.unknown());

/** The events of the form with which the developer sends events. */
export const senderEvents = z.discriminatedUnion('type', [
  /** An event's type, with the data of a declared case or of a saved set, or none. */
  z.object({ type: z.literal('event.chosen'), event: z.string(), data }),
  z.object({ type: z.literal('field.changed'), field: z.string(), value: z.unknown() }),
  /** The form is sent, with the rules of the schema that it breaks. */
  z.object({
    type: z.literal('form.submitted'),
    problems: z.array(z.object({ field: z.string(), rule: z.string() })),
  }),
  /** The form's data without secrets are saved under a name. */
  z.object({ type: z.literal('set.saved'), name: z.string(), data }),
  z.object({ type: z.literal('set.removed'), name: z.string() }),
  /** Another machine: its saved sets. */
  z.object({
    type: z.literal('machine.chosen'),
    sets: z.array(z.object({ name: z.string(), event: z.string(), data })),
  }),
]);

export type SenderEvent = z.infer<typeof senderEvents>;

/** Data of an event that are saved under a name. */
export type SavedSet = Extract<SenderEvent, { readonly type: 'machine.chosen' }>['sets'][number];
