import { createActor, fromPromise, waitFor } from 'xstate';

import { type FingerprintFailure, fingerprintMachine } from '#machines/account/session/fingerprintMachine.ts';

import { inspect } from '../../flows/inspection.ts';
import { trackEntry } from '../trackEntry.ts';
import { foreignCheck, loadForeignCheck } from './foreignCheck.ts';
import { ownCheck } from './ownCheck.ts';

/** The address of the script that the server names; undefined means our own check. */
const foreignScript = () => document.querySelector<HTMLMetaElement>('meta[name="fingerprint-script"]')?.content;

/** The flow of this document’s fingerprint. */
function openFingerprint() {
  let check = ownCheck();
  return createActor(
    fingerprintMachine.provide({
      actors: {
        loading: fromPromise<void>(async () => {
          const address = foreignScript();
          if (address !== undefined) await loadForeignCheck(address);
          check = address === undefined ? ownCheck() : foreignCheck();
        }),
        configuring: fromPromise<void>(() => check.configure()),
        reading: fromPromise<string | null>(async () => check.read()),
      },
      actions: { reportFailure: (_, { failure }) => reportFailure(failure) },
    }),
    { inspect },
  ).start();
}

/** Reports a failure to the operators. The user who logs in sees nothing of it (ACCOUNT-38 to 41). */
function reportFailure(failure: FingerprintFailure): void {
  // oxlint-disable-next-line no-console
  console.error(`There is no fingerprint: ${failure}`);
  trackEntry({ event: 'fingerprint_failed', reason: failure });
}

let flow: ReturnType<typeof openFingerprint> | undefined;

/** Takes a new fingerprint; null if it fails. */
export async function takeFingerprint(signal: AbortSignal): Promise<string | null> {
  flow ??= openFingerprint();
  flow.send({ type: 'fingerprint.requested' });
  const { context } = await waitFor(flow, (now) => now.hasTag('settled'), { timeout: Infinity, signal });
  return context.fingerprint;
}
