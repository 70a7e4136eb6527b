import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { randomWalk } from '#inspector/paths/random/randomWalk.ts';
import { shrink } from '#inspector/paths/random/shrink.ts';
import { RandomWalkFailure, runAndShrinkRandomWalk } from '#inspector/paths/random/runAndShrinkRandomWalk.ts';
import { BrokenStep, walkAlong, walkHolding } from '#inspector/paths/walk.ts';
import { kettleCases } from '../kettle.ts';

const kettle = explore(flowWalk(kettleCases));
const labelsOf = (seed: number, steps: number) =>
  randomWalk(kettle.walkable, { seed, steps }).path.steps.map(({ label }) => label);

describe('a random walk', () => {
  it('is deterministic for a seed, and differs between seeds', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(labelsOf(seed, 30)).toEqual(labelsOf(seed, 30));
      }),
      {
        numRuns: 20,
      },
    );
    const walks = new Set(Array.from({ length: 20 }, (_, seed) => labelsOf(seed, 30).join()));
    expect(walks.size).toBeGreaterThan(8);
  });

  it('rarely takes a final step while others are possible', () => {
    const lengths = Array.from({ length: 40 }, (_, seed) => labelsOf(seed, 30).length);
    expect(lengths.filter((length) => length === 30).length).toBeGreaterThan(10);
    expect(lengths.some((length) => length < 30)).toBe(true);
  });

  it('takes possible steps, as many as requested unless it ends', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 60 }), (seed, steps) => {
        const { path, situation } = randomWalk(kettle.walkable, { seed, steps });
        const again = walkAlong(
          kettle.walkable,
          path.beginning,
          path.steps.map(({ label }) => label),
        );
        expect(again.situation.snapshot.value).toEqual(situation.snapshot.value);
        expect(path.steps.length === steps || situation.snapshot.status === 'done').toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a failing walk', () => {
  /** Fails when the plate is hot while the lid is open: two conditions far from the beginning. */
  const isWrong = (labels: readonly string[]) =>
    walkAlong(kettle.walkable, 'start', labels).situation.snapshot.matches({ whole: { lid: 'open', plate: 'hot' } });
  const seeds = process.env['ALLMEND_LONG'] === '1' ? 600 : 150;
  const shortest = ['lid.opened', 'water.poured (a cup)', 'switch.pressed', 'heating done (boiling)'];

  it('shrinks to the shortest sequence, regardless of its beginning', async () => {
    let failing = 0;
    for (let seed = 0; seed < seeds; seed += 1) {
      const labels = labelsOf(seed, 40);
      const until = labels.findIndex((_, index) => isWrong(labels.slice(0, index + 1)));
      if (until < 0) continue;
      failing += 1;
      const { way } = await shrink(kettle, { beginning: 'start', labels: labels.slice(0, until + 1) }, (shorter) =>
        isWrong(shorter.labels),
      );
      expect(way.labels.length, labels.join()).toBe(shortest.length);
      expect(isWrong(way.labels)).toBe(true);
    }
    expect(failing).toBeGreaterThan(3);
  });

  it('respects the maximum number of attempts', async () => {
    const { tries } = await shrink(kettle, { beginning: 'start', labels: shortest }, () => false, { tries: 3 });
    expect(tries).toBeLessThanOrEqual(3);
  });

  it('reports the seed, the shortest path and how to walk it again', async () => {
    const isHot = (labels: readonly string[]) => labels.includes('heating done (boiling)');
    const seed = Array.from({ length: 500 }, (_, each) => each).find((each) => isHot(labelsOf(each, 40)))!;
    const failure = await runAndShrinkRandomWalk(kettle, { seed, steps: 40 }, ({ labels }) => {
      const at = labels.indexOf('heating done (boiling)');
      if (at >= 0) throw new BrokenStep(at + 1, 'the view shows no steam');
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RandomWalkFailure);
    const { message, path } = failure as RandomWalkFailure;
    expect(path.steps.map(({ label }) => label)).toEqual(shortest);
    expect(message).toContain('kettle: the view shows no steam');
    expect(message).toContain(`seed ${seed} failed after`);
    expect(message).toContain('4. heating done (boiling) → whole.lid.open+plate.hot.beeping');
    expect(message).toContain(
      `npm run paths -- --replay '{"machine":"kettle","beginning":"start","steps":${JSON.stringify(shortest)}}'`,
    );
  });

  it('is absent when nothing fails', async () => {
    const path = await runAndShrinkRandomWalk(kettle, { seed: 1, steps: 25 }, (way) =>
      walkHolding(kettle.walkable, way),
    );
    expect(path.steps.map(({ label }) => label)).toEqual(labelsOf(1, 25));
  });

  it('names the broken invariant, and the step', () => {
    const thirsty = flowWalk({
      ...kettleCases,
      invariants: { 'it is dry': (now: { context: { litres: number } }) => now.context.litres === 0 },
    });
    const way = { beginning: 'start', labels: ['lid.opened', 'water.poured (a cup)', 'lid.closed'] };
    expect(() => walkHolding(thirsty, way)).toThrow(expect.objectContaining({ step: 2 }));
    expect(() => walkHolding(thirsty, way)).toThrow(/in whole\.lid\.open.* the invariant does not hold: it is dry/);
  });
});
