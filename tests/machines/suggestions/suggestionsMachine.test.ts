import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { OwnChange, OwnSearch } from '#machines/suggestions/ownSearches.ts';
import { suggestionDebounce, suggestionsIn } from '#machines/suggestions/suggestion.ts';
import { bikeSuggestions, ownBikes } from '#machines/suggestions/suggestionExamples.ts';
import { type Deletion, groupsInSight } from '#machines/suggestions/suggestionList.ts';
import { suggestionsMachine } from '#machines/suggestions/suggestionsMachine.ts';
import type { SuggestionsAnswer } from '#machines/suggestions/suggestionsSetup.ts';

const found: SuggestionsAnswer = { kind: 'found', groups: bikeSuggestions };

/** Starts a search field whose calls the test answers, in any order. */
function openField(own: readonly OwnSearch[] = []) {
  const clock = new SimulatedClock();
  const calls: { readonly text: string; readonly signal: AbortSignal; answer(answer: SuggestionsAnswer): void }[] = [];
  const deletions: (Deletion & { done(): void; fail(): void })[] = [];
  const actions = {
    changeOwn: vi.fn<(_: unknown, change: OwnChange) => void>(),
    goToResults: vi.fn<() => void>(),
    reportPick: vi.fn<() => void>(),
    reportSearch: vi.fn<() => void>(),
    trackPick: vi.fn<() => void>(),
    trackDeletion: vi.fn<() => void>(),
    emptyField: vi.fn<() => void>(),
  };
  const machine = suggestionsMachine.provide({
    actors: {
      recalling: fromPromise(async () => own),
      asking: fromPromise<SuggestionsAnswer, { readonly text: string }>(({ input: { text }, signal }) => {
        const { promise, resolve } = Promise.withResolvers<SuggestionsAnswer>();
        calls.push({ text, signal, answer: resolve });
        return promise;
      }),
      deleting: fromPromise<void, Deletion>(({ input }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        deletions.push({ ...input, done: resolve, fail: () => reject(new Error('The line is dead')) });
        return promise;
      }),
    },
    actions,
  });
  const flow = createActor(machine, { clock }).start();
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const titles = () =>
    suggestionsIn(groupsInSight(flow.getSnapshot().context)).map(({ searchSuggestionID }) => searchSuggestionID);
  return {
    flow,
    clock,
    calls,
    deletions,
    actions,
    turn,
    titles,
    /** Types a text and waits until it is requested. */
    async asks(text: string) {
      flow.send({ type: 'text.typed', text });
      clock.increment(suggestionDebounce);
      await turn();
      return calls.at(-1)!;
    },
    async shows(answer: SuggestionsAnswer) {
      (await this.asks('ve')).answer(answer);
      await turn();
    },
  };
}

