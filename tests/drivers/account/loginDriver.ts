import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { loginCases } from '#machines/account/session/loginCases.ts';
import type { loginMachine } from '#machines/account/session/loginMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const send: Sight = { role: 'button', name: 'Log in' };

/** The driver for walks on the login form. */
export const loginDriver = declareDriver(loginCases, {
  sights: {},
  byItself: ['login.opened'],
  does: {
    async 'login.requested'(surface, { email, password }) {
      await surface.type({ role: 'textbox', name: 'Email' }, email);
      await surface.type({ role: 'textbox', name: 'Password' }, password);
      await surface.press(send);
    },
  },
  async opensView() {
    const { openLogin } = await import('./loginView.tsx');
    return openLogin();
  },
  expectDetails,
});

async function expectDetails({ surface, ...stage }: Stage, now: SnapshotFrom<typeof loginMachine>): Promise<void> {
  if (now.matches('loggedIn')) {
    const reported = (stage as unknown as { readonly reported: () => unknown }).reported();
    expect(reported, 'the event for the session').toEqual([
      { type: 'login.succeeded', publicAccountId: 'vren1mejer23' },
    ]);
    return;
  }
  const isWaiting = !now.hasTag('ready');
  expect(await surface.attribute(send, 'aria-busy'), 'the button waits').toBe(String(isWaiting));
  const isRefused = now.context.error !== null;
  expect(await surface.shows({ role: 'alert', says: 'Something is not right.' }, isRefused)).toBe(isRefused);
}
