import { hrtime } from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';

/** What React, a lazy part of a page and a promise of a promise need between them takes less than either of these. */
const most = { turns: 40, nanoseconds: 200_000_000n };

/**
 * Lets the event loop turn until something is so, or nothing more can be on its way. Timers, faked or not, stand still;
 * only what is wrong takes its time.
 */
export async function settled(isSo: () => boolean): Promise<void> {
  const begun = hrtime.bigint();
  for (let turn = 0; !isSo(); turn += 1) {
    if (turn >= most.turns && hrtime.bigint() - begun >= most.nanoseconds) return;
    await act(async () => {
      await setImmediate();
    });
  }
}
