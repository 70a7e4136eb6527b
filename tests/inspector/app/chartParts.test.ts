import { describe, expect, it } from 'vitest';
import { eventOfKey } from '#inspector/app/stage/chartKeys.ts';
import { labelOf, matchingParts, namedParts } from '#inspector/app/stage/partSearch.ts';
import { drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';

const chart = drawnChartOf(searchMachine);
const folded = drawnChartOf(searchMachine, { collapsed: new Set(['search.pendingUpdateWithToken']) });
const press = (key: string, selected: string | null, shiftKey = false) =>
  eventOfKey({ key, shiftKey }, chart, selected);

describe('the keys of a chart', () => {
  it('go to the next state, to its content and to its parent', () => {
    expect(press('ArrowDown', 'search')).toEqual({ type: 'part.selected', part: 'search.idle' });
    expect(press('ArrowUp', 'search.idle')).toEqual({ type: 'part.selected', part: 'search' });
    expect(press('ArrowRight', 'search')).toEqual({ type: 'part.selected', part: 'search.idle' });
    expect(press('ArrowLeft', 'search.idle')).toEqual({ type: 'part.selected', part: 'search' });
  });

  it('collapse an open state, and open a collapsed one', () => {
    const state = 'search.pendingUpdateWithToken';
    expect(press('Enter', state)).toEqual({ type: 'state.toggled', state });
    expect(eventOfKey({ key: 'ArrowRight', shiftKey: false }, folded, state)).toEqual({ type: 'state.toggled', state });
    expect(press('Enter', 'search')).toBeUndefined();
  });

  it('go through the events of a state in a circle', () => {
    const own = chart.events.filter(({ source }) => source === 'search');
    const first = press('e', 'search');
    expect(first).toEqual({ type: 'part.selected', part: own[0]!.key });
    expect(press('e', own.at(-1)!.key)).toEqual(first);
  });

  it('move and zoom the drawing', () => {
    expect(press('ArrowLeft', null, true)).toEqual({ type: 'view.moved', dx: 60, dy: 0 });
    expect(press('+', null)).toMatchObject({ type: 'zoom.changed', factor: 1.25 });
    expect(press('0', null)).toEqual({ type: 'zoom.fitted' });
    expect(press('q', null)).toBeUndefined();
  });
});

describe('the search in a chart', () => {
  const parts = namedParts(chart);

  it('finds states, events, guards, actions and actors', () => {
    expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(['state', 'event', 'guard', 'action', 'actor']));
  });

  it('lists names that begin with the text first', () => {
    const names = matchingParts(parts, 'TOKEN').map(({ name }) => name.toLowerCase());
    expect(names.length).toBeGreaterThan(1);
    expect(names[0]).toMatch(/^token/);
    expect(names.every((name) => name.includes('token'))).toBe(true);
    expect(matchingParts(parts, '  ')).toEqual([]);
  });

  it('says how much a collapsed state hides', () => {
    const state = folded.states.find(({ hidden }) => hidden)!;
    expect(labelOf(state)).toMatch(/^pendingUpdateWithToken\. .*\d/);
  });
});
