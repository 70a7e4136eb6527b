import * as z from 'zod/mini';

/** The events of the page's clock. */
export const clockEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  /** The user moved, pressed, scrolled, or returned to the tab. */
  z.object({ type: z.literal('visitor.acted') }),
  /** The time since the page was opened, in milliseconds, rounded to whole minutes. */
  z.object({ type: z.literal('minute.passed'), elapsed: z.int().check(z.gte(0)) }),
]);

export type ClockEvent = z.infer<typeof clockEvents>;
