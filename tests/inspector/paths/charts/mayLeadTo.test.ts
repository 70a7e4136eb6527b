import { describe, expect, it } from 'vitest';
import { createActor, raise, setup } from 'xstate';
import { chartOf } from '#inspector/paths/charts/chart.ts';
import { isGuarded, mayLeadTo } from '#inspector/paths/charts/mayLeadTo.ts';

const house = setup({
  guards: { isNight: () => false },
  actions: { ring: raise({ type: 'bell.rung' }) },
}).createMachine({
  id: 'house',
  type: 'parallel',
  states: {
    door: {
      initial: 'shut',
      states: {
        shut: { on: { 'door.opened': { guard: 'isNight', target: 'open', actions: 'ring' } } },
        open: { initial: 'ajar', states: { ajar: { always: { guard: 'isNight', target: 'wide' } }, wide: {} } },
      },
    },
    lamp: { initial: 'off', states: { off: { on: { 'lamp.pressed': 'on' } }, on: {} } },
    dog: { initial: 'asleep', states: { asleep: { on: { 'bell.rung': 'awake' } }, awake: {} } },
    roof: {},
  },
});

const { _nodes } = createActor(house).getSnapshot();
const leads = (event: string, state: string) => mayLeadTo(chartOf(house), { _nodes } as never, event, state);

describe('the targets of an event', () => {
  it('depend on data only when a guard is evaluated', () => {
    const hasGuard = (event: string) => isGuarded(chartOf(house), { _nodes } as never, event);
    expect(['door.opened', 'lamp.pressed', 'bell.rung'].map(hasGuard)).toEqual([true, false, false]);
  });
});

describe('a state that an event can reach if guards allow it', () => {
  it.each([
    ['the current state', 'lamp.pressed', 'door.shut+lamp.off+dog.asleep+roof'],
    ['the target of a candidate', 'door.opened', 'door.open.ajar+lamp.off+dog.asleep+roof'],
    ['the target of a following eventless transition', 'door.opened', 'door.open.wide+lamp.off+dog.asleep+roof'],
    ['the target of a raised event', 'door.opened', 'door.open.wide+lamp.off+dog.awake+roof'],
  ])('is %s', (_, event, state) => expect(leads(event, state)).toBe(true));

  it.each([
    ['the target of another event', 'door.opened', 'door.open.ajar+lamp.on+dog.asleep+roof'],
    ['a state that the chart does not have', 'door.opened', 'door.open.half+lamp.off+dog.asleep+roof'],
    ['a part of a name', 'door.opened', 'door.open.ajar+lamp.off'],
    ['a longer name', 'door.opened', 'door.open.ajar+lamp.off+dog.asleep+roof+cellar'],
  ])('is not %s', (_, event, state) => expect(leads(event, state)).toBe(false));
});
