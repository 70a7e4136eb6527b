// Paths of home covering all transitions. Generated; after a change of the machine or its cases make them anew:
// npm run -s paths -- home --format vitest
import { describe, it } from 'vitest';
import { homeCases } from '#machines/home/homeCases.ts';
import { homeDriver } from '#tests/drivers/home/homeDriver.ts';
import { walksOnView, type Way } from '#tests/drivers/walking/walking.ts';
import { type ChartPath, titleOf, walksOnChart } from '#tests/drivers/walking/walksOnChart.ts';

const paths: readonly ChartPath[] = [
  {
    beginning: 'from the server',
    start: 'success',
    steps: [],
  },
  {
    beginning: 'by a link',
    start: 'idle',
    steps: [
      ['page.opened', 'loading'],
      ['loading done (found)', 'success'],
    ],
  },
  {
    beginning: 'by a link',
    start: 'idle',
    steps: [
      ['page.opened', 'loading'],
      ['loading done (no line)', 'error'],
      ['loading.retried', 'loading'],
    ],
  },
];

describe('the paths of home', () => {
  it.each(paths.map((path) => [titleOf(path), path] as const))('on the chart: %s', (_, path) =>
    walksOnChart(homeCases, path),
  );
});

const ways: readonly Way[] = [
  {
    beginning: 'from the server',
    steps: [],
  },
  {
    beginning: 'by a link',
    steps: ['page.opened', 'loading done (found)'],
  },
  {
    beginning: 'by a link',
    steps: ['page.opened', 'loading done (no line)', 'loading.retried'],
  },
];

describe('the paths of home on its view', () => {
  it.each(ways.map((way) => [titleOf(way), way] as const))('%s', (_, way) => walksOnView(homeDriver, way));
});
