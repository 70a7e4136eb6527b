import * as z from 'zod/mini';

/** The events of a tooltip. */
export const tooltipEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  /** By its button, Escape, or by following it. */
  z.object({ type: z.literal('tooltip.closed') }),
]);

export type TooltipEvent = z.infer<typeof tooltipEvents>;