describe('the suggestions of a search field', () => {
  it('are fetched after 400 ms without typing, and not before [SUGGESTIONS-8]', () => {
    const { flow, clock, calls } = openField();
    flow.send({ type: 'text.typed', text: 'v' });
    clock.increment(399);
    flow.send({ type: 'text.typed', text: 've' });
    clock.increment(399);
    expect(calls).toEqual([]);
    clock.increment(1);
    expect(calls.map(({ text }) => text)).toEqual(['ve']);
  });

  it('ignore the answer to an earlier text, and abort its call', async () => {
    const field = openField();
    const first = await field.asks('ve');
    const second = await field.asks('vel');
    expect(first.signal.aborted).toBe(true);
    second.answer({ kind: 'found', groups: bikeSuggestions.slice(1) });
    first.answer(found);
    await field.turn();
    expect(field.titles()).toEqual(['s-velo-damen']);
  });

  it('keep the active option during a call, if the answer has it too', async () => {
    const field = openField();
    await field.shows(found);
    const same = await field.asks('vel');
    field.flow.send({ type: 'arrow.pressed', way: 'down' });
    same.answer(found);
    await field.turn();
    expect(field.flow.getSnapshot().context.active).toBe('h-velo');

    const other = await field.asks('velo');
    field.flow.send({ type: 'arrow.pressed', way: 'down' });
    other.answer({ kind: 'found', groups: bikeSuggestions.slice(1) });
    await field.turn();
    expect(field.flow.getSnapshot().context.active, 'it is gone').toBeNull();
  });

  it('return to the text once the caret moves: Enter chooses nothing, and the list stays', async () => {
    const field = openField();
    await field.shows(found);
    field.flow.send({ type: 'arrow.pressed', way: 'down' });
    field.flow.send({ type: 'caret.moved' });
    expect(field.flow.getSnapshot().context.active).toBeNull();
    expect(field.flow.getSnapshot().can({ type: 'enter.pressed' })).toBe(false);
    expect(field.titles()).toEqual(['h-velo', 's-velo-damen']);
  });

  it('close and open again without an active option', async () => {
    const field = openField();
    await field.shows(found);
    field.flow.send({ type: 'arrow.pressed', way: 'down' });
    field.flow.send({ type: 'list.closed' });
    expect([field.flow.getSnapshot().hasTag('open'), field.flow.getSnapshot().context.text]).toEqual([false, 've']);
    field.flow.send({ type: 'list.opened' });
    await field.turn();
    field.calls.at(-1)!.answer(found);
    await field.turn();
    expect([field.titles(), field.flow.getSnapshot().context.active]).toEqual([['h-velo', 's-velo-damen'], null]);
  });

  it('hide a deleted entry at once, and track it once it is deleted [SUGGESTIONS-13]', async () => {
    const field = openField();
    await field.shows(found);
    field.flow.send({ type: 'entry.deleted', id: 'h-velo' });
    expect(field.titles()).toEqual(['s-velo-damen']);
    expect(field.actions.trackDeletion).not.toHaveBeenCalled();
    field.deletions[0]!.done();
    await field.turn();
    expect(field.titles()).toEqual(['s-velo-damen']);
    expect(field.actions.trackDeletion).toHaveBeenCalledOnce();
  });

  it('restore an entry whose deletion failed, at its position [SUGGESTIONS-13]', async () => {
    const field = openField();
    await field.shows(found);
    field.flow.send({ type: 'entry.deleted', id: 'h-velo' });
    field.deletions[0]!.fail();
    await field.turn();
    expect(field.titles()).toEqual(['h-velo', 's-velo-damen']);
    expect(field.flow.getSnapshot().matches({ deletion: 'failed' })).toBe(true);
    expect(field.actions.trackDeletion).not.toHaveBeenCalled();
  });

  it('are deleted in sequence, and answers meanwhile omit those being deleted', async () => {
    const field = openField();
    await field.shows({ kind: 'found', groups: twoEntries });
    field.flow.send({ type: 'entry.deleted', id: 'h-velo' });
    field.flow.send({ type: 'entry.deleted', id: 'h-sofa' });
    expect(field.titles()).toEqual([]);
    expect(field.deletions.map(({ suggestions }) => suggestions[0]!.searchSuggestionID)).toEqual(['h-velo']);
    (await field.asks('v')).answer({ kind: 'found', groups: twoEntries });
    await field.turn();
    expect(field.titles()).toEqual([]);
    field.deletions[0]!.fail();
    await field.turn();
    expect(field.titles()).toEqual(['h-velo']);
    expect(field.deletions.map(({ suggestions }) => suggestions[0]!.searchSuggestionID)).toEqual(['h-velo', 'h-sofa']);
  });

  it('move to the neighbour of an active entry that is deleted by its key', async () => {
    const field = openField();
    await field.shows(found);
    field.flow.send({ type: 'arrow.pressed', way: 'down' });
    field.flow.send({ type: 'delete.pressed' });
    expect(field.flow.getSnapshot().context.active).toBe('s-velo-damen');
  });

  it('are stepped through in a circle with the field', async () => {
    const field = openField();
    await field.shows(found);
    const steps = ['down', 'down', 'down', 'up', 'up'] as const;
    const actives = steps.map((way) => {
      field.flow.send({ type: 'arrow.pressed', way });
      return field.flow.getSnapshot().context.active;
    });
    expect(actives).toEqual(['h-velo', 's-velo-damen', null, 's-velo-damen', 'h-velo']);
  });

  it('leave every key to an input method', async () => {
    const field = openField();
    await field.shows(found);
    field.flow.send({ type: 'arrow.pressed', way: 'down' });
    field.flow.send({ type: 'composition.begun' });
    const keys = [
      { type: 'arrow.pressed', way: 'down' },
      { type: 'end.pressed', end: 'last' },
      { type: 'enter.pressed' },
      { type: 'escape.pressed' },
      { type: 'delete.pressed' },
    ] as const;
    for (const key of keys) {
      expect(field.flow.getSnapshot().can(key), key.type).toBe(false);
      field.flow.send(key);
    }
    expect(field.flow.getSnapshot().context.active).toBe('h-velo');
    field.flow.send({ type: 'composition.ended' });
    for (const key of keys) expect(field.flow.getSnapshot().can(key), key.type).toBe(true);
  });

  it('are fetched while an input method is active, because the keyboards of phones compose every word', async () => {
    const field = openField();
    field.flow.send({ type: 'composition.begun' });
    expect((await field.asks('ve')).text).toBe('ve');
  });

  it('come from the device’s history while offline', async () => {
    const field = openField([...ownBikes, { text: 'Sofa', searchToken: null, description: null }]);
    field.flow.send({ type: 'field.focused', text: '' });
    await field.turn();
    expect(field.titles(), 'at once, before any answer').toEqual(['device:velo', 'device:sofa']);
    field.calls.at(-1)!.answer({ kind: 'offline' });
    await field.turn();
    expect(field.titles()).toEqual(['device:velo', 'device:sofa']);
    (await field.asks('so')).answer({ kind: 'offline' });
    await field.turn();
    expect(field.titles()).toEqual(['device:sofa']);
  });

  it('lose all of the history when it is cleared, the device first', async () => {
    const field = openField(ownBikes);
    field.flow.send({ type: 'field.focused', text: '' });
    await field.turn();
    field.calls.at(-1)!.answer(found);
    await field.turn();
    field.flow.send({ type: 'history.cleared' });
    expect(field.titles()).toEqual(['s-velo-damen']);
    expect(field.actions.changeOwn.mock.lastCall?.[1]).toEqual({ kind: 'cleared' });
    expect(field.flow.getSnapshot().context.own).toEqual([]);
    expect(field.deletions[0]).toMatchObject({ kind: 'all' });
  });

  it('close at the first Escape, and the second clears the field', async () => {
    const field = openField();
    await field.shows(found);
    field.flow.send({ type: 'escape.pressed' });
    expect(field.flow.getSnapshot().context.text).toBe('ve');
    expect(field.flow.getSnapshot().hasTag('open')).toBe(false);
    field.flow.send({ type: 'escape.pressed' });
    expect(field.flow.getSnapshot().context.text).toBe('');
    expect(field.actions.emptyField).toHaveBeenCalledOnce();
  });

  it('get a submitted text into the history, trimmed, unless it is empty', () => {
    const { flow, actions } = openField();
    flow.send({ type: 'text.submitted', text: '  ' });
    expect(actions.reportSearch).not.toHaveBeenCalled();
    flow.send({ type: 'text.submitted', text: ' velo ' });
    expect(actions.changeOwn.mock.lastCall?.[1]).toEqual({ kind: 'added', search: ownBikes[0] });
    expect(flow.getSnapshot().context.own).toEqual(ownBikes);
    expect(actions.reportSearch).toHaveBeenCalledOnce();
  });
});

const [history] = bikeSuggestions;
const [velo] = history!.suggestions;
const twoEntries = [
  {
    ...history!,
    suggestions: [velo!, { ...velo!, searchSuggestionID: 'h-sofa', labelTitleHighlighted: ['sofa'] }],
  },
];
