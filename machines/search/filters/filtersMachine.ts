import { assign, setup } from 'xstate';
import { countDebounce, toggleDebounce } from '../../ui/delays.ts';
import {
  isSameNarrowing,
  withCategory,
  withChanges,
  withChosen,
  withFiltersOf,
  withoutFilters,
} from '../filterChanges.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import { type Counted, type FiltersContext, type FiltersInput, filtersAtFirst } from './filtersContext.ts';
import type { FiltersEvent } from './filtersEvents.ts';
import { changesOf, problemsWith, relevantTexts, untouchedTexts } from './intervalFields.ts';
import type { SearchFilter } from '../searchFilter.ts';

const flow = setup({
  types: {
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    input: {} as FiltersInput,
    tags: {} as 'busy' | 'counted' | 'invalid',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'problem'[] },
  },
  actors: {
    counting: providedPromise<Counted, SearchFilter>('counting'),
  },
  delays: { toggleDebounce, countDebounce },
  actions: {
    takeChoice: assign(({ context: { draft }, event }) =>
      event.type === 'filter.chosen' ? { draft: withChanges(draft, event.changes) } : {},
    ),
    /** Removing an interval also removes the invalid texts in its fields. */
    takeRemoval: assign(({ context: { draft, typed }, event }) => {
      if (event.type !== 'filter.removed') return {};
      const next = withChanges(draft, event.changes);
      return { draft: next, typed: untouchedTexts(next, draft, typed) };
    }),
    takeCategory: assign(({ context: { draft, typed }, event }) => {
      if (event.type !== 'category.chosen') return {};
      const next = withCategory(draft, event);
      return { draft: next, typed: relevantTexts(next, typed), sought: {} };
    }),
    takeInterval: assign(({ context: { draft, typed, latestYear }, event }) => {
      if (event.type !== 'interval.typed') return {};
      const { field, from, to } = event;
      if (problemsWith(draft, field, { from, to }, latestYear)) return { typed: { ...typed, [field]: { from, to } } };
      const { [field]: _, ...others } = typed;
      return { draft: withChanges(draft, changesOf(draft, field, { from, to })), typed: others };
    }),
    /**
     * While a field is invalid, it stays, and so do the choices that are not applied yet. Otherwise the new search
     * replaces them.
     */
    takeSearch: assign(({ context: { applied, draft, typed }, event }) => {
      if (event.type !== 'search.changed') return {};
      const { filter, isCleared = false } = event;
      const held = isCleared ? filter : withChosen(filter, applied, draft);
      const wrong = isCleared ? {} : relevantTexts(held, untouchedTexts(filter, applied, typed));
      const isHeld = Object.keys(wrong).length > 0;
      return { applied: filter, draft: isHeld ? held : filter, typed: wrong, counted: null, sought: {} };
    }),
    /** The search has another text or order but the same filters: choices that are not applied yet stay. */
    takeArrangement: assign(({ context: { draft }, event }) =>
      event.type === 'search.changed' ? { applied: event.filter, draft: withFiltersOf(event.filter, draft) } : {},
    ),
    forgetCount: assign({ counted: null }),
    takeCount: assign((_, { counted }: { counted: Counted }) => ({ counted })),
    noteSought: assign(({ context: { sought }, event }) =>
      event.type === 'options.sought' ? { sought: { ...sought, [event.parameter]: event.text } } : {},
    ),
    resetDraft: assign(({ context: { draft } }) => ({ draft: withoutFilters(draft), typed: {}, sought: {} })),
    dropDraft: assign(({ context: { applied } }) => ({ draft: applied, typed: {}, counted: null, sought: {} })),
    /** Implemented at the edge: sends the chosen filters to the search, as one change. */
    applyFilters: () => {},
    noteApplied: assign(({ context: { draft } }) => ({ applied: draft, counted: null })),
    /** Provided by the web app: closes the sheet of the filters. */
    closeSheet: () => {},
    /** Implemented at the edge: gives the sheet a history entry, so that Back closes it as any other screen. */
    enterSheet: () => {},
    /** Implemented at the edge: goes back from that entry; a newly applied search replaces it instead. */
    leaveSheet: () => {},
  },
  guards: {
    isInvalid: ({ context }) => Object.keys(context.typed).length > 0,
    isChanged: ({ context: { draft, applied } }) => !isSameNarrowing(draft, applied),
    isNarrowedElsewhere: ({ context: { applied }, event }) =>
      event.type === 'search.changed' && !isSameNarrowing(event.filter, applied),
  },
});

