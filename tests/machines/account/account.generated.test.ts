// Paths of account covering all transitions. Generated; after a change of the machine or its cases make them anew:
// npm run -s paths -- account --format vitest
import { describe, it } from 'vitest';
import { accountCases } from '#machines/account/accountCases.ts';
import { type ChartPath, titleOf, walksOnChart } from '#tests/drivers/walksOnChart.ts';

const paths: readonly ChartPath[] = [
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.import (a private seller)', 'invited', ['account.imported']],
      ['account.import (another name)', 'invited', ['account.profileChanged']],
    ],
  },
];

describe('the paths of account', () => {
  it.each(paths.map((path) => [titleOf(path), path] as const))('by rules and folding: %s', (_, path) =>
    walksOnChart(accountCases, path),
  );
});
