import { expect, it } from 'vitest';
import { findMachines } from '#cli/paths/machines.ts';
import { drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import { displacement, placesIn, quantile, withStateAfter } from './displacement.ts';
import { laidOut } from './laidOut.ts';

const ours = (await findMachines()).flatMap(({ machine }) => (machine ? [drawnChartOf(machine)] : []));
/** Charts with so many states that one more is only a small part of the drawing. */
const large = ours.filter(({ states }) => states.length >= 13);

it('moves little when a state is added', { timeout: 180_000 }, async () => {
  const moved: number[] = [];
  for (const chart of large) {
    const before = await laidOut(chart);
    for (const place of placesIn(chart)) moved.push(displacement(before, await laidOut(withStateAfter(chart, place))));
  }
  expect(moved.length).toBeGreaterThan(40);
  const shares = `median displacements: half below ${quantile(moved, 0.5).toFixed(4)}, nine tenths below ${quantile(moved, 0.9).toFixed(4)}, all below ${quantile(moved, 1).toFixed(4)} of the diagonal`;
  expect(quantile(moved, 0.5), shares).toBeLessThan(0.005);
  expect(quantile(moved, 0.9), shares).toBeLessThan(0.05);
  expect(quantile(moved, 1), shares).toBeLessThan(0.2);
});

it('leaves the regions above in place when a state grows', async () => {
  const chart = large.find(({ id }) => id === 'contactStep')!;
  const before = await laidOut(chart);
  const after = await laidOut({
    ...chart,
    states: chart.states.map((state) => (state.id === 'contactStep.lookup.failed' ? { ...state, tags: ['x'] } : state)),
  });
  const regions = (placed: typeof before) =>
    placed.boxes.filter(({ id }) => id.startsWith('contactStep.account')).map(({ id, x, y }) => [id, x, y]);
  expect(regions(after)).toEqual(regions(before));
});