const withheld = flow.createStateConfig({
  description: 'A field is invalid and shows its problem; nothing is applied until it is fixed.',
  tags: ['invalid'],
  meta: { shows: ['problem'] },
});

/** Filters next to the list: each choice is applied at once, unless a field is invalid. */
const beside = flow.createStateConfig({
  description: 'The filters are next to the list: choices are applied, unless a field is invalid.',
  initial: 'settled',
  on: {
    'filter.chosen': { target: '.settling', actions: 'takeChoice', reenter: true },
    'category.chosen': { target: '.deciding', actions: 'takeCategory' },
    'interval.typed': { target: '.deciding', actions: 'takeInterval' },
    'draft.applied': '.deciding',
    'sheet.opened': { target: 'sheet', actions: 'enterSheet' },
    'search.changed': [
      { guard: 'isNarrowedElsewhere', target: '.deciding', actions: 'takeSearch' },
      { actions: 'takeArrangement' },
    ],
  },
  states: {
    settled: { description: 'All choices are applied.' },
    settling: {
      description: 'An option was ticked; a debounce merges further ticks into one search.',
      after: { toggleDebounce: 'deciding' },
    },
    deciding: {
      description: 'Checks whether the choices can be applied.',
      always: [
        { guard: 'isInvalid', target: 'withheld' },
        { guard: 'isChanged', target: 'settled', actions: ['applyFilters', 'noteApplied'] },
        { target: 'settled' },
      ],
    },
    withheld: {
      ...withheld,
      on: {
        'filter.chosen': { actions: 'takeChoice' },
        'filter.removed': { target: 'deciding', actions: 'takeRemoval' },
      },
    },
  },
});

/** Filters in the sheet: choices are collected, and counted before they are applied. */
const sheet = flow.createStateConfig({
  description: 'The filters cover the list: choices are collected, and applied as one change.',
  initial: 'deciding',
  on: {
    'filter.chosen': { target: '.deciding', actions: 'takeChoice' },
    'category.chosen': { target: '.deciding', actions: 'takeCategory' },
    'interval.typed': { target: '.deciding', actions: 'takeInterval' },
    'draft.reset': { target: '.deciding', actions: 'resetDraft' },
    'draft.applied': [
      { guard: 'isInvalid' },
      { guard: 'isChanged', target: 'beside', actions: ['applyFilters', 'noteApplied', 'closeSheet'] },
      { target: 'beside', actions: ['dropDraft', 'closeSheet', 'leaveSheet'] },
    ],
    'sheet.closed': { target: 'beside', actions: ['dropDraft', 'leaveSheet'] },
    'search.changed': [
      { guard: 'isNarrowedElsewhere', target: '.deciding', actions: 'takeSearch' },
      { actions: 'takeArrangement' },
    ],
  },
  states: {
    deciding: {
      description: 'Checks whether the choices can be applied, and differ from the visible search.',
      always: [
        { guard: 'isInvalid', target: 'withheld' },
        { guard: 'isChanged', target: 'waiting' },
        { target: 'unchanged' },
      ],
    },
    unchanged: {
      description: 'All choices are applied: the visible answer has the number of listings.',
      entry: 'forgetCount',
      tags: ['counted'],
    },
    waiting: {
      description: 'Something was chosen; a debounce merges further choices into one count.',
      tags: ['busy'],
      after: { countDebounce: 'counting' },
    },
    counting: {
      description: 'The number of the draft’s listings is being requested.',
      tags: ['busy'],
      invoke: {
        id: 'counting',
        src: 'counting',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'counted',
          actions: { type: 'takeCount', params: ({ event }) => ({ counted: event.output }) },
        },
        onError: 'failed',
      },
    },
    counted: {
      description: 'The number of the draft’s listings and the filters of its category are known.',
      tags: ['counted'],
    },
    failed: { description: 'The call failed. The draft can be applied without the number of its listings.' },
    withheld,
  },
});

/** The choice of filters, before it is applied. */
export const filtersMachine = flow.createMachine({
  id: 'filters',
  description: 'The choice of filters, and whether it can be applied (SEARCH-42).',
  context: ({ input }) => filtersAtFirst(input),
  initial: 'beside',
  on: { 'options.sought': { actions: 'noteSought' } },
  states: { beside, sheet },
});
