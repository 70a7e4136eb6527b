import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { listingListOf } from '#machines/listing/listingItemExamples.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { everything, isSameNarrowing, withChanges } from '#machines/search/filterChanges.ts';
import type { filtersMachine } from '#machines/search/filters/filtersMachine.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { listPath } from '#web/addresses/listPath.ts';
import { awakeAt, screens, type Visitor } from '../browser/browser.ts';
import { type BrowserStage, browserStage } from '../browser/browserStage.ts';
import { apply, dieselChip, expectCars, fields, findMake, filtersControls, viewCases, where } from './filtersDriver.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

// The filters in a browser: next to the list on a desktop, and in their sheet on a phone; the server counts their
// results.

type Now = SnapshotFrom<typeof filtersMachine>;

const cars: SearchFilter = { ...everything, category: 2000, subcategory: 2020 };
const dieselCars = withDiesel(cars, true);

function withDiesel(filter: SearchFilter, isChosen: boolean): SearchFilter {
  return withChanges(filter, { selects: { fuel: isChosen ? ['diesel'] : [] } });
}

const hasDiesel = ({ selects }: SearchFilter) => selects?.fuel !== undefined;
const isOfCars = ({ subcategory }: SearchFilter) => subcategory === cars.subcategory;

/** Whether the filters of cars are visible: a response for cars has arrived, that of the list or that of the count. */
function areCountsCurrent({ context: { counted, applied } }: Now): boolean {
  return counted ? counted.filters['subcategory'] === String(cars.subcategory) : isOfCars(applied);
}

const { events } = viewCases;
const ofCars = (now: Now) => areCountsCurrent(now) && isOfCars(now.context.draft);

