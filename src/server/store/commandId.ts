import { createHash } from 'node:crypto';

/**
 * The id of a command for the journal: what callers choose is theirs alone, so that nobody meets another's. Undefined
 * where none was chosen.
 */
export function commandIdOf(chosen: string | null | undefined, ...scope: readonly string[]): string | undefined {
  if (chosen === null || chosen === undefined) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([chosen, ...scope]))
    .digest('base64url');
}
