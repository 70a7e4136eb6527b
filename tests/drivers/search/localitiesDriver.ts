import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { everything, withChanges } from '#machines/search/filterChanges.ts';
import type { FoundPlace } from '#machines/search/filters/foundPlaces.ts';
import { localitiesCases } from '#machines/search/filters/localitiesCases.ts';
import type { localitiesMachine } from '#machines/search/filters/localitiesMachine.ts';
import type { ChosenLocality } from '#machines/search/searchFilter.ts';
import { listPath } from '#web/addresses/listPath.ts';
import { declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

type Now = SnapshotFrom<typeof localitiesMachine>;

const inSheet = true;
export const placeField: Sight = { role: 'combobox', name: 'Place or postcode', inSheet };
const list: Sight = { role: 'listbox', name: 'Places', inSheet };
export const option = (name: string): Sight => ({ role: 'option', name, within: list, inSheet });
const chosen: Sight = { role: 'list', name: 'Chosen places', inSheet };
const findAgain: Sight = { role: 'button', name: 'Try again', inSheet };
const labels: Readonly<Record<string, string>> = {
  'koeniz-be': 'Köniz BE',
  '3098': '3098 Köniz BE',
  'bern-be': 'Bern BE',
};
const keys = { next: 'ArrowDown', previous: 'ArrowUp', first: 'Home', last: 'End' } as const;
export const labelOf = (id: string) => labels[id] ?? id;
/** The name of an option. */
export const optionName = ({ localityID, label }: FoundPlace) => (localityID === null ? `${label} (canton)` : label);

/** The select for a place's radius, within the chosen places: the search bar has one too. */
const around = (id: string): Sight => ({
  role: 'combobox',
  name: `Radius around ${labelOf(id)}`,
  within: chosen,
  inSheet,
});

const { events, inputs } = localitiesCases;

/** Typing is a case only if the field accepts text and does not contain it already. */
export const viewCases: FlowCases<typeof localitiesMachine> = {
  ...localitiesCases,
  inputs: { 'with a place': inputs['with a place']! },
  events: {
    ...events,
    // The filters have a field of their own for the canton.
    'canton.removed': { never: () => undefined },
    'place.typed': {
      'a name': ({ context: { text } }: Now) => ({ text: text === 'Köni' ? 'Köniz' : 'Köni' }),
      'nothing any more': ({ context: { text } }: Now) => (text.trim() === '' ? undefined : { text: ' ' }),
    },
    'radius.changed': {
      'of the first': ({ context: { places } }: Now) => {
        const [first] = places;
        return first && { localityID: first.localityID, radius: first.radius === 10 ? 20 : 10 };
      },
    },
    'radius.chosen': { 'another one': ({ context: { radius } }: Now) => ({ radius: radius === 20 ? 5 : 20 }) },
    'places.changed': {
      'to none': ({ context: { places } }: Now) => (places.length > 0 ? { places: [] } : undefined),
    },
  },
  keys: {
    ...localitiesCases.keys,
    'what is typed': ({ context: { text } }: Now) => text,
  },
};

/** The elements of the places field and its list, the gestures that cause their events, and the expected details. */
export const placesControls = {
  sights: {
    list,
    nothing: { role: 'status', says: /We don’t know this place/, inSheet },
    failure: { role: 'alert', says: 'We couldn’t load any places.', inSheet },
    findAgain,
  },
  does: {
    'place.typed': (surface, { text }) => surface.type(placeField, text),
    'place.picked': (surface, { localityID }) => surface.press(option(labelOf(localityID))),
    'option.moved': (surface, { to }) => surface.key(placeField, keys[to]),
    'list.opened': (surface) => surface.key(placeField, 'Alt+ArrowDown'),
    'caret.moved': (surface) => surface.key(placeField, 'ArrowLeft'),
    'canton.picked': (surface) => surface.press(option('Bern (canton)')),
    'option.pointed': (surface, { index }, _, { before }) =>
      surface.point(option(optionName(before.context.found[index]!))),
    'option.accepted': (surface) => surface.key(placeField, 'Enter'),
    'list.closed': (surface) => surface.key(placeField, 'Escape'),
    'field.left': (surface) => surface.leave(placeField),
    'place.removed': (surface, { localityID }) =>
      surface.press({ role: 'link', name: `Remove ${labelOf(localityID)}`, within: chosen, inSheet }),
    'radius.changed': (surface, { localityID, radius }) => surface.choose(around(localityID), String(radius)),
    'radius.chosen': (surface, { radius }) =>
      surface.choose({ role: 'combobox', name: 'Radius for the next place', inSheet }, String(radius)),
    // Chooses a canton, which replaces all places.
    'places.changed': (surface, _, __, { steps }) =>
      surface.choose({ role: 'combobox', name: 'Canton', inSheet }, String(1 + (steps.length % 20))),
    'finding.retried': (surface) => surface.press(findAgain),
  },
  // The search may report the flow's own places in another order, that of the filter.
  ownData: ['places.changed'],
  untaken: {
    'localities: canton.removed → the same': 'the filters have a field of their own for the canton',
    'localities: place.typed [isFull] → the same': 'the field accepts nothing beyond the limit of places',
  },
  expectDetails,
} satisfies Omit<FlowDriver<typeof localitiesMachine>, 'cases'>;

/** The driver for walks on the field of places next to a list. */
export const localitiesDriver = declareDriver(viewCases, {
  ...placesControls,
  async opensView({ places }) {
    const { openFilters } = await import('./filtersView.tsx');
    const filter = withChanges(everything, { localities: [...places] });
    return openFilters(listPath('en', filter), found);
  },
});

const found = {
  ...listingListOf(70),
  localities: Object.entries(labels).map(([localityID, label]) => ({ localityID, label, radius: 0, radii: [] })),
};

async function expectDetails({ surface }: Stage, { context, ...now }: Now): Promise<void> {
  expect(await surface.value(placeField), 'what is typed').toBe(context.text);
  expect(await surface.attribute(placeField, 'aria-expanded')).toBe(String(now.value === 'listed'));
  const active = context.active === null ? undefined : context.found[context.active];
  const pointed = await surface.attribute(placeField, 'aria-activedescendant');
  expect(pointed !== null, 'an option that the field points at').toBe(active !== undefined);
  if (active) expect(await surface.attribute(option(optionName(active)), 'id')).toBe(pointed);
  const places: readonly ChosenLocality[] = context.places;
  for (const { localityID, radius } of places) {
    expect(await surface.value(around(localityID)), localityID).toBe(String(radius));
  }
}
