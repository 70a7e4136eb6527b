// Paths of email covering all transitions. Generated; after a change of the machine or its cases make them anew:
// npm run -s paths -- email --format vitest
import { describe, it } from 'vitest';
import { emailCases } from '#machines/email/lifecycle/emailCases.ts';
import { type ChartPath, titleOf, walksOnChart } from '#tests/drivers/walking/walksOnChart.ts';

const paths: readonly ChartPath[] = [
  {
    beginning: 'start',
    start: 'free',
    steps: [
      ['email.claim (by an account)', 'claimed', ['email.claimed']],
      ['email.close (of its account)', 'closed', ['email.closed']],
    ],
  },
  {
    beginning: 'start',
    start: 'free',
    steps: [
      ['email.claim (by an account)', 'claimed', ['email.claimed']],
      ['email.release (by its account)', 'free', ['email.released']],
    ],
  },
];

describe('the paths of email', () => {
  it.each(paths.map((path) => [titleOf(path), path] as const))('by rules and folding: %s', (_, path) =>
    walksOnChart(emailCases, path),
  );
});
