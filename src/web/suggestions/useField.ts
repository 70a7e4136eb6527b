import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { SuggestionsEvent } from '#machines/suggestions/suggestionsEvents.ts';
import type { suggestionsMachine } from '#machines/suggestions/suggestionsMachine.ts';

import { isHandledByInputMethod } from '../ui/fields/inputMethod.ts';

export type SuggestionsFlow = ActorRefFrom<typeof suggestionsMachine>;

type Field = RefObject<HTMLInputElement | null>;

const opened: SuggestionsEvent = { type: 'list.opened' };
const closed: SuggestionsEvent = { type: 'list.closed' };
const caretMoved: SuggestionsEvent = { type: 'caret.moved' };

/** The events of a combobox's keys (WAI-ARIA Authoring Practices, Combobox). */
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
 * Connects the flow with an existing field that may already contain text. The element stays the same, so its text, its
 * caret and a running composition are preserved.
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

/** Sets the ARIA attributes of the combobox: its list, whether that is open, and the active option. */
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
  const meaning = isHandledByInputMethod(event) ? undefined : meaningOf(event);
  if (!meaning) return;
  // Tab, and keys that move the caret, still have their default action.
  const goesOn = meaning.type === 'tab.pressed' || meaning === caretMoved;
  if (!goesOn && flow.getSnapshot().can(meaning)) event.preventDefault();
  flow.send(meaning);
}

function meaningOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): SuggestionsEvent | undefined {
  // The arrow keys count as caret movements with modifiers too, which move by words and to the ends of lines.
  if (key === 'ArrowLeft' || key === 'ArrowRight') return caretMoved;
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return keysWithAlt[key];
  const meaning = keys[key];
  // With Shift, Home and End select text, so they count as caret movements.
  return shiftKey && meaning?.type === 'end.pressed' ? caretMoved : meaning;
}

function set(input: HTMLInputElement, name: string, value: string | undefined): void {
  if (value === undefined) input.removeAttribute(name);
  else input.setAttribute(name, value);
}
