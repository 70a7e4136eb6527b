import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedAction } from '../../statecharts/provided.ts';
import type { SavedSet, SenderEvent } from './senderEvents.ts';

interface Problem {
  readonly field: string;
  readonly rule: string;
}

interface SenderContext {
  /** The type of the chosen event. */
  readonly event: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
  /** The saved sets of this machine, in the order of their names. */
  readonly sets: readonly SavedSet[];
}

/** The form with which the developer sends an event to a machine. */
export const senderMachine = setup({
  types: {
    context: {} as SenderContext,
    events: {} as SenderEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('form' | 'problems')[] },
  },
  actions: {
    takeEvent: assign((_, { event, data }: { readonly event: string; readonly data: SenderContext['data'] }) => ({
      event,
      data,
      problems: [],
    })),
    takeField: assign(({ context }, { field, value }: { readonly field: string; readonly value: unknown }) => ({
      data: { ...context.data, [field]: value },
      problems: context.problems.filter((problem) => problem.field.split('.')[0] !== field),
    })),
    takeProblems: assign((_, { problems }: { readonly problems: readonly Problem[] }) => ({ problems })),
    /** Provided at the edge: sends the event to the machine. */
    sendEvent: providedAction('sendEvent'),
    saveSet: assign(({ context }, { name, data }: { readonly name: string; readonly data: SavedSet['data'] }) => ({
      sets: [...context.sets.filter((set) => set.name !== name), { name, event: context.event!, data }].toSorted(
        (one, other) => (one.name < other.name ? -1 : 1),
      ),
    })),
    removeSet: assign(({ context }, { name }: { readonly name: string }) => ({
      sets: context.sets.filter((set) => set.name !== name),
    })),
    /** Provided at the edge: stores the saved sets of this machine on this device. */
    rememberSets: providedAction('rememberSets'),
    takeSets: assign((_, { sets }: { readonly sets: readonly SavedSet[] }) => ({
      event: null,
      data: {},
      problems: [],
      sets,
    })),
  },
  guards: {
    hasProblems: (_, { problems }: { readonly problems: readonly Problem[] }) => problems.length > 0,
    isNamed: (_, { name }: { readonly name: string }) => name.trim() !== '',
  },
}).createMachine({
  id: 'sender',
  description: 'The form for an event, with the data that its schema declares.',
  context: { event: null, data: {}, problems: [], sets: [] },
  initial: 'closed',
  on: {
    'machine.chosen': { target: '.closed', actions: withEvent('takeSets') },
    'event.chosen': { target: '.editing', actions: withEvent('takeEvent') },
    'set.removed': { actions: [withEvent('removeSet'), 'rememberSets'] },
  },
  states: {
    closed: { description: 'No event has been chosen.' },
    editing: {
      description: 'The developer fills in the data.',
      meta: { shows: ['form'] },
      on: {
        'field.changed': { actions: withEvent('takeField') },
        'form.submitted': [
          { guard: withEvent('hasProblems'), target: 'refused', actions: withEvent('takeProblems') },
          { actions: 'sendEvent' },
        ],
        'set.saved': { guard: withEvent('isNamed'), actions: [withEvent('saveSet'), 'rememberSets'] },
      },
    },
    refused: {
      description: 'The data break a rule of the schema; nothing was sent.',
      meta: { shows: ['form', 'problems'] },
      on: {
        'field.changed': { target: 'editing', actions: withEvent('takeField') },
      },
    },
  },
});
