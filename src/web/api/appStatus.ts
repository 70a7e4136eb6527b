import { createActor } from 'xstate';

import { appStatusMachine } from '#machines/shell/appStatusMachine.ts';

import { inspect } from '../flows/inspection.ts';

/** Whether the app in this document is working. `main.tsx` starts it; on the server, where nobody calls, it stays at rest. */
export const appStatus = createActor(appStatusMachine, { inspect });
