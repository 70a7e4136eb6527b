import { hrtime } from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';

/** An upper bound of the time that React, a lazy part of a page and chained promises need together. */
const most = { turns: 40, nanoseconds: 200_000_000n };

/**
 * Runs the event loop until a condition holds, or nothing more can be pending. Timers, faked or not, do not advance;
 * only a failure takes the whole time.
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
