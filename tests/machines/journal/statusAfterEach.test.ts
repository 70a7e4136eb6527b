import { describe, expect, it } from 'vitest';
import { statusAfterEach } from '#machines/journal/statusAfterEach.ts';

const recorded = <const Target extends string>(target: Target) => ({ target, actions: 'record' }) as const;

const kettle = {
  cold: { description: 'Filled.', on: { 'kettle.lit': recorded('hot') } },
  hot: {
    description: 'On the stove.',
    initial: 'warming',
    on: { 'kettle.rinsed': { actions: 'record' }, 'kettle.emptied': recorded('gone') },
    states: {
      warming: { description: 'Not boiling yet.', on: { 'kettle.boiled': recorded('boiling') } },
      boiling: { description: 'It whistles.' },
    },
  },
  gone: { description: 'Empty.', on: { 'kettle.refilled': recorded('hot.boiling') } },
} as const;

describe('the status after each fact', () => {
  it('is the innermost state after the fact', () => {
    expect(statusAfterEach(kettle)).toEqual({
      'kettle.lit': 'warming',
      'kettle.boiled': 'boiling',
      'kettle.emptied': 'gone',
      'kettle.refilled': 'boiling',
    });
  });

  it('is refused when it depends on the state before', () => {
    const gone = { ...kettle.gone, on: { 'kettle.lit': recorded('cold') } };
    expect(() => statusAfterEach({ ...kettle, gone })).toThrow(
      'kettle.lit has the target warming in one state and cold in another',
    );
    const saved = { ...kettle.gone, on: { 'kettle.lit': { actions: 'record' } } } as const;
    expect(() => statusAfterEach({ ...kettle, gone: saved })).toThrow('kettle.lit has the target warming');
  });

  it('is refused when the target of a fact does not exist', () => {
    const gone = { ...kettle.gone, on: { 'kettle.refilled': recorded('hot.frozen') } };
    expect(() => statusAfterEach({ ...kettle, gone })).toThrow('There is no state frozen');
  });
});
