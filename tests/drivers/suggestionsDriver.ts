import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { suggestionsIn, titleOf } from '#machines/search/suggestion.ts';
import { groupsInSight } from '#machines/search/suggestionList.ts';
import { suggestionsCases } from '#machines/search/suggestionsCases.ts';
import { suggestionsEvents } from '#machines/search/suggestionsEvents.ts';
import type { suggestionsMachine } from '#machines/search/suggestionsMachine.ts';
import { declareDriver, type Gesture, type Stage } from './flowDriver.ts';
import type { Sight } from './surface.ts';

const field: Sight = { role: 'combobox', name: 'What' };

/** What is gone, or is none, cannot be pressed. */
const events = Object.fromEntries(
  Object.entries(suggestionsCases.events).map(([type, { 'one that is gone': _, 'that is none': __, ...cases }]) => [
    type,
    cases,
  ]),
);

const happens: Gesture = (_, event, stage) => stage.happens!(event);

/** The suggestions of a search field. */
export const suggestionsDriver = declareDriver(
  { ...suggestionsCases, events },
  {
    sights: {
      offline: { role: 'status', says: 'You are offline.' },
      failure: { role: 'status', says: 'There are no suggestions right now.' },
      deletionFailure: { role: 'status', says: 'This could not be deleted.' },
    },
    does: Object.fromEntries(suggestionsEvents.def.options.map(({ shape }) => [shape.type.def.values[0], happens])),
    async opensView() {
      const { openSuggestions } = await import('./suggestionsView.tsx');
      return openSuggestions();
    },
    expectDetails,
  },
);

async function expectDetails({ surface }: Stage, now: SnapshotFrom<typeof suggestionsMachine>): Promise<void> {
  const options = suggestionsIn(groupsInSight(now.context));
  const isExpanded = now.hasTag('open') && options.length > 0;
  expect(await surface.shows({ role: 'listbox', name: 'Suggestions' }, isExpanded), 'the list').toBe(isExpanded);
  expect(await surface.attribute(field, 'aria-expanded')).toBe(String(isExpanded));
  expect(await surface.count({ role: 'option' })).toBe(isExpanded ? options.length : 0);
  const isOnlyRemembered = now.matches({ list: { open: 'offline' } }) || now.matches({ list: { open: 'failed' } });
  const tellsWhat = isOnlyRemembered && options.length > 0;
  const remembered: Sight = { role: 'status', says: 'Here is what you looked for last.' };
  expect(await surface.shows(remembered, tellsWhat), 'what the list is instead').toBe(tellsWhat);
  const active = options.findIndex(({ searchSuggestionID }) => searchSuggestionID === now.context.active);
  const told = await surface.attribute(field, 'aria-activedescendant');
  expect(told?.replace(/.*-/, '') ?? '-1', 'the place of the active option').toBe(String(active));
  for (const option of isExpanded ? options : []) {
    const name = [titleOf(option), option.labelDescription].filter(Boolean).join(' ');
    expect(await surface.shows({ role: 'option', name }, true), `the option "${name}"`).toBe(true);
  }
  expect(await surface.value(field)).toBe(now.context.text);
}
