import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bikeSuggestions } from '#machines/search/suggestionExamples.ts';
import { openSuggestions } from '#tests/drivers/suggestionsView.tsx';

/** A field with two suggestions in sight. */
async function openField() {
  const stage = await openSuggestions();
  await stage.happens!({ type: 'text.typed', text: 've' } as never);
  await stage.passes!(0);
  await stage.answers!('asking', {
    type: 'xstate.done.actor.asking',
    output: { kind: 'found', groups: bikeSuggestions },
  });
  const field = screen.getByRole('combobox', { name: 'What' });
  return {
    /** Whether the browser does with a key what it does by itself: Enter sends the form, an arrow moves the caret. */
    press: (key: string, how: KeyboardEventInit = {}) => fireEvent.keyDown(field, { key, ...how }),
    isActive: () => field.hasAttribute('aria-activedescendant'),
    isExpanded: () => field.getAttribute('aria-expanded') === 'true',
    ends: () => stage.ends(),
  };
}

describe('the keys of a search field', () => {
  it.each([
    ['Left', 'ArrowLeft', {}],
    ['Right', 'ArrowRight', {}],
    ['Left by a word', 'ArrowLeft', { ctrlKey: true }],
    ['Home, marking', 'Home', { shiftKey: true }],
  ])('that move the caret (%s) lead back to the text, which Enter sends', async (_, key, how) => {
    const { press, isActive, isExpanded, ends } = await openField();
    press('ArrowDown');
    expect(isActive()).toBe(true);
    expect(press(key, how)).toBe(true);
    expect([isActive(), isExpanded()]).toEqual([false, true]);
    // Who takes one puts the list away.
    expect([press('Enter'), isExpanded()]).toEqual([true, true]);
    await ends();
  });

  it('put the list away with Alt and up, and bring it with Alt and down, where no option is gone to', async () => {
    const { press, isActive, isExpanded, ends } = await openField();
    expect([press('ArrowUp', { altKey: true }), isExpanded()]).toEqual([false, false]);
    expect([press('ArrowDown', { altKey: true }), isActive()]).toEqual([false, false]);
    await ends();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('are an input method’s while it takes them: %o', async (taken) => {
    const { press, isActive, isExpanded, ends } = await openField();
    press('ArrowDown');
    expect([press('Enter', taken), isActive(), isExpanded()]).toEqual([true, true, true]);
    expect([press('Enter'), isExpanded()]).toEqual([false, false]);
    await ends();
  });
});
