import { sql as raw } from 'kysely';
import type { Market } from '#server/market.ts';
import { compiled } from '#server/store/sql.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const megabyte = 1024 * 1024;

/** Limits of photos that clients without an account bring, in bytes and milliseconds. */
export interface AnonymousLimits {
  /** Bytes that one client may bring in any 24 hours. */
  readonly ofClient: number;
  /** Bytes of photos in all that no ad and no saved draft uses. */
  readonly unused: number;
  /** Above this many unused bytes, photos go before their week is over. */
  readonly near: number;
  /** Bytes that a file counts for at least: its rows and the pictures made of it take room too. */
  readonly smallest: number;
  /** A photo that was brought or named within this time never goes early. */
  readonly youngest: number;
}

/**
 * A photo of pure noise is stored in 1.5 MB (measured), an ordinary one in about a third of that (estimated). So a client may bring
 * some 400 photos a day, which are 20 ads with 20 photos. 5 GB are what 25 clients bring at that limit, and a small part of a
 * server's disk. One hour is longer than a visitor needs for an ad. 128 kB keep the rows below 40,960, whose sum takes 42 ms at most
 * (measured in SQLite; 12 ms while the limit is far).
 */
export const anonymousLimits: AnonymousLimits = {
  ofClient: 200 * megabyte,
  unused: 5120 * megabyte,
  near: 4096 * megabyte,
  smallest: 128 * 1024,
  youngest: hour,
};

/** Why a client without an account may bring no photo: its day's bytes are used, or those of all clients. */
export type LackOfRoom = 'client' | 'all';

/** The photos of clients without an account, counted against their limits. */
export function anonymousPhotos(
  { store, sql, clock }: Pick<Market, 'store' | 'sql' | 'clock'>,
  limits: AnonymousLimits,
) {
  /** Those that neither an ad nor a saved draft has used. */
  const unused = () =>
    sql
      .selectFrom('anonymous_photos as brought')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('listing_photos').select('photo').whereRef('photo', '=', 'brought.photo'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('draft_photos').select('photo').whereRef('photo', '=', 'brought.photo'))),
      );
  const sumOf = raw<number>`coalesce(sum(bytes), 0)`.as('sum');

  async function sumUnused(): Promise<number> {
    // Without the look at ads first: mostly the sum of all is below the limit.
    const all = await store.query<{ sum: number | string }>(compiled(sql.selectFrom('anonymous_photos').select(sumOf)));
    if (Number(all[0]!.sum) <= limits.near) return Number(all[0]!.sum);
    const [left] = await store.query<{ sum: number | string }>(compiled(unused().select(sumOf)));
    return Number(left!.sum);
  }

  return {
    /** The row of a file that a client brings now. */
    insertOf: (file: string, photo: string, client: string, bytes: number) =>
      compiled(
        sql.insertInto('anonymous_photos').values({
          ...{ file, photo, client, brought_at: clock() },
          bytes: Math.max(bytes, limits.smallest),
        }),
      ),

    /** Counts a photo no longer, since an account brings it as well. */
    releaseOf: (photo: string) => compiled(sql.deleteFrom('anonymous_photos').where('photo', '=', photo)),

    async lackOfRoom(client: string): Promise<LackOfRoom | undefined> {
      const ofClient = sql.selectFrom('anonymous_photos').select(sumOf).where('client', '=', client);
      const [today] = await store.query<{ sum: number | string }>(
        compiled(ofClient.where('brought_at', '>', clock() - day)),
      );
      if (Number(today!.sum) >= limits.ofClient) return 'client';
      return (await sumUnused()) >= limits.unused ? 'all' : undefined;
    },

    /**
     * Near the limit of all clients, lets unused photos count as named at `namedAt`, until the sum is below it: first those of the
     * clients with most bytes, so that many visitors keep theirs. The sweep then removes those that are named by nobody meanwhile.
     */
    async ageSurplus(namedAt: number): Promise<void> {
      let surplus = (await sumUnused()) - limits.near;
      if (surplus <= 0) return;
      const before = clock() - limits.youngest;
      const byClient = sql.selectFrom('anonymous_photos').select(['client', sumOf]).groupBy('client').as('of_client');
      const candidates = unused()
        .innerJoin('photos', 'photos.file', 'brought.file')
        .innerJoin(byClient, 'of_client.client', 'brought.client')
        .where('photos.state', '=', 'here')
        .where('photos.named_at', '<=', before)
        .select(['brought.file', 'brought.bytes'])
        .orderBy('of_client.sum', 'desc')
        .orderBy('photos.named_at');
      for (const { file, bytes } of await store.query<{ file: string; bytes: number }>(compiled(candidates))) {
        if (surplus <= 0) return;
        surplus -= bytes;
        const aged = sql.updateTable('photos').set({ named_at: namedAt }).where('file', '=', file);
        await store.write([compiled(aged.where('named_at', '<=', before).where('named_at', '>', namedAt))]);
      }
    },

    /** Forgets clients whose photos are gone, or have been used by an ad and count for no day any more. */
    async forgetOld(): Promise<void> {
      const old = sql.deleteFrom('anonymous_photos').where('brought_at', '<=', clock() - day);
      const gone = old.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('photos').select('file').whereRef('photos.file', '=', 'anonymous_photos.file'))),
      );
      const used = old.where(({ exists, selectFrom }) =>
        exists(selectFrom('listing_photos').select('photo').whereRef('photo', '=', 'anonymous_photos.photo')),
      );
      await store.write([compiled(gone), compiled(used)]);
    },
  };
}
