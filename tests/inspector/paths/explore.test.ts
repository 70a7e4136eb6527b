import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { flowCases } from '#machines/paths/flowCases.ts';
import { goal, pathsCovering } from '#inspector/paths/cover.ts';
import { BoundReached, explore, unreached } from '#inspector/paths/explore.ts';
import { flowWalk, InvalidCase } from '#inspector/paths/flowWalk.ts';
import { kinds } from '#inspector/paths/charts/marks.ts';
import { ImpossibleStep, Walk, walkAlong } from '#inspector/paths/walk.ts';
import { kettleCases, kettleMachine } from './kettle.ts';

const kettle = explore(flowWalk(kettleCases));

describe('exploring a flow', () => {
  it('reaches every state, every transition and every guard both ways', () => {
    const { states, transitions, guards } = unreached(kettle);
    expect([...states, ...transitions, ...guards]).toEqual([]);
  });

  it.each(kinds)('covers with its paths all %s that can be covered', (kind) => {
    const covered = new Set(
      pathsCovering(kettle, kind).flatMap(({ beginning, steps }) => [
        ...walkAlong(
          kettle.walkable,
          beginning,
          steps.map(({ label }) => label),
        ).marks[kind],
      ]),
    );
    expect([...goal(kettle, kind)].filter((key) => !covered.has(key))).toEqual([]);
    expect(goal(kettle, kind).size).toBeGreaterThan(0);
  });

  it('generates no path that is a prefix of another', () => {
    const texts = pathsCovering(kettle, 'transitions').map(({ beginning, steps }) =>
      [beginning, ...steps.map(({ label }) => label)].join(' > '),
    );
    const begun = texts.filter((text) => texts.some((other) => other !== text && other.startsWith(`${text} >`)));
    expect(begun).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('reaches every situation by a shortest path', () => {
    const lengths = new Map([...kettle.places.values()].map(({ key, way }) => [key, way.length]));
    const longer = kettle.edges.filter(({ from, to }) => lengths.get(to)! > from.way.length + 1);
    expect(longer).toEqual([]);
  });

  it('terminates by the keys although the context grows, and reports keys that do not bound it', () => {
    type Now = { readonly context: { readonly litres: number; readonly boiled: number } };
    const keys = { water: ({ context }: Now) => context.litres, boiled: ({ context }: Now) => context.boiled };
    const growing = { ...kettleCases, keys, bound: 50 };
    expect(() => explore(flowWalk(growing))).toThrow(BoundReached);
    expect(() => explore(flowWalk(growing))).toThrow(/kettle: more than 50 situations: its keys \(water, boiled\)/);
  });

  it('uses the whole context when no keys are declared', () => {
    const counter = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'up.pressed' } },
      actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
      guards: { isLow: ({ context }) => context.count < 3 },
    }).createMachine({
      id: 'counter',
      context: { count: 0 },
      on: { 'up.pressed': { guard: 'isLow', actions: 'count' } },
    });
    const cases = flowCases({ machine: counter, schema: z.object({ type: z.literal('up.pressed') }), events: {} });
    expect(explore(flowWalk(cases)).places.size).toBe(4);
  });

  it('refuses a case that breaks its schema, by its name', () => {
    const wrong = { ...kettleCases, events: { 'water.poured': { nothing: { litres: -1 } } } };
    expect(() => explore(flowWalk(wrong))).toThrow(InvalidCase);
    expect(() => explore(flowWalk(wrong))).toThrow(/kettle: the case nothing of water\.poured .*litres/);
  });
});

describe('walking a flow', () => {
  const begin = () => new Walk(flowWalk(kettleCases));
  const labels = (walk: Walk) => walk.choices.map(({ label }) => label);

  it('lets the shortest delay elapse first, among all that run', () => {
    const walk = begin();
    for (const label of ['lid.opened', 'water.poured (a cup)', 'switch.pressed', 'heating done (boiling)'])
      walk.take(label);
    expect(labels(walk)).toContain('after beep');
    expect(labels(walk)).not.toContain('after cooling');
    expect(walk.take('after beep').elapsed).toBe(1_000);
    expect(walk.take('after cooling').elapsed).toBe(2_000);
    expect(walk.situation.snapshot.matches({ whole: { plate: 'off' } })).toBe(true);
  });

  it('lets an actor answer only while it runs, and once', () => {
    const walk = begin();
    const isOffered = () => labels(walk).some((label) => label.startsWith('heating'));
    for (const label of ['lid.opened', 'water.poured (a cup)']) walk.take(label);
    expect(isOffered()).toBe(false);
    walk.take('switch.pressed');
    expect(isOffered()).toBe(true);
    walk.take('heating failed (no power)');
    expect(isOffered()).toBe(false);
    walk.take('switch.pressed');
    expect(isOffered()).toBe(true);
  });

  it('ends in a final state', () => {
    const walk = begin();
    walk.take('kettle.dropped');
    expect(walk.choices).toEqual([]);
  });

  it('refuses an impossible step, and names the possible ones', () => {
    const walk = begin();
    expect(() => walk.take('lid.closed')).toThrow(ImpossibleStep);
    expect(() => walk.take('lid.closed')).toThrow(/kettle: "lid\.closed" cannot happen in whole.*lid\.opened/);
    expect(() => new Walk(flowWalk(kettleCases), 'elsewhere')).toThrow(/no beginning "elsewhere"; there is: start/);
  });

  it('does nothing to the machine itself: no actor runs', () => {
    expect(kettleMachine.implementations.actors).toHaveProperty('heating');
    const walk = begin();
    for (const label of ['lid.opened', 'water.poured (a cup)', 'switch.pressed']) walk.take(label);
    expect(Object.keys(walk.situation.snapshot.children)).toEqual(['heating']);
    expect(walk.situation.snapshot.children['heating']!.getSnapshot().status).toBe('active');
  });
});
