import type { Statement } from './store.ts';

/** Deletes the snapshot of a stream, or all; `place` is the engine's placeholder for a parameter. */
export function deleteSnapshots(stream: string | undefined, place: '?' | '$1'): Statement {
  return stream === undefined
    ? { sql: 'DELETE FROM snapshots', parameters: [] }
    : { sql: `DELETE FROM snapshots WHERE stream = ${place}`, parameters: [stream] };
}
