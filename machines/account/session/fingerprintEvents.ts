import * as z from 'zod/mini';

/** The events of a browser's fingerprint. */
export const fingerprintEvents = z.discriminatedUnion('type', [
  /** The user is about to log in, or tries again after a failure (ACCOUNT-32). */
  z.object({ type: z.literal('fingerprint.requested') }),
]);

export type FingerprintEvent = z.infer<typeof fingerprintEvents>;
