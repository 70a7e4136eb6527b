import { sql as raw } from 'kysely';
import { maxPictures } from '#machines/market/limits.ts';
import { day, hour, megabyte } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/** Limits of photos from clients without a verified account, in bytes and milliseconds. */
export interface AnonymousLimits {
  /** Bytes that one client may upload in any 24 hours. */
  readonly ofClient: number;
  /** Total bytes of photos that no listing and no saved draft of a verified account uses. */
  readonly unused: number;
  /** Above this many unused bytes, photos are removed before their week is over. */
  readonly near: number;
  /** The least bytes that a file counts for: its rows and its derived pictures take space, too. */
  readonly smallest: number;
  /** A photo that was uploaded or named within this time is never removed early. */
  readonly youngest: number;
  /**
   * The most photos of a draft that are exempt from the total of unused bytes. A draft with more photos exempts none.
   */
  readonly ofDraft: number;
}

/**
 * Reasons for the limits. A photo of pure noise is stored in 2.6 MB at most (measured), an ordinary photo in about a
 * fifth of that (estimated). So a client may upload some 400 photos a day: 20 listings with 20 photos. 5 GB are the
 * uploads of 25 clients at that limit, and a small part of a server's disk.
 *
 * One hour is longer than a visitor needs for a listing. 128 kB limit the rows to 40,960, whose sum takes 56 ms at most
 * (measured in SQLite; 3 ms while the limit is far). A draft can name 500 photos in one write, and a listing has ten.
 * With 20, the 20 drafts of an account exempt as many photos as it may upload in a day.
 */
export const anonymousLimits: AnonymousLimits = {
  ofClient: 200 * megabyte,
  unused: 5120 * megabyte,
  near: 4096 * megabyte,
  smallest: 128 * 1024,
  youngest: hour,
  ofDraft: 2 * maxPictures,
};

/**
 * The reason why a client without a verified account may upload no photo: its bytes of the day are used, or those of
 * all clients.
 */
export type LackOfRoom = 'client' | 'all';

/** The photo of a row whose file was removed: it counts against its client for the rest of its day, and against no total. */
export const removedPhoto = '';

/** Anyone can register an account, so one without a verified address is no evidence of a person. */
const isPerson = raw<boolean>`(accounts.verified_at IS NOT NULL OR accounts.status = 'invited')`;

