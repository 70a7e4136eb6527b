import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { shownName } from '#machines/account/profile.ts';
import { sessionCases } from '#machines/account/session/sessionCases.ts';
import type { SessionEvent } from '#machines/account/session/sessionEvents.ts';
import type { sessionMachine } from '#machines/account/session/sessionMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const login: Sight = { role: 'link', name: 'Log in', inSheet: true };
const logout: Sight = { role: 'button', name: 'Log out', inSheet: true };

/** The driver for walks on the session, whose state the menu in the header shows. */
export const sessionDriver = declareDriver(sessionCases, {
  sights: { login, user: logout },
  does: {
    'cookie.read': (_, event, { happens }) => happens!(event),
    'login.succeeded': (_, event, { happens }) => happens!(event),
    'session.refused': (_, event, { happens }) => happens!(event),
    'profile.requested': (_, event, { happens }) => happens!(event),
    'profile.outdated': (_, event, { happens }) => happens!(event),
    'logout.requested': (surface) => surface.press(logout),
  },
  // The cookie is read without a gesture, as soon as the menu of the document is hydrated.
  byItself: ({ type }, before) => type === 'cookie.read' && before.matches('unread'),
  ownData: ['xstate.done.actor.fetchingProfile', 'xstate.done.actor.loggingOut'],
  async opensView(_, { steps }) {
    const { openSession } = await import('./sessionView.tsx');
    const read = steps[0]?.events[0] as SessionEvent | undefined;
    return openSession(read?.type === 'cookie.read' ? read.publicAccountId : null);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context }: SnapshotFrom<typeof sessionMachine>): Promise<void> {
  const name = context.known ? shownName(context.known) : 'My allmend';
  expect(await surface.count({ role: 'button', name })).toBe(1);
}
