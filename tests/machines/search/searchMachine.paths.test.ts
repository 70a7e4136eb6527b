import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import { everything, isSameFilter } from '#machines/search/filterChanges.ts';
import { searchCases } from '#machines/search/searchCases.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

describe('the search flow, in any sequence of events', () => {
  const steps = everyStep(searchCases);

  it('keeps an answer until the next, and has one when it is updated', () => {
    for (const { way, before, after } of steps) {
      expect(after.status, way).toBe('active');
      if (before.context.result) expect(after.context.result, way).not.toBeNull();
      if (after.matches('updated')) expect(after.context.result, way).not.toBeNull();
    }
  });

  it('is busy exactly as long as it searches', () => {
    for (const { way, after } of steps) expect(after.hasTag('busy'), way).toBe('searching' in after.children);
  });

  it('has an address that matches the shown results', () => {
    for (const { way, after } of steps.filter((step) => step.after.matches('updated'))) {
      expect(isSameFilter(after.context.filter, after.context.addressed), way).toBe(true);
    }
  });

  it('searches by a token as long as only the token is set', () => {
    const pending = steps.filter(({ after }) => !after.matches('updated') && !after.matches('idle'));
    for (const { way, after } of pending) {
      expect(after.context.token !== null, way).toBe(after.matches('pendingUpdateWithToken'));
    }
  });
});

describe('the first snapshot', () => {
  it('is at rest without an answer, with the status idle [SEARCH-36]', () => {
    const first = createActor(searchMachine, { input: { filter: everything } }).getSnapshot();
    expect(first.value).toBe('idle');
    expect(first.children).toEqual({});
  });

  it('is updated with the answer of the server', () => {
    const first = createActor(searchMachine, { input: { filter: everything, result: listingListOf(3) } }).getSnapshot();
    expect(first.value).toBe('updated');
    expect(first.context.result?.search_total).toBe(3);
  });
});
