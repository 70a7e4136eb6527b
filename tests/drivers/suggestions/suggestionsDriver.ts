import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { type Suggestion, suggestionsIn, titleOf } from '#machines/suggestions/suggestion.ts';
import { groupsInSight } from '#machines/suggestions/suggestionList.ts';
import { suggestionsCases } from '#machines/suggestions/suggestionsCases.ts';
import { suggestionsEvents } from '#machines/suggestions/suggestionsEvents.ts';
import type { suggestionsMachine } from '#machines/suggestions/suggestionsMachine.ts';
import { declareDriver, type FlowDriver, type Gesture, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

type Now = SnapshotFrom<typeof suggestionsMachine>;

/** The search field, and the element that contains its list and messages: the document, or the bar around the field. */
export interface SuggestionsRoom {
  readonly field: Sight;
  readonly within?: Sight;
}

const view: SuggestionsRoom = { field: { role: 'combobox', name: 'What' } };

export const listIn = ({ within }: SuggestionsRoom): Sight => ({
  role: 'listbox',
  name: 'Suggestions',
  ...(within && { within }),
});

const statusIn = ({ within }: SuggestionsRoom, says: string): Sight => ({
  role: 'status',
  says,
  ...(within && { within }),
});

/** The sights of the messages that explain why there is nothing more to see. */
export function sightsIn(room: SuggestionsRoom): FlowDriver<typeof suggestionsMachine>['sights'] {
  return {
    offline: statusIn(room, 'You’re offline.'),
    failure: statusIn(room, 'We can’t load suggestions right now.'),
    deletionFailure: statusIn(room, 'We couldn’t delete this search.'),
  };
}

/** The cases that are possible in a view: options that are missing or invalid cannot be pressed. */
export const viewCases: FlowCases<typeof suggestionsMachine> = {
  ...suggestionsCases,
  events: Object.fromEntries(
    Object.entries(suggestionsCases.events).map(([type, { 'one that is gone': _, 'that is none': __, ...cases }]) => [
      type,
      cases,
    ]),
  ),
};

export const eventTypes = suggestionsEvents.def.options.map(({ shape }) => shape.type.def.values[0]!);

const happens: Gesture = (_, event, stage) => stage.happens!(event);

/** The driver for walks on the suggestions of a search field. */
export const suggestionsDriver = declareDriver(viewCases, {
  sights: sightsIn(view),
  does: Object.fromEntries(eventTypes.map((type) => [type, happens])),
  async opensView() {
    const { openSuggestions } = await import('./suggestionsView.tsx');
    return openSuggestions();
  },
  expectDetails,
});

/**
 * Expects the visibility of the list, and the labels of stored searches. Returns the indices of the options in the
 * chart. @throws when they differ from the chart
 */
export async function expectList(room: SuggestionsRoom, { surface }: Stage, now: Now): Promise<readonly Suggestion[]> {
  const options = suggestionsIn(groupsInSight(now.context));
  const isExpanded = now.hasTag('open') && options.length > 0;
  expect(await surface.shows(listIn(room), isExpanded), 'the list').toBe(isExpanded);
  expect(await surface.attribute(room.field, 'aria-expanded')).toBe(String(isExpanded));
  const isOnlyRemembered = now.matches({ list: { open: 'offline' } }) || now.matches({ list: { open: 'failed' } });
  const showsRemembered = isOnlyRemembered && options.length > 0;
  const remembered = statusIn(room, 'Here are your recent searches.');
  expect(await surface.shows(remembered, showsRemembered), 'what the list is instead').toBe(showsRemembered);
  return isExpanded ? options : [];
}

/** Resolves to the index of the field's active option; -1 for none. */
export async function activePlace({ field }: SuggestionsRoom, { surface }: Stage): Promise<number> {
  const reported = await surface.attribute(field, 'aria-activedescendant');
  return Number(reported?.replace(/.*-/, '') ?? -1);
}

async function expectDetails(stage: Stage, now: Now): Promise<void> {
  const { surface } = stage;
  const options = await expectList(view, stage, now);
  expect(await surface.count({ role: 'option', within: listIn(view) })).toBe(options.length);
  const active = options.findIndex(({ searchSuggestionID }) => searchSuggestionID === now.context.active);
  expect(await activePlace(view, stage), 'the place of the active option').toBe(active);
  for (const option of options) {
    const name = [titleOf(option), option.labelDescription].filter(Boolean).join(' ');
    expect(await surface.shows({ role: 'option', name }, true), `the option "${name}"`).toBe(true);
  }
  expect(await surface.value(view.field)).toBe(now.context.text);
}
