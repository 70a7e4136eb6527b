import { modalCases } from '#machines/ui/modalCases.ts';
import { awakeAt } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const modal: Sight = { role: 'dialog', name: 'Log in' };
const close: Sight = { role: 'button', name: 'Close', within: modal };
const loadAgain: Sight = { role: 'button', name: 'Reload', within: modal };

/** The driver for walks on the login modal, which the menu of the header opens. */
export const loginModalDriver = declareDriver(modalCases, {
  sights: {
    modal,
    close,
    loading: { role: 'status', says: 'Loading…', within: modal },
    content: { role: 'textbox', name: 'Email', within: modal },
    failure: { role: 'alert', says: 'This didn’t load.', within: modal },
    loadAgain,
  },
  does: {
    async 'modal.opened'(surface) {
      await surface.press({ role: 'button', name: 'My allmend' });
      await surface.press({ role: 'link', name: 'Log in', inSheet: true });
    },
    'modal.closed': (surface) => surface.press(close),
    'loading.retried': (surface) => surface.press(loadAgain),
  },
  async opensView() {
    const { openLoginModal } = await import('./loginModalView.tsx');
    return openLoginModal();
  },
  async opensPage(visitor) {
    const stage = await browserStage(visitor, /\/assets\/LoginContent-[^/]*\.js/);
    await visitor.opens('/en/li');
    // Waits until the menu is hydrated: before that, the link opens the login page.
    await awakeAt(visitor.page.locator('[popovertarget="user-menu"]'));
    return { ...stage, answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()) };
  },
});
