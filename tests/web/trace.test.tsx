import { screen } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import { chartOf, transitionKey } from '#inspector/paths/charts/chart.ts';
import { tally } from '#inspector/paths/coverage/tally.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';

// Attaches an inspector before any module of the app is loaded, and keeps the inspector of the test setup.
const noting = window.allmendInspector;
const tracer = createTracer(transitionKey);
window.allmendInspector = (event) => {
  noting?.(event);
  tracer.inspect(event);
};
afterAll(() => {
  window.allmendInspector = noting!;
});

it('the actions of a mounted view are traced by the keys of the chart', async () => {
  expect(noting).toBeTypeOf('function');
  const { renderView } = await import('#tests/web/renderView.tsx');
  const { Component: ListPage } = await import('#web/search/ListPage.tsx');
  await renderView(<ListPage />, { address: '/en/li?q=velo', data: listingListOf(70) });
  expect(screen.getByRole('status').textContent).toBe('70 ads');
  const { counts, leftOut } = tally(
    chartOf(searchMachine),
    tracer.take().filter(({ machine }) => machine === 'search'),
  );
  expect(leftOut).toBe(0);
  expect([...counts.transitions.keys()]).toContain('search.idle |  | 0');
  expect([...counts.states.keys()]).toEqual(expect.arrayContaining(['search.idle', 'search.updated']));
  expect([...counts.guards.keys()]).toContain('search.idle |  | 0 | holds');
});
