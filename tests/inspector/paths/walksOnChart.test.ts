import { describe, expect, it } from 'vitest';
import { accountCases } from '#machines/account/lifecycle/accountCases.ts';
import { type ChartPath, titleOf, walksOnChart } from '#tests/drivers/walking/walksOnChart.ts';
import { kettleCases } from './kettle.ts';

const poured: ChartPath = {
  beginning: 'start',
  start: 'whole.lid.closed+plate.off',
  steps: [
    ['lid.opened', 'whole.lid.open+plate.off'],
    ['water.poured (a cup)', 'whole.lid.open+plate.off'],
  ],
};
const imported: ChartPath = {
  beginning: 'start',
  start: 'unknown',
  steps: [
    ['account.import (a company)', 'invited', ['account.imported']],
    ['account.import (nothing new)', 'invited', []],
  ],
};

describe('a generated path', () => {
  it('is walked on the chart of a flow, and by the rules of a lifecycle', () => {
    walksOnChart(kettleCases, poured);
    walksOnChart(accountCases, imported);
    expect.assertions(4 + 2 * 2 + 4 + 3 * 2 - 1);
  });

  it.each([
    ['another beginning', { ...poured, start: 'broken' }, 'at the beginning'],
    ['another state', { ...poured, steps: [['lid.opened', 'broken']] }, 'after step 1, lid.opened'],
    ['a step that cannot be done', { ...poured, steps: [['lid.closed', 'x']] }, '"lid.closed" cannot happen'],
    ['a beginning that there is not', { ...poured, beginning: 'late' }, 'kettle has no beginning "late"'],
  ] as const)('fails at %s', (_, path, message) => {
    expect(() => walksOnChart(kettleCases, path as ChartPath)).toThrow(message);
  });

  it('fails at other facts than the expected ones, and at a refusal', () => {
    const [first] = imported.steps;
    const other = (outcome: string | string[]) => ({ ...imported, steps: [[first![0], 'invited', outcome] as const] });
    expect(() => walksOnChart(accountCases, other(['account.profileChanged']))).toThrow('of step 1, account.import');
    expect(() => walksOnChart(accountCases, other('account.unknown'))).toThrow('of step 1, account.import');
  });

  it('fails when an invariant does not hold', () => {
    const thirsty = {
      ...kettleCases,
      invariants: { 'it is dry': ((now: { context: { litres: number } }) => now.context.litres === 0) as never },
    };
    expect(() => walksOnChart(thirsty, poured)).toThrow('what should hold after step 2 and does not');
  });

  it('fails when the stored facts fold to another state', () => {
    const forgetful = {
      ...accountCases,
      commands: {
        'account.import': {
          'a company': () => [
            // Folding restores the name from the fact; a chart that reads the clock would not.
            {
              type: 'account.imported',
              at: 0,
              source: 'test',
              sellerKind: 'company',
              get name() {
                return String(Math.random());
              },
            },
          ],
        },
      },
    };
    expect(() => walksOnChart(forgetful as never, { ...imported, steps: imported.steps.slice(0, 1) })).toThrow(
      'to deeply equal',
    );
  });

  it('has a title that describes its steps', () => {
    expect(titleOf(poured)).toBe('lid.opened, water.poured (a cup)');
    expect(titleOf({ beginning: 'by a link', steps: ['page.opened'] })).toBe('by a link: page.opened');
    expect(titleOf({ beginning: 'start', steps: [] })).toBe('nothing happens');
  });
});
