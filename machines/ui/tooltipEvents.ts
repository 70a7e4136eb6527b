import * as z from 'zod/mini';

/** The events of a tooltip. */
export const tooltipEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  /** The user closes the tooltip by its button or Escape, or by following it. */
  z.object({ type: z.literal('tooltip.closed') }),
]);

export type TooltipEvent = z.infer<typeof tooltipEvents>;
