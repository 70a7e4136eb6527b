import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import { listingPageCases } from '#machines/listing/listingPageCases.ts';
import type { listingPageMachine } from '#machines/listing/listingPageMachine.ts';
import { pathTo } from '#routes';
import { browserStage } from '../browser/browserStage.ts';
import type { DemoListings } from '../demo/demoListings.ts';
import { type Ahead, declareDriver, type Place, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const loadAgain: Sight = { role: 'button', name: 'Reload' };

/** The driver for walks on the page of an ad. */
export const listingPageDriver = declareDriver(listingPageCases, {
  sights: {
    share: { role: 'button', name: 'Share' },
    gone: { role: 'heading', name: 'This ad is no longer available' },
    lost: { role: 'heading', name: /^Hoppla/ },
    failure: { role: 'alert', says: 'We couldn’t load this ad.' },
    loadAgain,
  },
  does: { 'loading.retried': (surface) => surface.press(loadAgain) },
  byItself: ['page.opened'],
  async opensView(input) {
    const { openListing } = await import('./listingPageView.tsx');
    return openListing(input.answer);
  },
  async opensPage(visitor, { answer }, ahead) {
    const stage = await browserStage(visitor, '**/api/v10/item/**');
    const kind = answer?.kind ?? foreseen(ahead);
    const { removed, 'several pictures': shown } = await theirIds();
    const id = { shown, gone: removed, unknown: 'aaaaaaaaaaaa' }[kind];
    const address = pathTo('listing', 'en', { id });
    await visitor.opens(answer ? address : '/en/li');
    if (!answer) await stage.surface.goTo(address);
    return {
      ...stage,
      async answers(_, reported) {
        const similar = '/similar.json';
        if ('error' in reported) {
          await stage.cutOff(similar);
          return stage.cutOff();
        }
        const { similar: others = null } = reported.output as { readonly similar?: unknown };
        await (others ? stage.letThrough(similar) : stage.cutOff(similar));
        return stage.letThrough();
      },
    };
  },
  expectDetails,
});

async function expectDetails(
  { surface }: Stage,
  { context: { answer } }: SnapshotFrom<typeof listingPageMachine>,
  place: Place,
): Promise<void> {
  if (answer?.kind !== 'shown' && answer?.kind !== 'gone') return;
  if (place === 'view' && answer.kind === 'shown') {
    expect(await surface.text({ role: 'heading', level: 1 })).toBe(answer.item.subject);
  }
  const hasOthers = (answer.similar?.items.length ?? 0) > 0;
  expect(await surface.shows({ role: 'region', name: 'Similar ads' }, hasOthers), 'others like it').toBe(hasOthers);
}

/** The demonstration market takes time to load, so it is imported only where its ids are needed. */
async function theirIds(): Promise<DemoListings> {
  const { demoListings } = await import('../demo/demoListings.ts');
  return demoListings();
}

/** The server’s response at the end of a path; a path without a response can request any ad. */
function foreseen({ steps }: Ahead): ListingAnswer['kind'] {
  const reported = steps.findLast(({ type }) => type === 'xstate.done.actor.loading')?.events[0];
  return (reported as { readonly output?: ListingAnswer } | undefined)?.output?.kind ?? 'shown';
}
