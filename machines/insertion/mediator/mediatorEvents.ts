import * as z from 'zod/mini';

/** The draft that is being written, in the form's view of it. */
const shown = z.object({
  id: z.string(),
  /** The number of the draft's facts: the same version of the same draft has the same values. */
  version: z.int(),
  /** The listing that the draft changes; null for a new one. */
  edits: z.nullable(z.string()),
  fields: z.record(z.string(), z.string()),
});

/** The state of the session, the page's guard and the draft. */
export const mediatorEvents = z.discriminatedUnion('type', [
  /** `isKnown`: the session was looked up, and the profile of its account too. */
  z.object({ type: z.literal('session.seen'), account: z.nullable(z.string()), isKnown: z.boolean() }),
  /** The session has ended, and a login is offered. */
  z.object({ type: z.literal('guard.interrupted') }),
  /** The user is logged in again, or no login is needed. */
  z.object({ type: z.literal('guard.satisfied') }),
  z.object({
    type: z.literal('draft.seen'),
    account: z.nullable(z.string()),
    isUnopened: z.boolean(),
    isSettled: z.boolean(),
    isEditing: z.boolean(),
    /** The draft that the form shows; null while nothing is written, or while a draft is only offered. */
    shown: z.nullable(shown),
  }),
]);

export type MediatorEvent = z.infer<typeof mediatorEvents>;
export type SessionView = Omit<Extract<MediatorEvent, { type: 'session.seen' }>, 'type'>;
export type DraftView = Omit<Extract<MediatorEvent, { type: 'draft.seen' }>, 'type'>;
export type ShownDraft = z.infer<typeof shown>;
