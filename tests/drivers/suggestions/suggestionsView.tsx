import { viewStage } from '../web/viewStage.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { vi } from 'vitest';
import { suggestionDebounce, type SuggestionGroup } from '#machines/suggestions/suggestion.ts';
import type { SuggestionsEvent } from '#machines/suggestions/suggestionsEvents.ts';

/** The promises that the flow is waiting for, by the names of their actors. */
const waiting = new Map<string, PromiseWithResolvers<never>>();

function held(actor: string): Promise<never> {
  const call = Promise.withResolvers<never>();
  waiting.set(actor, call);
  return call.promise;
}

/** The reports that were sent to the server. */
const reported: string[] = [];

vi.doMock(import('#web/suggestions/ownStorage.ts'), () => ({
  recallOwn: () => held('recalling') as never,
  changeOwn: () => undefined,
}));
vi.doMock(import('#web/suggestions/suggestionCalls.ts'), () => ({
  suggestionsFor: () => held('asking'),
  deleteEntry: () => held('deleting'),
  clearHistory: () => held('deleting'),
  reportPicked: async (id: string) => void reported.push(`picked ${id}`),
  reportSubmitted: async (token: string) => void reported.push(`submitted ${token}`),
}));
const { Suggestions } = await import('#web/suggestions/Suggestions.tsx');

function Field() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input ref={field} aria-label="What" />
      <Suggestions field={field} />
    </form>
  );
}

/** The gestures at a field; the flow receives them by the browser's own events. */
const driver: { readonly [T in SuggestionsEvent['type']]: (event: Extract<SuggestionsEvent, { type: T }>) => void } = {
  'field.focused'() {
    input().blur();
    input().focus();
  },
  'field.left': () => fireEvent.focusOut(input()),
  'text.typed': ({ text }) => fireEvent.input(input(), { target: { value: text } }),
  'composition.begun': () => fireEvent.compositionStart(input()),
  'composition.ended': () => fireEvent.compositionEnd(input()),
  'arrow.pressed': ({ way }) => press(way === 'down' ? 'ArrowDown' : 'ArrowUp'),
  'list.opened': () => press('ArrowDown', { altKey: true }),
  'list.closed': () => press('ArrowUp', { altKey: true }),
  'caret.moved': () => press('ArrowLeft'),
  'end.pressed': ({ end }) => press(end === 'first' ? 'Home' : 'End'),
  'enter.pressed': () => press('Enter'),
  'escape.pressed': () => press('Escape'),
  'tab.pressed': () => press('Tab'),
  'delete.pressed': () => press('Delete'),
  'option.picked': () => fireEvent.click(screen.getAllByRole('option').at(-1)!),
  'entry.deleted': () => fireEvent.click(screen.getAllByRole('button', { name: /^Remove / }).at(-1)!),
  'history.cleared': () => fireEvent.click(screen.getByRole('button', { name: 'Clear search history' })),
  'text.submitted'({ text }) {
    input().value = text;
    fireEvent.submit(input().form!);
  },
  'connection.restored': () => fireEvent(window, new Event('online')),
};

function input(): HTMLInputElement {
  return screen.getByLabelText('What');
}

function press(key: string, how: { readonly altKey?: boolean } = {}): void {
  fireEvent.keyDown(input(), { key, ...how });
}

/** Opens a search field with its suggestions, whose responses arrive when the test releases them. */
export async function openSuggestions() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  waiting.clear();
  reported.length = 0;
  const line = vi.spyOn(navigator, 'onLine', 'get');
  const stage = await viewStage(
    <Field />,
    { at: '/en' },
    {
      answers: (actor, answer) =>
        act(async () => {
          const { resolve, reject } = waiting.get(actor)!;
          const { kind, groups } = ('output' in answer ? (answer.output ?? {}) : {}) as {
            readonly kind?: string;
            readonly groups?: readonly SuggestionGroup[];
          };
          line.mockReturnValue(kind !== 'offline');
          if ('error' in answer || kind === 'offline') reject(new Error('The line is dead'));
          else resolve((groups ?? answer.output) as never);
        }),
      happens: (event) => act(async () => driver[event.type as 'field.left'](event as never)),
      passes: () => act(async () => void vi.advanceTimersByTime(suggestionDebounce)),
      ends() {
        line.mockRestore();
        vi.useRealTimers();
      },
    },
  );
  return { ...stage, reported };
}
