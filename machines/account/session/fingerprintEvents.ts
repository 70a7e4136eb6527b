import * as z from 'zod/mini';

/** What can happen to the fingerprint of a browser. */
export const fingerprintEvents = z.discriminatedUnion('type', [
  /** Somebody is about to log in, or failed to and tries again (ACCOUNT-32). */
  z.object({ type: z.literal('fingerprint.asked') }),
]);

export type FingerprintEvent = z.infer<typeof fingerprintEvents>;
