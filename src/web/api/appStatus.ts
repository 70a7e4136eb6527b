import { createActor } from 'xstate';

import { appStatusMachine } from '#machines/shell/appStatusMachine.ts';

import { inspect } from '../flows/inspection.ts';

/**
 * Whether the app in this document is working. `main.tsx` starts it; on the server, which makes no calls, it stays
 * idle.
 */
export const appStatus = createActor(appStatusMachine, { inspect });
