import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { draftLifecycle } from '#machines/draft/lifecycle/draftLifecycle.ts';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { submitListing } from '#machines/listing/lifecycle/listingRules.ts';
import { day } from '#machines/market/units.ts';
import type { PhotoFiles } from '#server/pictures/photos/photoFiles.ts';
import { openPhotos, type Photos } from '#server/pictures/photos/photos.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';
import { registered } from '#tests/server/mail/mailMarket.ts';
import type { PhotoPlace } from './photoFilesContract.ts';

const week = 7 * day;
const hour = day / 24;

/** Contract tests of the photos of ads, for every database engine of their rows and every storage of their files. */
export function describePhotos(
  where: string,
  open: (now: () => number) => Promise<TestMarket>,
  openPlace: () => Promise<PhotoPlace>,
): void {
  let now: number;
  let test: TestMarket;
  let place: PhotoPlace;
  let files: PhotoFiles;
  let photos: Photos;

  beforeEach(async () => {
    now = noon;
    test = await open(() => now);
    place = await openPlace();
    ({ files } = place);
    photos = openPhotos(test.market, files);
    await test.seller('ana');
  });
  afterEach(async () => {
    await test.close();
    await place.close();
  });

  const brings = async (text: string) => (await photos.keep({ bytes: Buffer.from(text), width: 4, height: 3 })).name;
  const textOf = async (name: string) => (await photos.read(name))?.toString();
  const countStoredFiles = () => place.count();
  const rows = () => test.market.store.query({ sql: 'SELECT * FROM photos', parameters: [] });

  /** Advances the clock day by day, with a run of the scheduler. Returns the existing photos after each day. */
  async function days(count: number, names: readonly string[]): Promise<readonly string[]> {
    const there: string[] = [];
    for (let gone = 0; gone < count; gone += 1) {
      now += day;
      await photos.sweep();
      const found = await photos.among(names);
      there.push(names.map((name) => (found.has(name) ? '+' : '-')).join(''));
    }
    return there;
  }

  const publishes = (listing: string, images: readonly string[]) =>
    test.publishes('ana', listing, { ...bike, images: [...images] });

  describe(`photos of ads, ${where}`, () => {
    it('are stored under the hash of their content, once, however often they arrive', async () => {
      const [one, other] = [await brings('one'), await brings('other')];
      expect(one).toBe('photos/7692c3ad3540bb803c020b3aee66cd88.webp');
      expect([await textOf(one), await textOf(other)]).toEqual(['one', 'other']);
      expect(await Promise.all([brings('one'), brings('one')])).toEqual([one, one]);
      expect(await countStoredFiles()).toBe(2);
      await Promise.all([brings('third'), brings('third')]);
      expect(await textOf(await brings('third'))).toBe('third');
    });

    it('do not exist under names that the market never issued', async () => {
      const name = await brings('one');
      const others = [name.toUpperCase(), `${name}\0`, `../${name}`, 'demo/sofa.svg', `photos/${'0'.repeat(32)}.webp`];
      for (const each of others) expect([await photos.hasPhoto(each), await textOf(each)]).toEqual([false, undefined]);
      expect(await photos.originals('photos/../../etc/passwd')).toBeUndefined();
      expect([...(await photos.among([...others, name]))]).toEqual([name]);
    });

    it('are deleted a week after their arrival or their last mention', async () => {
      const [unnamed, named] = [await brings('unnamed'), await brings('named')];
      expect(await days(6, [unnamed, named])).toEqual(Array(6).fill('++'));
      expect(await photos.hasPhoto(named)).toBe(true);
      expect(await days(7, [unnamed, named])).toEqual([...Array(6).fill('-+'), '--']);
      expect([await photos.hasPhoto(named), await photos.originals(named.replace('.webp', ''))]).toEqual([
        false,
        undefined,
      ]);
      expect([await countStoredFiles(), await rows()]).toEqual([0, []]);
    });

    it('stay while an ad uses them, active or not, and for a week after', async () => {
      const names = await Promise.all(['paused', 'expired', 'sold', 'edited', 'removed'].map(brings));
      const [paused, expired, sold, edited, removed] = names as [string, string, string, string, string];
      for (const [listing, images] of Object.entries({ paused, expired, sold, edited, removed })) {
        await publishes(listing, [images]);
      }
      await test.tells('paused', [{ type: 'listing.paused', at: now }]);
      await test.tells('expired', [{ type: 'listing.expired', at: now }]);
      await test.tells('sold', [{ type: 'listing.sold', at: now, where: 'here' }]);
      expect(await days(20, names)).toEqual(Array(20).fill('+++++'));
      await test.tells('edited', [{ type: 'listing.edited', at: now, changes: { images: [paused] } }]);
      expect(await days(1, names)).toEqual(['+++++']);
      await test.tells('removed', [{ type: 'listing.removed', at: now, by: 'seller' }]);
      expect(await days(7, names)).toEqual([...Array(5).fill('+++++'), '+++-+', '+++--']);
    });

    it('stay while one of several ads uses them, and when an ad uses one again', async () => {
      const [shared, back] = [await brings('shared'), await brings('back')];
      await publishes('first', [shared, back]);
      await publishes('second', [shared, shared]);
      await test.tells('first', [{ type: 'listing.edited', at: now, changes: { images: [] } }]);
      await days(5, []);
      await test.tells('first', [{ type: 'listing.edited', at: now, changes: { images: [back] } }]);
      await test.tells('second', [{ type: 'listing.edited', at: now, changes: { title: 'Another title' } }]);
      expect(await days(15, [shared, back])).toEqual(Array(15).fill('++'));
    });

    it('leave nothing when a process dies before the file is written, and can be uploaded again', async () => {
      const dying = openPhotos(test.market, {
        ...files,
        write: async (file, bytes) => {
          await files.write(file, bytes.subarray(0, 1));
          throw new Error('killed');
        },
      });
      const photo = { bytes: Buffer.from('one'), width: 4, height: 3 };
      await expect(dying.keep(photo)).rejects.toThrow('killed');
      const name = 'photos/7692c3ad3540bb803c020b3aee66cd88.webp';
      expect([await photos.hasPhoto(name), await textOf(name), await countStoredFiles()]).toEqual([
        false,
        undefined,
        1,
      ]);
      now += day;
      expect([await brings('one'), await textOf(name), await countStoredFiles()]).toEqual([name, 'one', 2]);
      now += 6 * day;
      await photos.sweep();
      expect([await textOf(name), await countStoredFiles(), (await rows()).length]).toEqual(['one', 1, 1]);
    });

    it('are deleted eventually when a process dies before or after their file is removed', async () => {
      const names = [await brings('one'), await brings('other'), await brings('third')];
      const faults = [async () => {}, files.remove];
      for (const removed of faults) {
        now += week;
        let isFirst = true;
        const dying = openPhotos(test.market, {
          ...files,
          async remove(file) {
            if (!isFirst) return files.remove(file);
            isFirst = false;
            await removed(file);
            throw new Error('killed');
          },
        });
        await expect(dying.sweep()).rejects.toThrow('killed');
        // Only one row is left, and its photo does not count as stored: the others have been deleted.
        expect([(await rows()).length, [...(await photos.among(names))]]).toEqual([1, []]);
        for (const text of ['one', 'other', 'third']) await brings(text);
        await photos.sweep();
        expect((await photos.among(names)).size).toBe(3);
        expect([(await rows()).length, await countStoredFiles()]).toEqual([3, 3]);
      }
    });

    it('exist for an upload during their removal', async () => {
      const name = await brings('one');
      now += week;
      let brought = '';
      const slow = openPhotos(test.market, {
        ...files,
        async remove(file) {
          brought = await brings('one');
          await files.remove(file);
        },
      });
      await slow.sweep();
      expect([brought, await textOf(name), await countStoredFiles(), (await rows()).length]).toEqual([
        name,
        'one',
        1,
        1,
      ]);
    });

    it('stay when a draft names them during the search for old photos', async () => {
      const name = await brings('one');
      now += week;
      const { store } = test.market;
      const naming = {
        ...test.market,
        store: {
          ...store,
          query: store.query.bind(store),
          async write(statements: Parameters<typeof store.write>[0]) {
            expect(await photos.hasPhoto(name)).toBe(true);
            await store.write(statements);
          },
        },
      };
      await openPhotos(naming, files).sweep();
      expect(await textOf(name)).toBe('one');
    });

    describe('photos of clients without an account', () => {
      const limits = { ofClient: 1000, unused: 4000, near: 2000, smallest: 100, youngest: hour, ofDraft: 20 };
      const bring = async (text: string, bytes: number, client?: string) =>
        (await photos.keep({ bytes: Buffer.from(text.padEnd(bytes)), width: 4, height: 3 }, client)).name;

      beforeEach(() => {
        photos = openPhotos(test.market, files, limits);
      });

      it('are limited in bytes per client in any 24 hours', async () => {
        await bring('first', 950, 'guest');
        expect(await photos.lackOfRoom('guest')).toBeUndefined();
        now += hour;
        // A file smaller than `smallest` counts as `smallest` bytes.
        await bring('second', 10, 'guest');
        expect([await photos.lackOfRoom('guest'), await photos.lackOfRoom('other')]).toEqual(['client', undefined]);
        now += day - hour;
        expect(await photos.lackOfRoom('guest')).toBeUndefined();
      });

      it('count once for the same file', async () => {
        for (let times = 0; times < 3; times += 1) await bring('same', 900, 'guest');
        expect(await photos.lackOfRoom('guest')).toBeUndefined();
      });

      it('are limited in bytes overall, without those that ads or drafts use', async () => {
        const names = await Promise.all(['a', 'b', 'c', 'd'].map((client) => bring(client, 1000, client)));
        expect(await photos.lackOfRoom('new')).toBe('all');
        await publishes('ad', names.slice(0, 1));
        expect(await photos.lackOfRoom('new')).toBeUndefined();
      });

      it('are deleted early near the total, those of the largest client first, but no recent, used or account photo', async () => {
        const [used, ofSeller] = [await bring('used', 900, 'greedy'), await bring('seller', 3000)];
        await publishes('ad', [used]);
        const greedy = [await bring('greedy 1', 900, 'greedy'), await bring('greedy 2', 900, 'greedy')];
        const modest = await bring('modest', 600, 'modest');
        now += hour;
        const named = await bring('recent', 600, 'greedy');
        await photos.sweep();
        const left = await photos.among([used, ofSeller, ...greedy, modest, named]);
        expect([...left].toSorted()).toEqual([used, ofSeller, modest, named].toSorted());
        expect(await countStoredFiles()).toBe(4);
      });

      describe('photos of an account without a verified address', () => {
        /** Appends facts by which Ben's draft contains more photos. */
        const benNames = (photos: readonly string[], first: readonly DraftFact[] = []) =>
          test.market.commands.run<{ draft: { lifecycle: typeof draftLifecycle; id: string } }, never>({
            actor: 'ben',
            streams: { draft: { lifecycle: draftLifecycle, id: 'draft' } },
            decide: () => ({
              draft: [
                ...first,
                ...photos.map((photo) => ({
                  type: 'draft.changed' as const,
                  at: now,
                  account: 'ben',
                  write: photo.slice('photos/'.length).slice(0, 12),
                  fields: { [`photo:${photo.slice(-12, -5)}`]: photo },
                  cause: 'typed' as const,
                })),
              ],
            }),
          });

        /** Ben is registered, has a draft with some photos, and an ad in review with another. */
        async function benUses(drafted: readonly string[], advertised: string): Promise<void> {
          await test.recordsFacts('ben', [registered('ben@allmend.example')]);
          await benNames(drafted, [
            { type: 'draft.begun', at: now },
            { type: 'draft.claimed', at: now, account: 'ben' },
          ]);
          const content = { ...bike, images: [advertised] };
          const waiting = submitListing({ seller: 'ben', content, verified: false, at: now });
          if ('refused' in waiting) throw new Error(waiting.refused);
          await test.tells('waiting', waiting);
        }

        it('count against the total when the drafts of a person name more than two ads can have', async () => {
          photos = openPhotos(test.market, files, { ...limits, ofDraft: 2 });
          const named = [await bring('a', 1000, 'a'), await bring('b', 1000, 'b'), await bring('c', 1000, 'c')];
          await benUses(named.slice(0, 2), await bring('d', 1000, 'd'));
          await test.recordsFacts('ben', [{ type: 'account.emailVerified', at: now }]);
          expect(await photos.lackOfRoom('new')).toBeUndefined();
          await benNames(named.slice(2));
          await bring('e', 1000, 'e');
          expect(await photos.lackOfRoom('new')).toBe('all');
          now += 2 * hour;
          await photos.sweep();
          expect([(await photos.among(named)).size, await photos.lackOfRoom('new')]).toEqual([1, undefined]);
        });

        it('count against the total until the address is verified, and are deleted early', async () => {
          const drafted = [await bring('a', 1000, 'a'), await bring('b', 1000, 'b'), await bring('c', 1000, 'c')];
          const advertised = await bring('d', 1000, 'd');
          await benUses(drafted, advertised);
          expect(await photos.lackOfRoom('new')).toBe('all');
          now += 2 * day;
          await photos.sweep();
          const left = await photos.among([...drafted, advertised]);
          expect([left.size, await countStoredFiles()]).toEqual([2, 2]);

          await test.recordsFacts('ben', [{ type: 'account.emailVerified', at: now }]);
          await bring('e', 1000, 'e');
          await bring('f', 1000, 'f');
          now += 2 * hour;
          await photos.sweep();
          expect((await photos.among([...left])).size).toBe(2);
        });
      });

      it('count for their client in any 24 hours, even after an early deletion', async () => {
        for (const client of ['a', 'b', 'c', 'd']) await bring(client, 1000, client);
        now += 2 * hour;
        await photos.sweep();
        expect(await countStoredFiles()).toBe(2);
        const lacks = () => Promise.all(['a', 'b', 'c', 'd', 'new'].map((client) => photos.lackOfRoom(client)));
        expect(await lacks()).toEqual(['client', 'client', 'client', 'client', undefined]);
        now += day;
        await photos.sweep();
        expect(await lacks()).toEqual(Array(5).fill(undefined));
        const query = { sql: 'SELECT * FROM anonymous_photos', parameters: [] };
        expect(await test.market.store.query(query)).toHaveLength(2);
      });

      it('stay for a week while the total is far from its limit', async () => {
        const name = await bring('one', 1000, 'guest');
        expect(await days(7, [name])).toEqual([...Array(6).fill('+'), '-']);
        const query = { sql: 'SELECT * FROM anonymous_photos', parameters: [] };
        expect(await test.market.store.query(query)).toEqual([]);
      });

      it('belong to an account that uploads them too', async () => {
        const guests = [await bring('a', 1000, 'a'), await bring('b', 1000, 'b'), await bring('c', 1000, 'c')];
        for (const text of ['a', 'b', 'c']) await bring(text, 1000);
        now += 2 * hour;
        await photos.sweep();
        expect((await photos.among(guests)).size).toBe(3);
      });
    });

    it('are stored again when their file was lost', async () => {
      const name = await brings('one');
      const [row] = await test.market.store.query<{ file: string }>({ sql: 'SELECT file FROM photos', parameters: [] });
      await files.remove(row!.file);
      expect(await textOf(name)).toBeUndefined();
      expect([await brings('one'), await textOf(name)]).toEqual([name, 'one']);
    });
  });
}
