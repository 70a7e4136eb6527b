import { flowCases } from '../paths/flowCases.ts';
import { headerMenuEvents } from './headerMenuEvents.ts';
import { headerMenuMachine } from './headerMenuMachine.ts';

const noLine = new Error('The line is dead');

/** Path-test cases for the menu of the header. */
export const headerMenuCases = flowCases({
  machine: headerMenuMachine,
  schema: headerMenuEvents,
  events: {},
  actors: {
    loading: { resolves: { 'its content': undefined }, rejects: { 'no line': noLine } },
    // The category 4000, sport, has 1206 listings.
    counting: { resolves: { totals: { 4000: 1206 } }, rejects: { 'no line': noLine } },
  },
  keys: { 'has its content': ({ context }) => context.hasContent },
  invariants: {
    'it loads its content only while it is open, and says so': (now) =>
      now.hasTag('busy') === 'loading' in now.children && (!now.hasTag('busy') || now.matches('open')),
    'it counts only while it asks for totals': (now) =>
      'counting' in now.children === now.matches({ open: { totals: 'asking' } }),
    'what has come is not loaded again': (now) => !(now.context.hasContent && now.hasTag('busy')),
  },
});
