import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { realEstateSearchCases } from '#machines/landing/realEstateSearchCases.ts';
import type { realEstateSearchMachine } from '#machines/landing/realEstateSearchMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const words = { all: 'All', rent: 'Rent', buy: 'Buy' } as const;
const totals = { all: [70, 3], rent: [50, 3], buy: [20, 3] } as const;
const canton: Sight = { role: 'combobox', name: 'Canton' };
const show: Sight = { role: 'button', name: /^Show \d+ ads?$/ };

const chosen = (wanted: keyof typeof words): Sight => ({ role: 'radio', name: words[wanted] });

/** The driver for walks on the search at the home page of real estate. */
export const realEstateSearchDriver = declareDriver(realEstateSearchCases, {
  sights: {},
  does: {
    'transaction.chosen': (surface, { transaction }) => surface.press(chosen(transaction)),
    'region.chosen': (surface, { region }) => surface.choose(canton, region === null ? '' : String(region)),
    'search.submitted': (surface) => surface.press(show),
  },
  async opensView() {
    const { openLanding } = await import('./landingView.tsx');
    return openLanding('realEstate', true);
  },
  expectDetails,
});

async function expectDetails(
  { surface }: Stage,
  { value, context }: SnapshotFrom<typeof realEstateSearchMachine>,
): Promise<void> {
  expect(await surface.isChecked(chosen(value))).toBe(true);
  expect(await surface.value(canton)).toBe(String(context.region ?? ''));
  const total = totals[value][context.region === null ? 0 : 1];
  expect(await surface.text(show)).toBe(`Show ${total} ads`);
  expect(await surface.text({ role: 'link', name: /^Liechtenstein/ })).toBe('Liechtenstein 3');
}
