import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartHash } from '#inspector/drawing/chartHash.ts';

const lamp = (pressed: object) =>
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { pressed } }, on: { description: 'It shines.' } },
  });

describe('the hash of a chart', () => {
  it('is the same for the same chart, and differs after each change of it', () => {
    const first = chartHash(lamp({ target: 'on' }));
    expect(first).toMatch(/^[\da-f]{8}$/);
    expect(chartHash(lamp({ target: 'on' }))).toBe(first);
    const changed = [{ target: 'on', guard: 'hasPower' }, { target: 'on', actions: 'click' }, { target: 'off' }];
    const all = [first, ...changed.map((pressed) => chartHash(lamp(pressed)))];
    expect(new Set(all).size).toBe(all.length);
  });
});
