import { ownAccountCases } from '#machines/account/ownAccountCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';

/** The driver for walks on a user's account, at the tab of the profile, whose form is saved. */
export const ownAccountDriver = declareDriver(ownAccountCases, {
  sights: {
    loading: { role: 'status', says: 'Loading…' },
    account: { role: 'form', name: 'Profile' },
    failure: { role: 'alert', says: 'This didn’t load.' },
    loadAgain: { role: 'button', name: 'Reload' },
  },
  does: {
    'loading.retried': (surface) => surface.press({ role: 'button', name: 'Reload' }),
    async 'account.changed'(surface, event, { happens }) {
      await surface.press({ role: 'button', name: 'Save profile' });
      await happens!(event);
    },
  },
  byItself: ['page.opened'],
  ownData: ['xstate.done.actor.fetchingAccount'],
  async opensView() {
    const { openUserArea } = await import('./userAreaView.tsx');
    return openUserArea();
  },
});
