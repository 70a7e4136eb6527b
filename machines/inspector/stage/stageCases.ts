import { flowCases } from '../../paths/flowCases.ts';
import { scales } from './drawing.ts';
import { currentView } from './stageSetup.ts';
import { stageEvents } from './stageEvents.ts';
import { stageMachine } from './stageMachine.ts';

const drawing = {
  width: 900,
  height: 500,
  boxes: [
    { id: 'menu', x: 16, y: 16, width: 868, height: 468 },
    { id: 'menu.open', x: 400, y: 100, width: 300, height: 200 },
  ],
};

/** Path-test cases for the stage. */
export const stageCases = flowCases({
  machine: stageMachine.provide({ actions: { rememberCollapsed: () => {} } }),
  schema: stageEvents,
  events: {
    'machine.chosen': {
      'for the first time': ({ context }) =>
        context.machine === null ? { machine: 'menu', collapsed: [] } : undefined,
      'with a collapsed state': ({ context }) =>
        context.machine === 'menu' ? { machine: 'other', collapsed: ['menu.open'] } : undefined,
    },
    'state.toggled': { 'a state with content': { state: 'menu.open' } },
    'states.collapsed': {
      none: ({ context: { collapsed } }) => (collapsed.length > 0 ? { states: [] } : undefined),
      all: ({ context: { collapsed } }) => (collapsed.length === 0 ? { states: ['menu.open'] } : undefined),
    },
    'viewport.resized': {
      'to a window': ({ context: { viewport } }) => (viewport.width === 0 ? { width: 800, height: 600 } : undefined),
    },
    'zoom.changed': {
      closer: ({ context }) => (context.view === null ? { factor: 2, at: { x: 10, y: 10 } } : undefined),
      'around the middle': ({ context }) => (context.view === null ? { factor: 0.5, at: null } : undefined),
    },
    'view.moved': { 'to the right': ({ context }) => (context.view === null ? { dx: 40, dy: 0 } : undefined) },
    'part.selected': {
      'a state': ({ context }) => (context.selected === null ? { part: 'menu.open' } : undefined),
      nothing: ({ context }) => (context.selected === null ? undefined : { part: null }),
    },
    'search.typed': { 'a word': ({ context }) => (context.query === '' ? { text: 'open' } : undefined) },
    'result.chosen': {
      'a visible state': (now) =>
        now.matches({ search: 'open' }) && now.context.collapsed.length === 0
          ? { part: 'menu.open', hiddenIn: [] }
          : undefined,
      'a hidden state': (now) =>
        now.matches({ search: 'open' }) && now.context.collapsed.length > 0
          ? { part: 'menu.open', hiddenIn: ['menu.open'] }
          : undefined,
    },
  },
  actors: {
    layOut: { resolves: { 'a drawing': drawing }, rejects: { 'unreadable machine': new Error('It cannot be read') } },
  },
  keys: {
    'what is drawn and selected': ({ context }) => [
      context.machine,
      context.collapsed,
      context.drawing !== null,
      context.viewport.width > 0,
      context.view !== null,
      context.selected,
      context.sought,
      context.query,
    ],
  },
  invariants: {
    'the scale is within its limits': ({ context }) => {
      const { scale } = currentView(context);
      return scale >= scales.least && scale <= scales.most;
    },
    'a query is typed only while the search is open': (now) =>
      now.context.query === '' || now.matches({ search: 'open' }),
  },
});
