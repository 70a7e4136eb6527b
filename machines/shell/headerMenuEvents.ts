import * as z from 'zod/mini';

/** The events of the header's menu, from the visitor or the window. */
export const headerMenuEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('menu.opened') }),
  /** The visitor closes the menu by its button, or by a press outside it. */
  z.object({ type: z.literal('menu.closed') }),
  /** The visitor closes the menu by Escape, or a device's equivalent for closing an overlay. */
  z.object({ type: z.literal('menu.escaped') }),
  /** Another page is loading or visible, by a link of the menu, Back or Forward. */
  z.object({ type: z.literal('page.changed') }),
  /** The window has passed the width at which the menu changes its form. */
  z.object({ type: z.literal('layout.changed') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type HeaderMenuEvent = z.infer<typeof headerMenuEvents>;
