import { modalCases } from '#machines/ui/modalCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const modal: Sight = { role: 'dialog', name: 'Pictures' };
const close: Sight = { role: 'button', name: 'Close', within: modal };
const loadAgain: Sight = { role: 'button', name: 'Reload', within: modal };

/** The driver for walks on a modal on a page of its own. */
export const modalDriver = declareDriver(modalCases, {
  sights: {
    modal,
    close,
    loading: { role: 'status', says: 'Loading…', within: modal },
    content: { role: 'paragraph', says: 'All six of them', within: modal },
    failure: { role: 'alert', says: 'This didn’t load.', within: modal },
    loadAgain,
  },
  does: {
    'modal.opened': (surface) => surface.press({ role: 'button', name: 'Open' }),
    'modal.closed': (surface) => surface.press(close),
    'loading.retried': (surface) => surface.press(loadAgain),
  },
  async opensView() {
    const { openModalPage } = await import('./modalView.tsx');
    return openModalPage();
  },
});
