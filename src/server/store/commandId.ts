import { createHash } from 'node:crypto';

/**
 * The id of a command in the journal. `scope` separates ids that different callers choose. Undefined if the caller
 * chose none.
 */
export function commandIdOf(chosen: string | null | undefined, ...scope: readonly string[]): string | undefined {
  if (chosen === null || chosen === undefined) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([chosen, ...scope]))
    .digest('base64url');
}
