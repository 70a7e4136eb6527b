import { describe, expect, it } from 'vitest';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { recordedWay } from '#inspector/paths/replay/recordedWay.ts';
import { replayOnChart, type RecordedFlowEvent } from '#inspector/paths/replay/replay.ts';
import { walkAlong } from '#inspector/paths/walk.ts';
import { sessionCases } from '#machines/account/session/sessionCases.ts';
import { stateName } from '#machines/journal/fold.ts';
import { insertionCases } from '#machines/insertion/insertionCases.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { searchCases } from '#machines/search/searchCases.ts';

const searching = 'pendingUpdateWithoutToken.searching';
const seen = (type: string, state: string, data: object = {}): RecordedFlowEvent => ({
  at: 0,
  event: { ...data, type },
  state,
});

function replayed(cases: FlowCases, input: unknown, events: readonly RecordedFlowEvent[]) {
  const walkable = flowWalk(cases);
  return { walkable, steps: replayOnChart(walkable, { input, events }) };
}

/** The states of a recording on its own chart, and of the path that is walked on a view. */
function statesOf(cases: FlowCases, input: unknown, events: readonly RecordedFlowEvent[]) {
  const { steps } = replayed(cases, input, events);
  const { cases: recorded, way } = recordedWay(cases, { input, events });
  const { situation } = walkAlong(flowWalk(recorded), way.beginning, way.labels);
  return {
    replayed: steps.map(({ situation: { snapshot } }) => stateName(snapshot)),
    walked: stateName(situation.snapshot),
  };
}

describe('a substituted answer', () => {
  it('has the time at which the next page of the list was requested', () => {
    const velo = { ...everything, query: 'velo' };
    const second = { ...velo, page: 2, asOf: 1_795_000_000_000 };
    const { replayed, walked } = statesOf(searchCases, { filter: everything }, [
      seen('address.changed', searching, { filter: velo }),
      seen('xstate.done.actor.searching', 'updated'),
      seen('page.changed', searching, { page: 2 }),
      seen('xstate.done.actor.searching', 'updated'),
      seen('address.changed', 'updated', { filter: second }),
      seen('page.changed', searching, { page: 3 }),
    ]);
    expect(replayed.slice(-2)).toEqual(['updated', searching]);
    expect(walked).toBe(searching);
  });

  it('has the profile of the logged-in account', () => {
    const { walkable, steps } = replayed(sessionCases, undefined, [
      seen('cookie.read', 'loggedIn.fetching', { publicAccountId: 'l4xrkh3psvp4' }),
      seen('xstate.done.actor.fetchingProfile', 'loggedIn.fresh'),
    ]);
    expect(walkable.broken(steps.at(-1)!.situation)).toEqual([]);
  });

  it('has the fields of the chosen category', () => {
    const settled = 'step.filling.settled';
    const blank = { draft: 'blankblankbl', edits: null, fields: {} };
    const { replayed, walked } = statesOf(insertionCases, { step: 'start' }, [
      seen('step.requested', 'unopened', { step: 'start' }),
      seen('session.reported', 'unopened', { isLoggedIn: true }),
      seen('draft.reported', 'defining', blank),
      seen('xstate.done.actor.fetchingFields', settled),
      seen('value.changed', 'step.filling.typing', { field: 'title', value: 'Citybike' }),
      seen('value.changed', settled, { field: 'category', value: '4000' }),
      seen('value.changed', settled, { field: 'subcategory', value: '4020' }),
      seen('form.submitted', 'defining'),
      seen('xstate.done.actor.fetchingFields', settled),
      seen('value.changed', 'step.filling.typing', { field: 'body', value: 'Gut erhalten.' }),
      seen('field.left', settled, { field: 'body' }),
      seen('value.changed', 'step.filling.typing', { field: 'price', value: '250' }),
      seen('field.left', settled, { field: 'price' }),
      seen('form.submitted', 'step.contact'),
    ]);
    expect(replayed.at(-1)).toBe('step.contact');
    expect(walked).toBe('step.contact');
  });
});
