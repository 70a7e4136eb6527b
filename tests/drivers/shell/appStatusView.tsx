import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import type { EventObject } from 'xstate';
import { inBrowser } from '#web/api/inBrowser.ts';
import { CallFailed } from '#web/api/callFailed.ts';
import { AppFailure } from '#web/shell/failure/AppFailure.tsx';
import { appStatus } from '#web/api/appStatus.ts';
import type { Stage } from '../walking/flowDriver.ts';

/** Opens the notice at the bottom of the window, in an app that works at first. */
export function openAppFailure(): Promise<Stage> {
  appStatus.start().send({ type: 'failure.dismissed' });
  return viewStage(<AppFailure />, {}, { happens: async (event) => act(() => happens(event)) });
}

/** Simulates a response to a call of the app. */
function happens({ type, code }: EventObject & { readonly code?: string }): void {
  if (type === 'call.succeeded') return inBrowser.callSucceeded();
  return inBrowser.callFailed(
    new CallFailed('GET /x', 500, { ...(code !== undefined && { code }), parameters: [], fields: [] }),
  );
}
