import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findMachines } from '#cli/paths/machines.ts';
import { chartOf, transitionKey } from '#inspector/paths/charts/chart.ts';
import { tally } from '#inspector/paths/coverage/tally.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { openBrowser, visit } from '#tests/drivers/browser/browser.ts';
import { noteJourney } from '#tests/drivers/browser/journeyTrace.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('the flows of a built page are traced by the keys of their charts', async () => {
  const visitor = await visit(browser, { origin: inject('demoMarkets').allmend });
  await visitor.opens('/en/li?q=velo');
  await visitor.page.getByLabel('Sort by').selectOption('cheapest');
  await visitor.page.waitForURL(/sp=cheapest/);
  const trace = (await visitor.page.evaluate(() => window.takeTrace?.())) ?? [];
  await visitor.leaves();

  const machines = await findMachines();
  expect(trace.map(({ machine }) => machine)).toEqual(expect.arrayContaining(['search', 'viewport', 'headerMenu']));
  const tallies = trace.map((each) => {
    const { machine } = machines.find(({ id }) => id === each.machine)!;
    return { id: each.machine, ...tally(chartOf(machine!), [each]) };
  });
  expect(tallies.filter(({ leftOut }) => leftOut > 0).map(({ id }) => id)).toEqual([]);
  const search = tallies.find(({ id }) => id === 'search')!;
  expect([...search.counts.transitions.keys()]).toEqual(
    expect.arrayContaining(['search.idle |  | 0', 'search | sort.changed | 0']),
  );
  expect([...search.counts.pairs.keys()].some((pair) => pair.startsWith('search.idle |  | 0 > '))).toBe(true);
});

it('the trace outlasts the document', async () => {
  const tracer = createTracer(transitionKey);
  const context = await browser.newContext({ baseURL: inject('demoMarkets').allmend });
  const noteTheLast = await noteJourney(context, tracer);
  const page = await context.newPage();
  await page.goto('/en/li?q=velo', { waitUntil: 'load' });
  // The flow of the list has started once this select reacts, because views are hydrated in sequence.
  await page.getByLabel('Sort by').selectOption('cheapest');
  await page.waitForURL(/sp=cheapest/);
  await page.goto('about:blank');
  const noted: string[] = [];
  // The trace of the document before may arrive after the new document has loaded.
  await expect
    .poll(() => {
      noted.push(...tracer.take().map(({ machine }) => machine));
      return noted;
    })
    .toContain('search');
  await noteTheLast();
  await context.close();
});
