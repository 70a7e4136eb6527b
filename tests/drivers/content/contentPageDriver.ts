import { contentPageCases } from '#machines/content/contentPageCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';

/** The driver for walks on a content page, such as the terms. */
export const contentPageDriver = declareDriver(contentPageCases, {
  sights: {
    fetched: { role: 'heading', name: 'Terms', level: 1 },
    failure: { role: 'alert' },
    loadAgain: { role: 'button', name: 'Reload' },
  },
  does: { 'loading.retried': (surface) => surface.press({ role: 'button', name: 'Reload' }) },
  byItself: ['page.opened'],
  // The view adds the time when the data arrived.
  ownData: ['xstate.done.actor.loading'],
  async opensView({ data }) {
    const { openContentPage } = await import('./contentView.tsx');
    return openContentPage('/en/terms', data);
  },
});
