import * as z from 'zod/mini';

/** What a visitor, or their browser, can do to the menu of who is logged in. */
export const userMenuEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('menu.opened') }),
  /** By its button, Escape, or a press beside it (SHELL-6). */
  z.object({ type: z.literal('menu.closed') }),
  /** Another page is on its way, or in sight. */
  z.object({ type: z.literal('page.changed') }),
]);

export type UserMenuEvent = z.infer<typeof userMenuEvents>;
