import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMachines } from '#cli/paths/machines.ts';
import { drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import { machines, syntheticChart } from './charts.ts';
import { illegibleIn, laidOut } from './laidOut.ts';

const runs = process.env['ALLMEND_LONG'] === '1' ? 2_000 : 60;
const ours = (await findMachines()).flatMap(({ id, machine }) => (machine ? [{ id, machine }] : []));

describe('the layout of a chart', () => {
  it.each(ours)('is legible for $id', async ({ machine }) => {
    expect(illegibleIn(await laidOut(drawnChartOf(machine)))).toEqual([]);
  });

  it('is legible for any chart, and for any collapsed states in it', async () => {
    await fc.assert(
      fc.asyncProperty(machines, fc.array(fc.nat(40)), async (machine, chosen) => {
        const ids = drawnChartOf(machine).states.map(({ id }) => id);
        const collapsed = new Set(chosen.map((index) => ids[index % ids.length]!));
        expect(illegibleIn(await laidOut(drawnChartOf(machine, { collapsed })))).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it('is the same every time', async () => {
    await fc.assert(
      fc.asyncProperty(machines, async (machine) => {
        const [one, other] = [await laidOut(drawnChartOf(machine)), await laidOut(drawnChartOf(machine))];
        expect(one).toEqual(other);
      }),
      { numRuns: runs / 5 },
    );
  });

  it.each([60, 200])('is legible for %i states', async (count) => {
    const chart = syntheticChart(count);
    expect(chart.states).toHaveLength(count);
    expect(illegibleIn(await laidOut(chart))).toEqual([]);
  });
});
