import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { mediatorCases } from '#machines/insertion/mediator/mediatorCases.ts';
import type { mediatorMachine } from '#machines/insertion/mediator/mediatorMachine.ts';
import { declareDriver, type Gesture, type Stage } from '../../walking/flowDriver.ts';

const happens: Gesture = (_, event, stage) => stage.happens!(event);

/** The driver for walks on the mediator, between which session, guard, draft and form send their reports. */
export const mediatorDriver = declareDriver(mediatorCases, {
  sights: {},
  does: { 'session.seen': happens, 'guard.interrupted': happens, 'guard.satisfied': happens, 'draft.seen': happens },
  usesData: ['session.seen', 'draft.seen'],
  async opensView() {
    const { openMediator } = await import('./mediatorView.tsx');
    return openMediator();
  },
  expectDetails: expectReports,
});

async function expectReports(stage: Stage, now: SnapshotFrom<typeof mediatorMachine>): Promise<void> {
  const { reported } = stage as Awaited<ReturnType<typeof import('./mediatorView.tsx').openMediator>>;
  if (now.matches({ account: 'known' })) expect(typeof reported.isLoggedIn).toBe('boolean');
  expect(reported.draft ?? null).toBe(now.context.reported?.id ?? (now.matches({ draft: 'reported' }) ? '' : null));
}
