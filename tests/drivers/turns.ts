import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';

/** What React, a lazy part of a page and a promise of a promise need between them is a handful; this is many. */
const most = 40;

/** Lets the event loop turn until something is so, or nothing more can be on its way. Timers, faked or not, stand still. */
export async function settled(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < most && !isSo(); turn += 1) {
    await act(async () => {
      await setImmediate();
    });
  }
}
