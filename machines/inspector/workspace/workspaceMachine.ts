import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedAction } from '../../statecharts/provided.ts';
import type { WorkspaceEvent } from './workspaceEvents.ts';

/** The widths of the columns next to the chart, in pixels. */
export interface ColumnWidths {
  readonly list: number;
  readonly panel: number;
}

/** The narrowest and the widest column. */
export const columnLimits = { least: 180, most: 640 } as const;

type Theme = 'system' | 'light' | 'dark';

const tab = <const Name extends string>(name: Name) =>
  ({ guard: { type: 'isTab', params: { tab: name } }, target: `.${name}` }) as const;
const column = <const Name extends string>(name: Name) =>
  ({ guard: { type: 'isColumn', params: { column: name } }, target: `.${name}` }) as const;
const theme = <const Name extends Theme>(name: Name) =>
  ({ guard: { type: 'isTheme', params: { theme: name } }, target: `.${name}`, actions: 'rememberTheme' }) as const;

/** The window of the inspector: its tabs, its columns and its colours. */
export const workspaceMachine = setup({
  types: {
    context: {} as {
      readonly widths: ColumnWidths;
      readonly stored: Theme;
      /** The names of the sources whose counts the heat map leaves out. */
      readonly leftOut: readonly string[];
    },
    events: {} as WorkspaceEvent,
    /** The stored choices of the last visit. */
    input: {} as { readonly widths: ColumnWidths; readonly theme: Theme },
  },
  actions: {
    resize: assign(({ context }, resized: { readonly column: 'list' | 'panel'; readonly width: number }) => ({
      widths: {
        ...context.widths,
        [resized.column]: Math.min(columnLimits.most, Math.max(columnLimits.least, resized.width)),
      },
    })),
    toggleSource: assign(({ context: { leftOut } }, { source }: { readonly source: string }) => ({
      leftOut: leftOut.includes(source) ? leftOut.filter((name) => name !== source) : [...leftOut, source].toSorted(),
    })),
    /** Provided at the edge: they store the widths and the colours on this device. */
    rememberWidths: providedAction('rememberWidths'),
    rememberTheme: providedAction('rememberTheme'),
  },
  guards: {
    isTab: ({ event }, { tab: name }: { readonly tab: string }) => event.type === 'tab.chosen' && event.tab === name,
    isColumn: ({ event }, { column: name }: { readonly column: string }) =>
      event.type === 'column.chosen' && event.column === name,
    isTheme: ({ event }, { theme: name }: { readonly theme: Theme }) =>
      event.type === 'theme.chosen' && event.theme === name,
    wasChosen: ({ context }, { theme: name }: { readonly theme: Theme }) => context.stored === name,
  },
}).createMachine({
  id: 'workspace',
  description: 'The window of the inspector: which tab and column are visible, in which colours and widths.',
  context: ({ input }) => ({ widths: input.widths, stored: input.theme, leftOut: [] }),
  type: 'parallel',
  on: { 'column.resized': { actions: [withEvent('resize'), 'rememberWidths'] } },
  states: {
    tab: {
      description: 'The panel next to the chart.',
      initial: 'events',
      on: { 'tab.chosen': [tab('events'), tab('sequence'), tab('send'), tab('context'), { target: '.compare' }] },
      states: {
        events: { description: 'The log: every event with its effects.' },
        sequence: { description: 'The events between actors, as a sequence diagram.' },
        send: { description: 'Events that the developer sends, answers of invoked actors, and the clock.' },
        context: { description: 'The whole context at the visible step.' },
        compare: { description: 'Two runs side by side, up to their first difference.' },
      },
    },
    column: {
      description: 'The column of a window that is too narrow for all three.',
      initial: 'chart',
      on: { 'column.chosen': [column('list'), column('chart'), { target: '.panel' }] },
      states: {
        list: { description: 'The machines and the actors.' },
        chart: { description: 'The chart.' },
        panel: { description: 'The panel with the tabs.' },
      },
    },
    heat: {
      description: 'How often each state and transition was taken, on the chart.',
      initial: 'hidden',
      states: {
        hidden: { description: 'The chart has no counts.', on: { 'heat.toggled': 'shown' } },
        shown: {
          description: 'The chart has counts, and marks at everything that nothing has taken.',
          on: { 'heat.toggled': 'hidden', 'source.toggled': { actions: withEvent('toggleSource') } },
        },
      },
    },
    theme: {
      description: 'The colours.',
      initial: 'arriving',
      on: { 'theme.chosen': [theme('system'), theme('light'), { target: '.dark', actions: 'rememberTheme' }] },
      states: {
        arriving: {
          description: 'The choice of the last visit is applied.',
          always: [
            { guard: { type: 'wasChosen', params: { theme: 'light' } }, target: 'light' },
            { guard: { type: 'wasChosen', params: { theme: 'dark' } }, target: 'dark' },
            { target: 'system' },
          ],
        },
        system: { description: 'The colours follow the system.' },
        light: { description: 'Dark text on a light ground.' },
        dark: { description: 'Light text on a dark ground.' },
      },
    },
  },
});
