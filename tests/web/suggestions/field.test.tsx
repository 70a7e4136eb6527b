import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bikeSuggestions } from '#machines/suggestions/suggestionExamples.ts';
import type { SuggestionGroup } from '#machines/suggestions/suggestion.ts';
import { openSuggestions } from '#tests/drivers/suggestions/suggestionsView.tsx';

/** Opens a search field with two visible suggestions. */
async function openField(groups: readonly SuggestionGroup[] = bikeSuggestions) {
  const stage = await openSuggestions();
  await stage.happens!({ type: 'text.typed', text: 've' } as never);
  await stage.passes!(0);
  await stage.answers!('asking', {
    type: 'xstate.done.actor.asking',
    output: { kind: 'found', groups },
  });
  const field = screen.getByRole('combobox', { name: 'What' });
  return {
    /**
     * Presses a key; returns whether the browser performs its default action: Enter submits the form, an arrow moves
     * the caret.
     */
    press: (key: string, how: KeyboardEventInit = {}) => fireEvent.keyDown(field, { key, ...how }),
    isActive: () => field.hasAttribute('aria-activedescendant'),
    isExpanded: () => field.getAttribute('aria-expanded') === 'true',
    text: () => (field as HTMLInputElement).value,
    ends: () => stage.ends(),
  };
}

describe('the keys of a search field', () => {
  it.each([
    ['Left', 'ArrowLeft', {}],
    ['Right', 'ArrowRight', {}],
    ['Left by a word', 'ArrowLeft', { ctrlKey: true }],
    ['Home, marking', 'Home', { shiftKey: true }],
  ])('that move the caret (%s) return to the text, which Enter submits', async (_, key, how) => {
    const { press, isActive, isExpanded, ends } = await openField();
    press('ArrowDown');
    expect(isActive()).toBe(true);
    expect(press(key, how)).toBe(true);
    expect([isActive(), isExpanded()]).toEqual([false, true]);
    // Enter chooses nothing, since no option is active any more: a choice would close the list.
    expect([press('Enter'), isExpanded()]).toEqual([true, true]);
    await ends();
  });

  it('close the list with Alt and up, and open it with Alt and down, where no option is active', async () => {
    const { press, isActive, isExpanded, ends } = await openField();
    expect([press('ArrowUp', { altKey: true }), isExpanded()]).toEqual([false, false]);
    expect([press('ArrowDown', { altKey: true }), isActive()]).toEqual([false, false]);
    await ends();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'are left to an input method that uses them: %o',
    async (accepted) => {
      const { press, isActive, isExpanded, ends } = await openField();
      press('ArrowDown');
      expect([press('Enter', accepted), isActive(), isExpanded()]).toEqual([true, true, true]);
      expect([press('Enter'), isExpanded()]).toEqual([false, false]);
      await ends();
    },
  );
});

describe('a chosen suggestion', () => {
  it.each([
    ['a category', 'searchcategory', ''],
    ['a text', 'searchkeyword', 've'],
  ] as const)('removes the typed text when it is a category alone: %s', async (_what, type, left) => {
    const [suggestion] = bikeSuggestions[0]!.suggestions;
    const { press, text, ends } = await openField([{ type, suggestions: [{ ...suggestion!, type }] }]);
    press('ArrowDown');
    press('Enter');
    expect(text()).toBe(left);
    await ends();
  });
});
