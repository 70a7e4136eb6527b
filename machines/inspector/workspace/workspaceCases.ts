import { flowCases } from '../../paths/flowCases.ts';
import { tabs, workspaceEvents } from './workspaceEvents.ts';
import { columnLimits, workspaceMachine } from './workspaceMachine.ts';

const widths = { list: 220, panel: 360 };

/** Path-test cases for the window of the inspector. */
export const workspaceCases = flowCases({
  machine: workspaceMachine.provide({ actions: { rememberWidths: () => {}, rememberTheme: () => {} } }),
  schema: workspaceEvents,
  inputs: {
    'first visit': { widths, theme: 'system' },
    'with light colours': { widths, theme: 'light' },
    'with dark colours': { widths, theme: 'dark' },
  },
  events: {
    'tab.chosen': Object.fromEntries(tabs.map((tab) => [tab, { tab }])),
    'column.chosen': { list: { column: 'list' }, chart: { column: 'chart' }, panel: { column: 'panel' } },
    'theme.chosen': { system: { theme: 'system' }, light: { theme: 'light' }, dark: { theme: 'dark' } },
    'source.toggled': { walks: { source: 'walks' }, journals: { source: 'journals' } },
    'column.resized': {
      'the list, as narrow as possible': { column: 'list', width: 0 },
      'the panel, as wide as possible': { column: 'panel', width: 5000 },
    },
  },
  keys: { widths: ({ context }) => context.widths, sources: ({ context }) => context.leftOut },
  invariants: {
    'every column has a usable width': ({ context }) =>
      Object.values(context.widths).every((width) => width >= columnLimits.least && width <= columnLimits.most),
  },
});
