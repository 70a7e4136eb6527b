import * as z from 'zod/mini';

/** What a visitor, or their window, can do to the header's menu. */
export const headerMenuEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('menu.opened') }),
  /** By its button, or a press beside it. */
  z.object({ type: z.literal('menu.closed') }),
  /** By Escape, or whatever else a device asks by to leave what lies above. */
  z.object({ type: z.literal('menu.escaped') }),
  /** Another page is on its way, or in sight: a link of the menu, back, forward. */
  z.object({ type: z.literal('page.changed') }),
  /** The window has passed the width at which the menu has another shape. */
  z.object({ type: z.literal('layout.changed') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type HeaderMenuEvent = z.infer<typeof headerMenuEvents>;
