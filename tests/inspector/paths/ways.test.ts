import { describe, expect, it } from 'vitest';
import { NoWay, pathBetween } from '#inspector/paths/betweenStates.ts';
import { BoundReached, explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { replayOnChart, ReplayDiffers } from '#inspector/paths/replay/replay.ts';
import { recordedWay } from '#inspector/paths/replay/recordedWay.ts';
import { simplePaths } from '#inspector/paths/simplePaths.ts';
import { Walk, walkAlong } from '#inspector/paths/walk.ts';
import { kettleCases } from './kettle.ts';

const walkable = flowWalk(kettleCases);
const labelsOf = (path: { readonly steps: readonly { readonly label: string }[] }) =>
  path.steps.map(({ label }) => label);

describe('the path from a state to a state', () => {
  it('is the shortest that passes through both', () => {
    expect(labelsOf(pathBetween(walkable, { from: 'whole.lid.open', to: 'kettle.broken' }))).toEqual([
      'lid.opened',
      'kettle.dropped',
    ]);
    expect(labelsOf(pathBetween(walkable, { to: 'whole.plate.hot.silent' }))).toEqual([
      'lid.opened',
      'water.poured (a cup)',
      'switch.pressed',
      'heating done (boiling)',
      'after beep',
    ]);
  });

  it('returns to its origin when requested', () => {
    const back = labelsOf(pathBetween(walkable, { from: 'whole.plate.heating', to: 'whole.plate.off' }));
    expect(back.slice(0, 3)).toEqual(['lid.opened', 'water.poured (a cup)', 'switch.pressed']);
    expect(back).toHaveLength(4);
  });

  it('is no longer than necessary, and avoids endless branches', () => {
    const endless = { ...kettleCases, keys: { all: ((now: unknown) => JSON.stringify(now)) as never } };
    expect(labelsOf(pathBetween(flowWalk(endless), { to: 'whole.plate.heating' }))).toHaveLength(3);
    const narrow = flowWalk({ ...kettleCases, bound: 2 });
    expect(() => pathBetween(narrow, { to: 'whole.plate.hot' })).toThrow(BoundReached);
  });

  it('is undefined when none exists, and unknown states are named', () => {
    expect(() => pathBetween(walkable, { from: 'broken', to: 'whole' })).toThrow(NoWay);
    expect(() => pathBetween(walkable, { from: 'broken', to: 'whole' })).toThrow(
      /no way leads from "broken" to "whole"/,
    );
    expect(() => pathBetween(walkable, { to: 'molten' })).toThrow(
      /kettle has no state "molten"; it has: .*whole\.lid\.open/,
    );
  });
});

describe('simple paths', () => {
  const kettle = explore(walkable);

  it('repeat no situation, and reach each one', () => {
    const { paths } = simplePaths(kettle, { most: 1_000 });
    const met = new Set<string>();
    for (const path of paths) {
      const walk = new Walk(walkable, path.beginning);
      const keys = [walkable.key(walk.situation)];
      for (const label of labelsOf(path)) {
        walk.take(label);
        keys.push(walkable.key(walk.situation));
      }
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) met.add(key);
    }
    expect(met).toEqual(new Set(kettle.places.keys()));
  });

  it('are limited to the requested number, shortest first, and report the limit', () => {
    const { paths, isCutOff } = simplePaths(kettle, { most: 40 });
    expect(isCutOff).toBe(true);
    expect(paths.length).toBeLessThanOrEqual(40);
    const silent = simplePaths(kettle, { most: 3, to: (states) => states.includes('kettle.whole.plate.hot.silent') });
    expect(silent.paths).toHaveLength(3);
    expect(silent.paths[0]!.steps).toHaveLength(5);
    const broken = simplePaths(kettle, { most: 2_000, to: (states) => states.includes('kettle.broken') });
    const lengths = broken.paths.map(({ steps }) => steps.length);
    expect(lengths[0]).toBe(1);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });
});

describe('a replay', () => {
  const seen = (type: string, state: string, at: number, data: object = {}) => ({
    at,
    state,
    event: { ...data, type },
  });
  const used = [
    seen('lid.opened', 'whole.lid.open+plate.off', 100),
    seen('water.poured', 'whole.lid.open+plate.off', 200, { litres: 1.5 }),
    seen('switch.pressed', 'whole.lid.open+plate.heating', 300),
    seen('xstate.done.actor.heating', 'whole.lid.open+plate.hot.beeping', 9_000),
    seen('xstate.after.beep.kettle.whole.plate.hot.beeping', 'whole.lid.open+plate.hot.silent', 10_004),
    seen('xstate.after.cooling.kettle.whole.plate.hot', 'whole.lid.open+plate.off', 12_003),
  ];

  it('takes events as they were, and the case of an answer that reaches the recorded state', () => {
    const steps = replayOnChart(walkable, { input: undefined, events: used });
    expect(steps.map(({ stubCase }) => stubCase)).toEqual([null, null, null, 'boiling', null, null]);
    expect(steps.at(-1)!.situation.snapshot.context).toEqual({ litres: 1.5, boiled: 1 });
  });

  it('finds the case of a lukewarm answer, too', () => {
    const lukewarm = [...used.slice(0, 3), seen('xstate.done.actor.heating', 'whole.lid.open+plate.off', 9_000)];
    expect(replayOnChart(walkable, { input: undefined, events: lukewarm }).at(-1)!.stubCase).toBe('lukewarm');
  });

  it.each([
    [
      [seen('lid.opened', 'whole.lid.closed+plate.off', 1)],
      /event 1, lid\.opened: leads to whole\.lid\.open\+plate\.off/,
    ],
    [[seen('xstate.done.actor.heating', 'broken', 1)], /event 1, .*no such actor runs in whole/],
    [
      [...used.slice(0, 3), seen('xstate.done.actor.heating', 'broken', 1)],
      /event 4, .*no declared answer leads there: heating done \(boiling\)/,
    ],
  ])('reports where the chart differs from the recording', (events, message) => {
    expect(() => replayOnChart(walkable, { input: undefined, events })).toThrow(ReplayDiffers);
    expect(() => replayOnChart(walkable, { input: undefined, events })).toThrow(message);
  });

  it('becomes a path that can be walked again, without events that changed nothing', () => {
    const poured = seen('water.poured', 'whole.lid.open+plate.off', 250, { litres: 9 });
    const { cases, way } = recordedWay(kettleCases, { input: undefined, events: used.toSpliced(2, 0, poured) });
    expect(way.labels).toEqual([
      'lid.opened',
      'water.poured (recorded 2)',
      'switch.pressed',
      'heating done (boiling)',
      'after beep',
      'after cooling',
    ]);
    const { situation } = walkAlong(flowWalk(cases), way.beginning, way.labels);
    expect(situation.snapshot.context).toEqual({ litres: 1.5, boiled: 1 });
  });
});
