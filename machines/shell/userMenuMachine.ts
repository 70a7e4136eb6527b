import { setup } from 'xstate';
import type { UserMenuEvent } from './userMenuEvents.ts';

/** The user menu, a dropdown opened by click (SHELL-5, 6). Its content comes from the session. */
export const userMenuMachine = setup({
  types: {
    events: {} as UserMenuEvent,
  },
  actions: {
    /** Provided by the web app: closes the popover that the browser has opened. */
    close: () => {},
  },
}).createMachine({
  id: 'userMenu',
  description: 'Whether the user menu is open. The browser itself opens and closes it, and reports that.',
  initial: 'closed',
  states: {
    closed: {
      description: 'A press on its button opens it.',
      on: { 'menu.opened': 'open' },
    },
    open: {
      description: 'The menu covers the page. A press outside it, Escape or a navigation closes it.',
      on: { 'menu.closed': 'closed', 'page.changed': { target: 'closed', actions: 'close' } },
    },
  },
});