/** The events that a visitor can cause while the filters are visible. */
const cases: FlowCases<typeof filtersMachine> = {
  ...viewCases,
  inputs: {
    'of cars': { filter: cars, latestYear: 2027 },
    'of cars with a diesel engine': { filter: dieselCars, latestYear: 2027 },
  },
  events: {
    ...events,
    'filter.chosen': where(events['filter.chosen']!, ofCars),
    'filter.removed': where(events['filter.removed']!, ofCars),
    'interval.typed': where(
      events['interval.typed']!,
      (now, typed) => ofCars(now) || ('field' in typed && typed.field === 'price'),
    ),
    'options.sought': where(events['options.sought']!, ofCars),
    'search.changed': {
      'in its order alone': events['search.changed']!['in its order alone']!,
      // Another address closes the sheet; a chip is reachable after the window has grown around it.
      'by somebody else': ({ context: { applied }, ...now }: Now) => {
        if (!now.matches('sheet')) return { filter: hasDiesel(applied) ? cars : dieselCars };
        return hasDiesel(applied) ? { filter: withDiesel(applied, false) } : undefined;
      },
    },
  },
  actors: {
    counting: {
      resolves: {
        'so many': ({ context: { draft } }: Now) => ({
          ...listingListOf(70),
          filters: { category: String(draft.category), subcategory: String(draft.subcategory) },
        }),
      },
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
  keys: { ...viewCases.keys, 'whether cars are told of': areCountsCurrent },
};

const sheet: Sight = { role: 'dialog', name: 'Filters' };
const { does } = filtersControls;

/** Enlarges the window while the sheet is open, so that the list can be used, and shrinks it again. */
async function aroundSheet({ surface }: Stage, acts: () => Promise<unknown>): Promise<void> {
  await surface.resize(screens.desk.width);
  await acts();
  await surface.resize(screens.phone.width);
}

/** The driver for the filters of the cars of a market, in a browser. */
export const filtersInBrowser = declareDriver(cases, {
  ...filtersControls,
  does: {
    ...does,
    async 'sheet.opened'(surface) {
      await surface.resize(screens.phone.width);
      await does['sheet.opened'](surface);
    },
    async 'sheet.closed'(surface, event, { happens }) {
      await does['sheet.closed'](surface);
      await happens!(event);
      await surface.resize(screens.desk.width);
    },
    async 'draft.applied'(surface, event, { happens }, { before }) {
      // Next to the list only Enter in a field applies filters, which otherwise apply by themselves.
      if (!before.matches('sheet')) return surface.key(fields.price.to, 'Enter');
      await surface.press(apply);
      if (before.hasTag('invalid')) return;
      await happens!(event);
      await surface.resize(screens.desk.width);
    },
    async 'filter.removed'(surface, _, { watch }) {
      await watch.awaitsState('search', 'updated');
      await surface.press(dieselChip);
    },
    async 'search.changed'(surface, { filter }, stage, { before }) {
      const isOrder = isSameNarrowing(filter, before.context.applied);
      const sorts = () => surface.choose({ role: 'combobox', name: 'Sort by' }, filter.sort);
      if (before.matches('sheet')) {
        return aroundSheet(stage, () => (isOrder ? sorts() : surface.key(dieselChip, 'Enter')));
      }
      await stage.watch.awaitsState('search', 'updated');
      return isOrder ? sorts() : surface.goTo(listPath('en', filter));
    },
    async 'options.sought'(surface, event, { happens }) {
      await happens!(event);
      await does['options.sought'](surface, event);
    },
  },
  async opensPage(visitor, { filter }) {
    await visitor.forgets();
    const { page } = visitor;
    const stage = await browserStage(visitor, '**/api/v10/list.json*', '', () => page.evaluate(isSearching));
    await visitor.opens(listPath('en', filter));
    await awakeAt(page.getByRole('textbox', { name: 'Maximum Price' }));
    await stage.stopsClock();
    return {
      ...stage,
      answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()),
      // Waits until the list's own requests are answered, before the filters request their counts.
      passes: (milliseconds) => answered(stage).then(() => stage.passes(milliseconds)),
      happens: ({ type }) => (type === 'options.sought' ? unfoldsMakes(visitor) : leavesSheet(visitor)),
    };
  },
  expectDetails,
});

/** Runs in the page: whether the list is requesting results, so that a call is its own. */
function isSearching(): boolean {
  return window.watchedFlows.get('search')?.valueOf() !== 'updated';
}

async function answered({ watch }: BrowserStage | Stage): Promise<void> {
  expect(await watch.awaitsState('search', 'updated')).toBe('updated');
}

/** Waits until the navigation back from the history entry of the sheet is complete. */
async function leavesSheet({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() => (history.state as { readonly sheet?: true } | null)?.sheet !== true);
}

/** Opens the folded part of the makes, which contains most of them. */
async function unfoldsMakes({ page }: Visitor): Promise<void> {
  const folded = page.locator('details:not([open])', { has: page.getByLabel('Search in Make') }).locator('summary');
  if ((await folded.count()) > 0) await folded.click();
}

async function expectDetails(stage: Stage, now: Now): Promise<void> {
  const { surface } = stage;
  await answered(stage);
  const isInSheet = now.matches('sheet');
  expect(await surface.shows(sheet, isInSheet), 'the sheet').toBe(isInSheet);
  // Content below the open sheet cannot be reached by the keyboard or a screen reader.
  expect(await surface.shows({ role: 'main' }, !isInSheet), 'the page below it').toBe(!isInSheet);
  if (ofCars(now)) await expectCars(surface, now);
  const isUnfolded = (await surface.count(findMake)) > 0;
  expect(isUnfolded ? await surface.value(findMake) : '').toBe(now.context.sought.brand ?? '');
  if (!isInSheet) return;
  expect(await surface.attribute(apply, 'aria-busy')).toBe(String(now.hasTag('busy')));
  // The number of ads is not compared with the chart's, because it comes from the market.
  expect(await surface.text(apply)).toMatch(now.hasTag('counted') ? /^Show [\d’]+ ads?$/ : /^Show ads$/);
}
