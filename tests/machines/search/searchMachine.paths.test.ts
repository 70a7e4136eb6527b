import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { AdList } from '#machines/listing/adItem.ts';
import { everything, isSameFilter } from '#machines/search/filterChanges.ts';
import { searchMachine, type SearchQuestion } from '#machines/search/searchMachine.ts';
import {
  type ChartPath,
  declaredTransitions,
  pathsThrough,
  statesOf,
  takenTransitions,
} from '#tests/drivers/chartPaths.ts';
import { searchWalk, searchWalkFromServer } from '#tests/drivers/searchPaths.ts';
import { adListOf } from '#machines/listing/adExamples.ts';

const waiting = searchMachine.provide({
  actors: { searching: fromPromise<AdList, SearchQuestion>(() => new Promise(() => {})) },
});

const paths: ChartPath<typeof searchMachine>[] = [
  ...pathsThrough(waiting, searchWalk),
  ...pathsThrough(waiting, searchWalkFromServer),
];

describe('the search flow', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const taken = new Set(paths.flatMap((path) => takenTransitions(waiting, path)));
    expect([...declaredTransitions(searchMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it.each(paths.map((path) => [path.title, path] as const))('%s', (_, { input, events }) => {
    const actor = createActor(waiting, { input }).start();
    for (const event of events) {
      const before = actor.getSnapshot();
      actor.send(event as never);
      const after = actor.getSnapshot();

      // What the chart promises whatever happens.
      expect(after.status).toBe('active');
      if (after.matches('updated')) expect(after.context.result).not.toBeNull();
      if (before.context.result) expect(after.context.result, 'an answer stays in sight until the next').not.toBeNull();
      expect(after.hasTag('busy')).toBe('searching' in after.children);
      if (after.matches('updated')) {
        expect(isSameFilter(after.context.filter, after.context.addressed), 'the address tells what is shown').toBe(
          true,
        );
      }
      if (after.matches('pendingUpdateWithToken')) expect(after.context.token).not.toBeNull();
      if (after.matches('pendingUpdateWithoutToken')) expect(after.context.token).toBeNull();
    }
  });

  it('says of every state who is in it and why', () => {
    expect(statesOf(searchMachine.root).filter(({ description }) => !description)).toEqual([]);
  });
});

describe('the first snapshot', () => {
  it('is at rest without an answer, and says so as idle [SEARCH-36]', () => {
    const first = createActor(searchMachine, { input: { filter: everything } }).getSnapshot();
    expect(first.value).toBe('idle');
    expect(first.children).toEqual({});
  });

  it('is updated with the answer of the server', () => {
    const first = createActor(searchMachine, { input: { filter: everything, result: adListOf(3) } }).getSnapshot();
    expect(first.value).toBe('updated');
    expect(first.context.result?.search_total).toBe(3);
  });
});
