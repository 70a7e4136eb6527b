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
    /** With the bounds of an interval goes what stands in its fields and has to be mended. */
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
    /** What is to be mended stays, and with it what it holds back; without any, nothing is held back. */
    takeSearch: assign(({ context: { applied, draft, typed }, event }) => {
      if (event.type !== 'search.changed') return {};
      const { filter, isCleared = false } = event;
      const held = isCleared ? filter : withChosen(filter, applied, draft);
      const wrong = isCleared ? {} : relevantTexts(held, untouchedTexts(filter, applied, typed));
      const isHeld = Object.keys(wrong).length > 0;
      return { applied: filter, draft: isHeld ? held : filter, typed: wrong, counted: null, sought: {} };
    }),
    /** Another text or order of what is narrowed alike: what is chosen and not applied yet stays. */
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
    /** The edge tells the search what is chosen, as one change. */
    applyFilters: () => {},
    noteApplied: assign(({ context: { draft } }) => ({ applied: draft, counted: null })),
    /** The edge closes the sheet. */
    closeSheet: () => {},
    /** The edge gives the sheet an entry in the history, so that Back closes it as it leaves any other screen. */
    enterSheet: () => {},
    /** The edge goes back from that entry; where another search has been applied, that takes its place instead. */
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
  description: 'A field cannot be read and says why; nothing is applied until it is mended.',
  tags: ['invalid'],
  meta: { shows: ['problem'] },
});

/** Beside the list each choice is applied by itself. */
const beside = flow.createStateConfig({
  description: 'The filters stand beside the list: what is chosen is applied, unless something has to be mended.',
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
    settled: { description: 'What is chosen is what is looked for.' },
    settling: {
      description: 'Something was ticked; what is ticked at once after it becomes one search with it.',
      after: { toggleDebounce: 'deciding' },
    },
    deciding: {
      description: 'Whether what is chosen can be looked for.',
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

/** In the sheet choices are collected, and counted before they are applied. */
const sheet = flow.createStateConfig({
  description: 'The filters lie over the list: choices are collected, and applied as one change.',
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
      description: 'Whether what is chosen can be looked for, and is another search than the one in sight.',
      always: [
        { guard: 'isInvalid', target: 'withheld' },
        { guard: 'isChanged', target: 'waiting' },
        { target: 'unchanged' },
      ],
    },
    unchanged: {
      description: 'Nothing is chosen that is not looked for: the answer in sight tells how many ads there are.',
      entry: 'forgetCount',
      tags: ['counted'],
    },
    waiting: {
      description: 'Something was chosen; what is chosen at once after it is counted with it.',
      tags: ['busy'],
      after: { countDebounce: 'counting' },
    },
    counting: {
      description: 'The server is asked how many ads the draft would find.',
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
      description: 'It is known how many ads the draft would find, and which filters its category has.',
      tags: ['counted'],
    },
    failed: { description: 'No answer came. The draft can be applied without knowing how many ads it finds.' },
    withheld,
  },
});

/** What a visitor chooses among the filters, before it is looked for. */
export const filtersMachine = flow.createMachine({
  id: 'filters',
  description: 'What is chosen among the filters, and whether it can be looked for (SEARCH-42).',
  context: ({ input }) => filtersAtFirst(input),
  initial: 'beside',
  on: { 'options.sought': { actions: 'noteSought' } },
  states: { beside, sheet },
});
