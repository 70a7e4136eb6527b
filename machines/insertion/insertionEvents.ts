import * as z from 'zod/mini';
import { insertionSteps } from './insertionSteps.ts';

const field = z.string();

/** The seller's actions during an insertion, and the reports of the draft and the photos. */
export const insertionEvents = z.discriminatedUnion('type', [
  /** The draft's journal was read, or has grown: here, in another tab, on another device, or by undo. */
  z.object({
    type: z.literal('draft.reported'),
    draft: z.string(),
    edits: z.nullable(z.string()),
    fields: z.record(z.string(), z.string()),
  }),
  /** The draft is already published: by another tab or device, or by this one, whose answer was lost. */
  z.object({ type: z.literal('draft.published'), draft: z.string() }),
  /** An account has logged in or out. */
  z.object({ type: z.literal('session.reported'), isLoggedIn: z.boolean() }),
  z.object({ type: z.literal('value.changed'), field, value: z.union([z.string(), z.boolean()]) }),
  z.object({ type: z.literal('field.left'), field }),
  /** The seller continues to the next step. */
  z.object({ type: z.literal('form.submitted') }),
  z.object({ type: z.literal('step.left') }),
  /** The URL names a step: by a link, by the browser's history, or typed. */
  z.object({ type: z.literal('step.requested'), step: z.enum(insertionSteps) }),
  /** Whether photos are being sent or edited (INSERTION-42), and the files of those that have failed. */
  z.object({
    type: z.literal('photos.reported'),
    isPending: z.boolean(),
    failed: z.readonly(z.array(z.object({ key: z.string(), name: z.string() }))),
  }),
  /** The seller continues without the photos that have failed. */
  z.object({ type: z.literal('photos.skipped') }),
  /** The seller goes back to the photos. */
  z.object({ type: z.literal('question.closed') }),
  z.object({ type: z.literal('contact.completed') }),
  z.object({ type: z.literal('publication.requested') }),
  /** The seller saves an edit from the current step, without the steps after it. */
  z.object({ type: z.literal('save.requested') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type InsertionEvent = z.infer<typeof insertionEvents>;
