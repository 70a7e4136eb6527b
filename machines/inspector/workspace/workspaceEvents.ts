import * as z from 'zod/mini';

/** The tabs next to the chart. */
export const tabs = ['events', 'sequence', 'send', 'context', 'compare'] as const;

/** The events of the inspector's window. */
export const workspaceEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tab.chosen'), tab: z.enum(tabs) }),
  /** The column of a narrow window. */
  z.object({ type: z.literal('column.chosen'), column: z.enum(['list', 'chart', 'panel']) }),
  z.object({ type: z.literal('theme.chosen'), theme: z.enum(['system', 'light', 'dark']) }),
  /** The counts on the chart are shown or hidden. */
  z.object({ type: z.literal('heat.toggled') }),
  /** A source of the counts, such as `walks`, is left out or counts again. */
  z.object({ type: z.literal('source.toggled'), source: z.string() }),
  /** The width of a column after its border was moved, in pixels. */
  z.object({
    type: z.literal('column.resized'),
    column: z.enum(['list', 'panel']),
    width: z.number(),
  }),
]);

export type WorkspaceEvent = z.infer<typeof workspaceEvents>;
export type Tab = (typeof tabs)[number];
