import type { SnapshotFrom } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { everything, withChanges } from '#machines/search/filterChanges.ts';
import type { localitiesMachine } from '#machines/search/filters/localitiesMachine.ts';
import { listPath } from '#web/addresses/listPath.ts';
import { awakeAt } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import { placesControls, labelOf, option, optionName, placeField, viewCases } from './localitiesDriver.ts';

// The driver for the field of places, in a browser with a real server and its directory of places.

type Now = SnapshotFrom<typeof localitiesMachine>;

const { events, actors } = viewCases;
const { resolves, rejects } = actors['finding']!;
const nowhere = 'Xyzzy';

/** The field has no focus. Using anything next to it leaves it first, which is a separate event. */
const whenPlacesIdle = (cases: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(cases).map(([name, data]) => [
      name,
      (now: Now) => (now.matches('idle') ? (data as (now: Now) => object | undefined)(now) : undefined),
    ]),
  );

const cases: FlowCases<typeof localitiesMachine> = {
  ...viewCases,
  events: {
    ...events,
    'place.typed': {
      ...events['place.typed'],
      'what is no place': ({ context: { text } }: Now) => (text === nowhere ? undefined : { text: nowhere }),
    },
    'place.removed': whenPlacesIdle(events['place.removed']!),
    'radius.changed': whenPlacesIdle(events['radius.changed']!),
    'radius.chosen': whenPlacesIdle(events['radius.chosen']!),
    'places.changed': whenPlacesIdle(events['places.changed']!),
  },
  actors: {
    finding: {
      resolves: {
        'two places': ({ context: { text } }: Now) => (text === nowhere ? undefined : resolves!['two places']),
        nothing: ({ context: { text } }: Now) => (text === nowhere ? resolves!['nothing'] : undefined),
      },
      rejects: rejects!,
    },
  },
};

/** The field of places next to the list of a market. */
export const localitiesInBrowser = declareDriver(cases, {
  ...placesControls,
  does: {
    ...placesControls.does,
    // A retry moves the focus to its button, so the field is focused again first.
    async 'place.picked'(surface, { localityID }) {
      await surface.press(placeField);
      await surface.press(option(labelOf(localityID)));
    },
    async 'option.pointed'(surface, { index }, _, { before }) {
      await surface.stir();
      await surface.point(option(optionName(before.context.found[index]!)));
    },
    async 'field.left'(surface) {
      await surface.press(placeField);
      await surface.leave(placeField);
    },
  },
  async opensPage(visitor, { places }) {
    await visitor.forgets();
    const { page } = visitor;
    const stage = await browserStage(visitor, '**/api/v10/localities.json*');
    // The search bar searches for places too: its flow starts before that of the filters.
    await visitor.opens('/en');
    await stage.watch.awaitsState('localities', 'idle');
    await stage.surface.goTo(listPath('en', withChanges(everything, { localities: [...places] })));
    await awakeAt(page.getByRole('combobox', { name: 'Place or postcode' }));
    await stage.watch.awaitsState('search', 'updated');
    await stage.stopsClock();
    return { ...stage, answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()) };
  },
});
