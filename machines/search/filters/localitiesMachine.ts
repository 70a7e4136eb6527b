import { and, assign, setup, stateIn } from 'xstate';
import { mostLocalities } from '../../market/limits.ts';
import { placeDebounce } from '../../ui/delays.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import { optionAfter, type FoundPlace, indexIn } from './foundPlaces.ts';
import type { LocalitiesEvent } from './localitiesEvents.ts';
import type { ChosenLocality } from '../searchFilter.ts';

/** The area of a search: single places, or a whole canton, which excludes them. */
export interface ChosenPlaces {
  readonly places: readonly ChosenLocality[];
  /** The code of the canton. */
  readonly canton?: number | undefined;
}

interface LocalitiesContext extends ChosenPlaces {
  /** The labels of the places that were picked in this field, by their ids. */
  readonly labels: Readonly<Record<string, string>>;
  readonly text: string;
  readonly found: readonly FoundPlace[];
  /** The index of the active option, set by keys or pointer; null for none. */
  readonly active: number | null;
  /** The radius of the place that is picked next, in whole kilometres. */
  readonly radius: number;
}

/** Closing the list before its options are loaded ends the look-up of the place. */
const closesEarly = { 'list.closed': { target: 'idle', actions: 'forgetText' } } as const;

/** Picks the active option, or the first one if none is active. */
const toIdle = { target: 'idle', actions: ['addActive', 'forgetText', 'reportPlaces'] } as const;

