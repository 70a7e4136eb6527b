import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { outboxCases } from '#machines/outbox/outboxCases.ts';
import { type outboxMachine, outboxReportOf } from '#machines/outbox/outboxMachine.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const says = (text: string): Sight => ({ role: 'status', says: text });

/** The driver for walks on the outbox of a browser, whose state its notice shows. */
export const outboxDriver = declareDriver(outboxCases, {
  sights: {},
  does: {
    'account.reported': (_, event, { happens }) => happens!(event),
    'queue.changed': (_, event, { happens }) => happens!(event),
    'connection.restored': (_, event, { happens }) => happens!(event),
  },
  async opensView() {
    const { openOutboxNotice } = await import('./outboxView.tsx');
    return openOutboxNotice();
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context }: SnapshotFrom<typeof outboxMachine>): Promise<void> {
  const reported = outboxReportOf(context);
  const waits = reported !== null && 'waiting' in reported;
  const refuses = reported !== null && 'refused' in reported;
  expect(await surface.shows(says('1 action is waiting for a connection.'), waits), 'what waits').toBe(waits);
  expect(await surface.shows(says('1 action wasn’t accepted.'), refuses), 'what is refused').toBe(refuses);
}
