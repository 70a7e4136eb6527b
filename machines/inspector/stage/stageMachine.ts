import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { stageSetup } from './stageSetup.ts';

/** The stage of the inspector: a chart's drawing, its zoom, and the search in it. */
export const stageMachine = stageSetup.createMachine({
  id: 'stage',
  description: 'The drawing of a statechart, with its zoom, its collapsed states and the search in it.',
  context: {
    machine: null,
    collapsed: [],
    drawing: null,
    fault: null,
    viewport: { width: 0, height: 0 },
    view: null,
    selected: null,
    sought: null,
    query: '',
  },
  type: 'parallel',
  on: { 'viewport.resized': { actions: withEvent('measure') } },
  states: {
    layout: {
      description: 'Where everything of the chart is.',
      initial: 'empty',
      on: { 'machine.chosen': { target: '.layingOut', actions: withEvent('takeMachine') } },
      states: {
        empty: { description: 'No machine has been chosen yet.' },
        layingOut: {
          description: 'A worker computes the places. The last drawing of the same machine stays visible.',
          meta: { shows: ['progress'] },
          invoke: {
            id: 'layOut',
            src: 'layOut',
            input: ({ context: { machine, collapsed } }) => ({ machine: machine!, collapsed }),
            onDone: { target: 'drawn', actions: withOutput('takeDrawing') },
            onError: { target: 'failed', actions: withEvent('takeFault') },
          },
        },
        drawn: {
          description: 'The drawing is visible. The developer opens and closes states in it.',
          meta: { shows: ['drawing'] },
          on: {
            'state.toggled': { target: 'layingOut', actions: [withEvent('toggle'), 'rememberCollapsed'] },
            'states.collapsed': { target: 'layingOut', actions: [withEvent('collapse'), 'rememberCollapsed'] },
            'result.chosen': {
              guard: withEvent('isHidden'),
              target: 'layingOut',
              actions: [withEvent('reveal'), 'rememberCollapsed'],
            },
          },
        },
        failed: {
          description: 'The machine could not be read or laid out; the developer may try again.',
          meta: { shows: ['fault'] },
          on: { 'layout.retried': 'layingOut' },
        },
      },
    },
    zoom: {
      description: 'How much of the drawing is visible.',
      initial: 'fitted',
      on: {
        'machine.chosen': '.fitted',
        'zoom.changed': { guard: 'hasDrawing', target: '.free', actions: withEvent('zoom') },
        'view.moved': { guard: 'hasDrawing', target: '.free', actions: withEvent('move') },
        'selection.zoomed': { guard: 'hasSelection', target: '.free', actions: 'showSelection' },
        'result.chosen': [
          { guard: withEvent('isVisible'), target: '.free', actions: withEvent('showPart') },
          { target: '.free' },
        ],
      },
      states: {
        fitted: { description: 'The whole drawing is visible and follows the size of the window.' },
        free: {
          description: 'The developer has moved or zoomed the drawing.',
          on: { 'zoom.fitted': { target: 'fitted', actions: 'fit' } },
        },
      },
    },
    selection: {
      description: 'The state or event whose details are visible.',
      on: {
        'part.selected': { actions: withEvent('select') },
        'result.chosen': { actions: withEvent('select') },
      },
    },
    search: {
      description: 'The search for a state, an event, a guard or an action of the chart.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The search is closed.',
          on: { 'search.opened': 'open' },
        },
        open: {
          description: 'The developer types, and the parts whose names match are listed.',
          meta: { shows: ['search'] },
          on: {
            'search.typed': { actions: withEvent('takeQuery') },
            'search.closed': { target: 'closed', actions: 'forgetQuery' },
            'result.chosen': { target: 'closed', actions: 'forgetQuery' },
            'machine.chosen': 'closed',
          },
        },
      },
    },
  },
});