/** The field of places, a combobox with a list (WAI-ARIA), and the places that were picked by it (SEARCH-23). */
export const localitiesMachine = setup({
  types: {
    context: {} as LocalitiesContext,
    events: {} as LocalitiesEvent,
    input: {} as ChosenPlaces,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('list' | 'nothing' | 'failure' | 'findAgain')[] },
  },
  actors: {
    finding: providedPromise<readonly FoundPlace[], { readonly text: string }>('finding'),
  },
  delays: { placeDebounce },
  actions: {
    takeText: assign(({ event }) =>
      event.type === 'place.typed' ? { text: event.text, found: [], active: null } : {},
    ),
    forgetText: assign({ text: '', found: [], active: null }),
    takeFound: assign((_, { found }: { found: readonly FoundPlace[] }) => ({ found, active: null })),
    moveOption: assign(({ context: { active, found }, event }) =>
      event.type === 'option.moved' ? { active: optionAfter(active, event.to, found.length) } : {},
    ),
    pointAtOption: assign(({ context: { found }, event }) =>
      event.type === 'option.pointed' ? { active: indexIn(found, event.index) } : {},
    ),
    forgetOption: assign({ active: null }),
    addPicked: assign(({ context, event }) =>
      event.type === 'place.picked'
        ? withOption(
            context,
            context.found.find(({ localityID }) => localityID === event.localityID),
          )
        : {},
    ),
    takeCanton: assign(({ event }) => (event.type === 'canton.picked' ? { places: [], canton: event.region } : {})),
    addActive: assign(({ context }) => withOption(context, context.found[context.active ?? 0])),
    dropCanton: assign({ canton: undefined }),
    dropPlace: assign(({ context: { places }, event }) =>
      event.type === 'place.removed'
        ? { places: places.filter(({ localityID }) => localityID !== event.localityID) }
        : {},
    ),
    setRadius: assign(({ context: { places }, event }) =>
      event.type === 'radius.changed'
        ? {
            places: places.map((place) =>
              place.localityID === event.localityID ? { ...place, radius: event.radius } : place,
            ),
          }
        : {},
    ),
    noteRadius: assign(({ event }) => (event.type === 'radius.chosen' ? { radius: event.radius } : {})),
    takePlaces: assign(({ event }) =>
      event.type === 'places.changed' ? { places: event.places, canton: event.canton } : {},
    ),
    /** Implemented at the edge: sends the chosen places or canton to the filters. */
    reportPlaces: () => {},
  },
  guards: {
    isBlank: ({ event }) => event.type === 'place.typed' && event.text.trim() === '',
    isNothing: (_, { found }: { found: readonly FoundPlace[] }) => found.length === 0,
    hasNoAnswer: ({ event }) => (event as { readonly output?: readonly FoundPlace[] }).output?.length === 0,
    isDeciding: stateIn({ finding: 'deciding' }),
    isFull: ({ context }) => context.places.length >= mostLocalities,
  },
}).createMachine({
  id: 'localities',
  description: 'The places or the canton to search in, and the field that finds another by its name or postcode.',
  context: ({ input: { places, canton } }) => ({
    places,
    canton,
    labels: {},
    text: '',
    found: [],
    active: null,
    radius: 0,
  }),
  initial: 'idle',
  on: {
    'place.typed': [
      { guard: 'isFull' },
      { guard: 'isBlank', target: '.idle', actions: 'takeText' },
      { target: '.waiting', actions: 'takeText' },
    ],
    'place.removed': { actions: ['dropPlace', 'reportPlaces'] },
    'canton.removed': { actions: ['dropCanton', 'reportPlaces'] },
    'radius.changed': { actions: ['setRadius', 'reportPlaces'] },
    'radius.chosen': { actions: 'noteRadius' },
    'places.changed': { actions: 'takePlaces' },
  },
  states: {
    idle: { description: 'No place is being searched.' },
    waiting: {
      description: 'The user types the name or postcode of a place; a debounce waits for the next letter.',
      tags: ['busy'],
      after: { placeDebounce: 'finding' },
      // Enter, or leaving the field, before the options are loaded picks the first of them.
      on: { ...closesEarly, 'option.accepted': 'finding.deciding', 'field.left': 'finding.deciding' },
    },
    finding: {
      description: 'The places with this name are being requested.',
      tags: ['busy'],
      on: closesEarly,
      invoke: {
        id: 'finding',
        src: 'finding',
        input: ({ context: { text } }) => ({ text: text.trim() }),
        onDone: [
          { guard: and(['isDeciding', 'hasNoAnswer']), target: 'nothing.refused' },
          { guard: { type: 'isNothing', params: ({ event }) => ({ found: event.output }) }, target: 'nothing' },
          {
            guard: 'isDeciding',
            target: 'idle',
            actions: [
              { type: 'takeFound', params: ({ event }) => ({ found: event.output }) },
              'addActive',
              'forgetText',
              'reportPlaces',
            ],
          },
          { target: 'listed', actions: { type: 'takeFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: 'failed',
      },
      initial: 'offering',
      states: {
        offering: {
          description: 'The results will be listed, for the user to pick one.',
          on: { 'option.accepted': 'deciding', 'field.left': 'deciding' },
        },
        deciding: {
          description: 'The user has gone on: the first result is picked as soon as it is loaded.',
        },
      },
    },
    listed: {
      description: 'The results are visible; the user picks one by pointer or keys.',
      meta: { shows: ['list'] },
      on: {
        'option.moved': { actions: 'moveOption' },
        'option.pointed': { actions: 'pointAtOption' },
        'caret.moved': { actions: 'forgetOption' },
        'option.accepted': toIdle,
        'field.left': toIdle,
        'place.picked': { target: 'idle', actions: ['addPicked', 'forgetText', 'reportPlaces'] },
        'canton.picked': { target: 'idle', actions: ['takeCanton', 'forgetText', 'reportPlaces'] },
        'list.closed': { target: 'closed', actions: 'forgetOption' },
      },
    },
    closed: {
      description: 'The list was closed without picking; the keys open it again.',
      on: {
        ...closesEarly,
        // Leaving the field clears its text: it is not a place, so it must not stay.
        'field.left': closesEarly['list.closed'],
        'option.accepted': toIdle,
        'option.moved': { target: 'listed', actions: 'moveOption' },
        'list.opened': 'listed',
      },
    },
    nothing: {
      description: 'No place has this name. The text stays in the field, and a message says what to enter.',
      meta: { shows: ['nothing'] },
      on: { ...closesEarly, 'option.accepted': '.refused' },
      initial: 'reported',
      states: {
        reported: { description: 'The visitor is still typing.' },
        refused: {
          description:
            'The visitor has accepted the text: the field is marked as invalid, and the message is read again.',
        },
      },
    },
    failed: {
      description: 'The request failed. The user can try again.',
      meta: { shows: ['failure', 'findAgain'] },
      on: {
        'finding.retried': 'finding',
        'option.accepted': 'finding.deciding',
        // Leaving the field is ignored here: the focus may move to the retry button next to it.
        ...closesEarly,
      },
    },
  },
});

/** Adds a place at the chosen radius; a place that is already there gets that radius. A canton replaces all places. */
function withOption(
  { places, labels, radius }: LocalitiesContext,
  picked: FoundPlace | undefined,
): Partial<LocalitiesContext> {
  if (!picked) return {};
  const { localityID, label, region } = picked;
  if (localityID === null) return { places: [], canton: region };
  const others = places.filter((place) => place.localityID !== localityID);
  return {
    places: [...others, { localityID, radius }].slice(0, mostLocalities),
    canton: undefined,
    labels: { ...labels, [localityID]: label },
  };
}
