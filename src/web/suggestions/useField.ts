import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { SuggestionsEvent } from '#machines/suggestions/suggestionsEvents.ts';
import type { suggestionsMachine } from '#machines/suggestions/suggestionsMachine.ts';

import { isTakenByInputMethod } from '../ui/fields/inputMethod.ts';

export type SuggestionsFlow = ActorRefFrom<typeof suggestionsMachine>;

type Field = RefObject<HTMLInputElement | null>;

const opened: SuggestionsEvent = { type: 'list.opened' };
const closed: SuggestionsEvent = { type: 'list.closed' };
const caretMoved: SuggestionsEvent = { type: 'caret.moved' };

/** What the keys of a combobox mean (WAI-ARIA Authoring Practices, Combobox). */
const keys: Readonly<Record<string, SuggestionsEvent>> = {
  ArrowDown: { type: 'arrow.pressed', way: 'down' },
  ArrowUp: { type: 'arrow.pressed', way: 'up' },
  Home: { type: 'end.pressed', end: 'first' },
  End: { type: 'end.pressed', end: 'last' },
  Enter: { type: 'enter.pressed' },
  Escape: { type: 'escape.pressed' },
  Tab: { type: 'tab.pressed' },
  Delete: { type: 'delete.pressed' },
};

const keysWithAlt: Readonly<Record<string, SuggestionsEvent>> = { ArrowDown: opened, ArrowUp: closed };

/**
 * Tells the flow what happens at a field that is there already, plain, and maybe typed in: the same element goes on, with
 * its text, its caret and what an input method is putting together in it.
 */
export function useField(flow: SuggestionsFlow, field: Field, popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const input = field.current!;
    const gone = new AbortController();
    const { signal } = gone;
    const focus = () => flow.send({ type: 'field.focused', text: input.value });
    input.addEventListener('focus', focus, { signal });
    input.addEventListener('input', () => flow.send({ type: 'text.typed', text: input.value }), { signal });
    input.addEventListener('keydown', (event) => pressed(flow, event), { signal });
    input.addEventListener('compositionstart', () => flow.send({ type: 'composition.begun' }), { signal });
    input.addEventListener('compositionend', () => flow.send({ type: 'composition.ended' }), { signal });
    input.form!.addEventListener('submit', () => flow.send({ type: 'text.submitted', text: input.value }), { signal });
    input.form!.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const isStill = relatedTarget === input || popup.current?.contains(relatedTarget as Node | null) === true;
        if (!isStill) flow.send({ type: 'field.left' });
      },
      { signal },
    );
    window.addEventListener('online', () => flow.send({ type: 'connection.restored' }), { signal });
    if (document.activeElement === input) focus();
    return () => gone.abort();
  }, [flow, field, popup]);
}

/** Says to assistive technology that the field has a list, whether it is in sight, and what in it is active. */
export function useComboboxRole(field: Field, list: string, isExpanded: boolean, active: string | undefined): void {
  useLayoutEffect(() => {
    const input = field.current!;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-haspopup', 'listbox');
    input.setAttribute('aria-expanded', String(isExpanded));
    set(input, 'aria-controls', isExpanded ? list : undefined);
    set(input, 'aria-activedescendant', active);
  }, [field, list, isExpanded, active]);
}

function pressed(flow: SuggestionsFlow, event: KeyboardEvent): void {
  const meaning = isTakenByInputMethod(event) ? undefined : meaningOf(event);
  if (!meaning) return;
  // The focus and the caret go on whatever becomes of the list.
  const goesOn = meaning.type === 'tab.pressed' || meaning === caretMoved;
  if (!goesOn && flow.getSnapshot().can(meaning)) event.preventDefault();
  flow.send(meaning);
}

function meaningOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): SuggestionsEvent | undefined {
  // By words and to the ends of lines as well.
  if (key === 'ArrowLeft' || key === 'ArrowRight') return caretMoved;
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return keysWithAlt[key];
  const meaning = keys[key];
  // With it one marks text.
  return shiftKey && meaning?.type === 'end.pressed' ? caretMoved : meaning;
}

function set(input: HTMLInputElement, name: string, value: string | undefined): void {
  if (value === undefined) input.removeAttribute(name);
  else input.setAttribute(name, value);
}