/** The photos of clients without a verified account, counted against their limits. */
export function anonymousPhotos(
  { store, sql, clock }: Pick<Market, 'store' | 'sql' | 'clock'>,
  limits: AnonymousLimits,
) {
  const inListingsOfPersons = () =>
    sql
      .selectFrom('listing_photos')
      .innerJoin('listings', 'listings.id', 'listing_photos.listing')
      .innerJoin('accounts', 'accounts.id', 'listings.seller')
      .select('listing_photos.photo')
      .where(isPerson);
  /** A picture of an account, or for a message, of an account that counts as a person. */
  const picturesOf = (table: 'uploads' | 'message_pictures', name: string) =>
    sql
      .selectFrom(table)
      .innerJoin('accounts', 'accounts.id', `${table}.account`)
      .select(`${table}.name as photo`)
      .where(`${table}.name`, '=', raw.ref<string>(name))
      .where(isPerson);
  /** The uses of a photo by listings and saved drafts of accounts that count as a person: verified or imported. */
  const usesOf = (photo: 'brought.photo' | 'anonymous_photos.photo' | 'photos.name') => {
    const inListings = inListingsOfPersons().where('listing_photos.photo', '=', raw.ref<string>(photo));
    const inDrafts = sql
      .selectFrom('draft_photos')
      .innerJoin('drafts', 'drafts.id', 'draft_photos.draft')
      .innerJoin('accounts', 'accounts.id', 'drafts.account')
      .select('draft_photos.photo')
      .where('draft_photos.photo', '=', raw.ref<string>(photo))
      .where(isPerson)
      // One row beyond the limit decides: a count would read all photos of the draft.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('draft_photos as named')
              .select('named.photo')
              .whereRef('named.draft', '=', 'drafts.id')
              .orderBy('named.photo')
              .limit(1)
              .offset(limits.ofDraft),
          ),
        ),
      );
    return inListings
      .unionAll(inDrafts)
      .unionAll(picturesOf('uploads', photo))
      .unionAll(picturesOf('message_pictures', photo));
  };
  const unused = () =>
    sql
      .selectFrom('anonymous_photos as brought')
      .where('brought.photo', '<>', removedPhoto)
      .where(({ not, exists }) => not(exists(usesOf('brought.photo'))));
  const sumOf = raw<number>`coalesce(sum(bytes), 0)`.as('sum');

  async function sumUnused(): Promise<number> {
    // The first sum does not check the uses of photos: usually even this total is below the limit.
    const there = sql.selectFrom('anonymous_photos').where('photo', '<>', removedPhoto);
    const all = await store.query<{ sum: number | string }>(compiled(there.select(sumOf)));
    if (Number(all[0]!.sum) <= limits.near) return Number(all[0]!.sum);
    const [left] = await store.query<{ sum: number | string }>(compiled(unused().select(sumOf)));
    return Number(left!.sum);
  }

  return {
    /** Whether a listing shows the photo whose seller counts as a person (verified or imported). */
    async isShown(photo: string): Promise<boolean> {
      const query = inListingsOfPersons().where('listing_photos.photo', '=', photo).limit(1);
      return (await store.query(compiled(query))).length > 0;
    },

    /** The row of a file that a client uploads now. */
    insertOf: (file: string, photo: string, client: string, bytes: number) =>
      compiled(
        sql.insertInto('anonymous_photos').values({
          file,
          photo,
          client,
          brought_at: clock(),
          bytes: Math.max(bytes, limits.smallest),
        }),
      ),

    /** The statement that stops counting a photo as anonymous, because a verified account uploads it as well. */
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
     * Near the limit of all clients, passes unused photos to the sweep, dated back to `namedAt`, until the sum is below
     * the limit. Photos of the clients with most bytes come first, so that many visitors retain theirs; pictures for
     * messages last.
     */
    async giveUpSurplus(namedAt: number): Promise<void> {
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
        // Drafts and listings of unverified accounts may use the photo, so the sweep does not check for uses again.
        const going = sql.updateTable('photos').set({ named_at: namedAt, state: 'going' }).where('file', '=', file);
        const asRead = going.where('state', '=', 'here').where('named_at', '<=', before);
        await store.write([compiled(asRead.where(({ not, exists }) => not(exists(usesOf('photos.name')))))]);
      }
      // Unsent message pictures are removed by a sweep of their own, which uses the same time.
      const unsent = unused()
        .innerJoin('message_pictures', 'message_pictures.name', 'brought.file')
        .innerJoin(byClient, 'of_client.client', 'brought.client')
        .where('message_pictures.conversation', 'is', null)
        .where('message_pictures.brought_at', '<=', before)
        .select(['brought.file', 'brought.bytes'])
        .orderBy('of_client.sum', 'desc')
        .orderBy('message_pictures.brought_at');
      for (const { file, bytes } of await store.query<{ file: string; bytes: number }>(compiled(unsent))) {
        if (surplus <= 0) return;
        surplus -= bytes;
        const going = sql.updateTable('message_pictures').set({ brought_at: namedAt }).where('name', '=', file);
        const gone = sql.updateTable('anonymous_photos').set({ photo: removedPhoto }).where('file', '=', file);
        await store.write([compiled(going.where('conversation', 'is', null)), compiled(gone)]);
      }
    },

    /** The pictures of accounts that were uploaded until some time, and whose account does not count as a person. */
    async unverifiedPictures(until: number): Promise<readonly { readonly name: string; readonly account: string }[]> {
      const old = sql
        .selectFrom('uploads')
        .innerJoin('anonymous_photos as brought', 'brought.file', 'uploads.name')
        .innerJoin('accounts', 'accounts.id', 'uploads.account')
        .select(['uploads.name', 'uploads.account'])
        .where('brought.brought_at', '<=', until)
        .where(({ not }) => not(isPerson));
      return store.query(compiled(old));
    },

    /**
     * Deletes the rows of removed photos, and of those that a person uses and that no longer count for a day. Pictures
     * of messages count until they are sent or removed, and those of accounts until they are removed.
     */
    async forgetOld(): Promise<void> {
      const old = sql.deleteFrom('anonymous_photos').where('brought_at', '<=', clock() - day);
      const gone = old
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('photos').select('file').whereRef('photos.file', '=', 'anonymous_photos.file'))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('uploads').select('name').whereRef('uploads.name', '=', 'anonymous_photos.file'))),
        )
        .where(({ not, exists, selectFrom }) => {
          const unsent = selectFrom('message_pictures').select('name').where('conversation', 'is', null);
          return not(exists(unsent.whereRef('message_pictures.name', '=', 'anonymous_photos.file')));
        });
      const used = old.where(({ exists }) => exists(usesOf('anonymous_photos.photo')));
      await store.write([compiled(gone), compiled(used)]);
    },
  };
}
