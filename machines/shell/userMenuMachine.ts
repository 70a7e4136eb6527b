import { setup } from 'xstate';
import type { UserMenuEvent } from './userMenuEvents.ts';

/** The menu of who is logged in, a dropdown opened by click (SHELL-5, 6). What stands in it is the session's to say. */
export const userMenuMachine = setup({
  types: {
    events: {} as UserMenuEvent,
  },
  actions: {
    /** The edge closes what the browser has opened. */
    close: () => {},
  },
}).createMachine({
  id: 'userMenu',
  description: 'Whether the menu of who is logged in is open. The browser itself opens and closes it, and tells.',
  initial: 'closed',
  states: {
    closed: {
      description: 'A press on its button opens it.',
      on: { 'menu.opened': 'open' },
    },
    open: {
      description: 'The menu lies above the page. A press beside it, Escape or going elsewhere ends that.',
      on: { 'menu.closed': 'closed', 'page.changed': { target: 'closed', actions: 'close' } },
    },
  },
});
