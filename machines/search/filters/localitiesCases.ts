import { mostLocalities } from '../../market/limits.ts';
import { flowCases } from '../../paths/flowCases.ts';
import { localitiesEvents } from './localitiesEvents.ts';
import type { FoundPlace } from './foundPlaces.ts';
import { localitiesMachine } from './localitiesMachine.ts';
import type { ChosenLocality } from '../searchFilter.ts';

/** The snapshot of a walk, as far as the cases need it. */
interface Now {
  readonly context: { readonly places: readonly ChosenLocality[] };
}

/** Whether the list has a canton. */
const isOffered = ({ found }: { readonly found: readonly FoundPlace[] }) =>
  found.some(({ localityID }) => localityID === null);

const bern: ChosenLocality = { localityID: 'bern-be', radius: 0 };
const koeniz: FoundPlace = { localityID: 'koeniz-be', label: 'Köniz BE', region: 4 };
const found: readonly FoundPlace[] = [koeniz, { localityID: '3098', label: '3098 Köniz BE', region: 4 }];
const withCanton: readonly FoundPlace[] = [koeniz, { localityID: null, label: 'Bern', region: 4 }];

/** As many places as a search can have. */
const most = Array.from({ length: mostLocalities }, (_, index) => ({ localityID: String(8000 + index), radius: 5 }));

/** Path-test cases for choosing places: an empty field, a place that is already there, and a full list. */
export const localitiesCases = flowCases({
  machine: localitiesMachine,
  schema: localitiesEvents,
  inputs: { 'with a place': { places: [bern] }, 'with as many as can be': { places: most } },
  events: {
    'place.typed': { 'a name': { text: 'Köni' }, 'nothing any more': { text: ' ' } },
    'place.picked': { 'one that was found': { localityID: 'koeniz-be' } },
    'canton.picked': { 'the one that was found': ({ context }) => (isOffered(context) ? { region: 4 } : undefined) },
    'option.moved': {
      down: { to: 'next' },
      up: { to: 'previous' },
      // While no option is active, Home and End move the caret in the text.
      home: ({ context: { active } }) => (active === null ? undefined : { to: 'first' as const }),
      end: ({ context: { active } }) => (active === null ? undefined : { to: 'last' as const }),
    },
    'option.pointed': {
      'another one': ({ context: { active } }) => ({ index: active === 1 ? 0 : 1 }),
    },
    'canton.removed': { 'the chosen one': ({ context: { canton } }) => (canton === undefined ? undefined : {}) },
    'place.removed': { 'the first': ({ context: { places } }: Now) => placeOf(places) },
    'radius.changed': {
      'of the first': ({ context: { places } }: Now) => {
        const first = placeOf(places);
        return first && { ...first, radius: 10 };
      },
    },
    'radius.chosen': { '20 km': { radius: 20 } },
    'places.changed': { 'to none': { places: [] }, 'to as many as can be': { places: most } },
  },
  actors: {
    finding: {
      resolves: { 'two places': found, 'a place and a canton': withCanton, nothing: [] },
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
  keys: {
    'which places': ({ context: { places, canton } }) => [canton, ...places.map(({ localityID }) => localityID)],
    'can pick': ({ context: { found: options, active } }) => [
      options.length > 0,
      isOffered({ found: options }),
      active,
    ],
  },
  invariants: {
    'it is never more places than can be looked in': ({ context: { places } }) => places.length <= mostLocalities,
    'a canton is never next to places': ({ context: { places, canton } }) =>
      canton === undefined || places.length === 0,
    'no place is there twice': ({ context: { places } }) =>
      new Set(places.map(({ localityID }) => localityID)).size === places.length,
    'an option is active only while the list is in sight': (now) =>
      now.context.active === null || now.matches('listed'),
    'it asks only while it says so': (now) => !('finding' in now.children) || now.hasTag('busy'),
    'what was not picked does not stay': (now) => !now.matches('idle') || now.context.text.trim() === '',
  },
});

function placeOf(places: readonly ChosenLocality[]): { readonly localityID: string } | undefined {
  const [first] = places;
  return first && { localityID: first.localityID };
}
