import * as z from 'zod/mini';

/** The events of the user menu, from the visitor or the browser. */
export const userMenuEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('menu.opened') }),
  /** The visitor closes the menu by its button, Escape, or a press outside it (SHELL-6). */
  z.object({ type: z.literal('menu.closed') }),
  /** Another page is loading or visible. */
  z.object({ type: z.literal('page.changed') }),
]);

export type UserMenuEvent = z.infer<typeof userMenuEvents>;
