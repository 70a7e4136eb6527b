import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { removedPhoto } from './anonymousPhotos.ts';
import type { PhotoFiles } from './photoFiles.ts';
import type { PhotoRow } from './photoTables.ts';

/** The lifetime of an unused photo, in milliseconds. */
export const unusedPhotoLife = 7 * day;

const atOnce = 500;

/**
 * Deletes photos that no client has named, and no listing has used, for a week. Used photos are checked again after a
 * week, so a pass reads few rows. A client that names a photo meanwhile preserves it: compare-and-set marks the row for
 * deletion. A later run resumes the work of a process that died. Several processes may sweep at once. A file that
 * cannot be removed blocks no other and is retried; then this throws.
 */
export async function sweepPhotos(
  { store, sql, clock }: Pick<Market, 'store' | 'sql' | 'clock'>,
  files: Pick<PhotoFiles, 'remove'>,
): Promise<void> {
  const now = clock();
  const before = now - unusedPhotoLife;
  const old = sql.selectFrom('photos').where('named_at', '<=', before);

  /** The last use of each photo by a listing. Photos in current listings and open drafts count as used now. */
  async function lastUses(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const drafted = sql.selectFrom('draft_photos').select('photo').where('photo', 'in', names);
    const inDrafts = await store.query<{ photo: string }>(compiled(drafted));
    const query = sql.selectFrom('listing_photos').select(['photo', 'until']).where('photo', 'in', names);
    const uses = await store.query<{ photo: string; until: number | null }>(compiled(query));
    const last = new Map<string, number>();
    for (const { photo, until } of uses) last.set(photo, Math.max(last.get(photo) ?? 0, until ?? now));
    for (const { photo } of inDrafts) last.set(photo, now);
    return last;
  }

  for (;;) {
    const due = await store.query<PhotoRow>(compiled(old.selectAll().where('state', '<>', 'going').limit(atOnce)));
    if (due.length === 0) break;
    const last = await lastUses(due.map(({ name }) => name));
    await store.write(
      due.map(({ file, name, state }) => {
        const used = last.get(name) ?? 0;
        const changes = used > before ? { named_at: used } : { state: 'going' as const };
        const asRead = sql.updateTable('photos').where('file', '=', file).where('named_at', '<=', before);
        return compiled(asRead.set(changes).where('state', '=', state));
      }),
    );
  }

  const failures: unknown[] = [];
  for (;;) {
    // Files whose deletion failed remain first in the order, so the query skips them.
    const going = old.select('file').where('state', '=', 'going').orderBy('file');
    const found = await store.query<{ file: string }>(compiled(going.limit(atOnce).offset(failures.length)));
    if (found.length === 0) break;
    const removed: string[] = [];
    for (const { file } of found) {
      await files.remove(file).then(
        () => removed.push(file),
        (error: unknown) => failures.push(error),
      );
    }
    // The row is deleted after its file: if the process dies in between, a later sweep still finds the row.
    if (removed.length > 0) {
      const rows = [
        compiled(sql.deleteFrom('photos').where('file', 'in', removed)),
        compiled(sql.updateTable('anonymous_photos').set({ photo: removedPhoto }).where('file', 'in', removed)),
      ];
      await store.write(rows);
    }
  }
  if (failures.length > 0) throw failures[0];
}
