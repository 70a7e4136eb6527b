import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { removedPhoto } from './anonymousPhotos.ts';
import type { PhotoFiles } from './photoFiles.ts';
import type { PhotoRow } from './photoTables.ts';

/** How long a photo stays that no ad uses, in milliseconds. */
export const unusedPhotoLife = 7 * day;

const atOnce = 500;

/**
 * Removes the photos that nobody has named, and no ad has used, for a week. What an ad uses is seen again after a week, so that a
 * pass looks at few. Whoever names one meanwhile keeps it: its row is set to go only as it was read. What a process that dies has
 * begun is done again; several processes may sweep at once. One file that cannot be removed keeps no other from going, and stays
 * to be removed; then it throws.
 */
export async function sweepPhotos(
  { store, sql, clock }: Pick<Market, 'store' | 'sql' | 'clock'>,
  files: Pick<PhotoFiles, 'remove'>,
): Promise<void> {
  const now = clock();
  const before = now - unusedPhotoLife;
  const old = sql.selectFrom('photos').where('named_at', '<=', before);

  /** Until when ads have used each of some photos; those that still do, and those that open drafts name, until now. */
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
    // Those that have failed are the first of what is left.
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
    // After its file: a process that dies in between finds the row again.
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
