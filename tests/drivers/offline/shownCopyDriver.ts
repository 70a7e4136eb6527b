import { shownCopyCases } from '#machines/offline/shownCopyCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const copyNotice: Sight = { role: 'status', says: 'Saved on this device: ' };

/** The driver for walks on the notice that the page is a copy. */
export const shownCopyDriver = declareDriver(shownCopyCases, {
  sights: { copyNotice, loadAgain: { role: 'button', name: 'Reload page' } },
  does: {
    'copy.shown': (_, event, { happens }) => happens!(event),
    'page.turned': (_, event, { happens }) => happens!(event),
    'connection.lost': (_, event, { happens }) => happens!(event),
    'connection.restored': (_, event, { happens }) => happens!(event),
    'market.answered': (_, event, { happens }) => happens!(event),
  },
  async opensView() {
    const { openCopyNotice } = await import('./shownCopyView.tsx');
    return openCopyNotice();
  },
  async expectDetails({ surface }, { context: { at } }) {
    if (at === null) return;
    const time = at === 1_795_521_900_000 ? '13:05' : '14:05';
    const said = (await surface.text(copyNotice)).replaceAll('\u00a0', ' ');
    if (!said.includes(`Saved on this device: 24 November 2026, ${time}`))
      throw new Error(`It is of ${time}, and its text is: ${said}`);
  },
});
