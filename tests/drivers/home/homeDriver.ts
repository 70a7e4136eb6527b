import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { homeCases } from '#machines/home/homeCases.ts';
import { type HomeData, homeDataOf, type homeMachine, newestOnHome } from '#machines/home/homeMachine.ts';
import { listingItemOf, listingListOf } from '#machines/listing/listingItemExamples.ts';
import { fetching } from '#machines/market/api/fetchCases.ts';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { browserStage } from '../browser/browserStage.ts';
import { type Answer, declareDriver, type Place, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

/** The server's response with the newest ads. */
export const newestListings = {
  ...listingListOf(1206),
  items: Array.from({ length: newestOnHome }, (_, index) =>
    listingItemOf({ id: `ad${index}`, subject: `Ad ${index}` }),
  ),
};

const data = homeDataOf(newestListings);

const cases: FlowCases<typeof homeMachine> = { ...homeCases, ...fetching(data) };

const newest: Sight = { role: 'region', name: 'New on allmend' };
const loadAgain: Sight = { role: 'button', name: 'Reload', within: newest };

/** Whether an answer of the walk is a response of the server; otherwise the connection is lost. */
export function isFound(answer: Answer): boolean {
  return 'output' in answer && 'data' in (answer.output as FetchOutcome<HomeData>);
}

/** The driver for walks on the front page. */
export const homeDriver = declareDriver(cases, {
  sights: {
    fetched: { role: 'article', within: newest },
    failure: { role: 'alert', says: 'We couldn’t load the newest ads.', within: newest },
    loadAgain,
  },
  does: { 'loading.retried': (surface) => surface.press(loadAgain) },
  byItself: ['page.opened'],
  // The view adds the time when the data arrived, and a real market has other ads.
  ownData: ['xstate.done.actor.loading'],
  async opensView(input) {
    const { openHome } = await import('./homeView.tsx');
    return openHome(input.data);
  },
  async opensPage(visitor, { data }) {
    const stage = await browserStage(visitor, '**/api/v10/list.json*');
    await visitor.opens(data ? '/en' : '/en/li');
    if (!data) await stage.surface.press({ role: 'link', name: 'Go to homepage' });
    return { ...stage, answers: (_, answer) => (isFound(answer) ? stage.letThrough() : stage.cutOff()) };
  },
  expectDetails,
});

async function expectDetails(
  { surface }: Stage,
  snapshot: SnapshotFrom<typeof homeMachine>,
  place: Place,
): Promise<void> {
  // In a browser, the number of visible ads depends on the width of the window, so it is not checked.
  if (place === 'browser' || !snapshot.matches('success')) return;
  expect(await surface.count({ role: 'article', within: newest })).toBe(newestOnHome);
}
