import { createHash, randomBytes } from 'node:crypto';
import { pictureStem } from '#market/pictures.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { anonymousLimits, anonymousPhotos, type LackOfRoom } from './anonymousPhotos.ts';
import { LostFile } from '../lostFile.ts';
import type { Originals } from '../originals.ts';
import type { PhotoFiles } from './photoFiles.ts';
import type { MadePhoto } from './photoMaking.ts';
import { isPhotoName, photoEnding as ending, photoPlace as place } from './photoName.ts';
import { sweepPhotos, unusedPhotoLife } from './photoSweep.ts';
import type { PhotoRow } from './photoTables.ts';

/** A photo of a listing, as calls return it. A listing's `images` contain its `name`. */
export interface Photo {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The photos that people have uploaded for their listings. */
export interface Photos {
  /**
   * Stores a photo; equal bytes are one photo, however often they are uploaded. `client` is set if it has no account: a
   * new file then counts against its limits.
   */
  keep(photo: MadePhoto, client?: string): Promise<Photo>;
  /**
   * Counts a picture of a message or an account against the limits of a client without a verified account. It counts
   * for a day, and until it is sent or removed.
   */
  countPicture(name: string, client: string, bytes: number): Promise<void>;
  /** The pictures of accounts without a verified address that were uploaded until some time. */
  unverifiedPictures(until: number): Promise<readonly { readonly name: string; readonly account: string }[]>;
  /** The limit that prevents a client without a verified account from uploading another photo, if there is one. */
  lackOfRoom(client: string): Promise<LackOfRoom | undefined>;
  /** The stored file; undefined if the photo no longer exists. A damaged file is returned only if there is no other. */
  read(name: string): Promise<Buffer | undefined>;
  /** Whether the photo exists. If so it counts as named now, and stays for a week at least. */
  hasPhoto(name: string): Promise<boolean>;
  /** The given photos that exist. */
  among(names: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Deletes photos that no client has named, and no listing has used, for a week; anonymous ones earlier if there are
   * too many.
   */
  sweep(): Promise<void>;
  readonly originals: Originals;
}

/**
 * Opens the photos of a market. A row is written before its file and deleted after it, so that a crash leaves no
 * unknown file. Each file has a unique name, so a repeated upload never conflicts with the deletion of the old file.
 */
export function openPhotos(
  { store, sql, clock }: Pick<Market, 'store' | 'sql' | 'clock'>,
  files: PhotoFiles,
  limits = anonymousLimits,
): Photos {
  const anonymous = anonymousPhotos({ store, sql, clock }, limits);

  /** The stored files of a photo. Two simultaneous uploads of the same photo leave two files. */
  function here(name: string): Promise<readonly PhotoRow[]> {
    const query = sql.selectFrom('photos').selectAll().where('name', '=', name).where('state', '=', 'here');
    return store.query<PhotoRow>(compiled(query));
  }

  /** Records that a client names a photo now. A photo that is marked for deletion stays marked. */
  async function named(name: string): Promise<readonly PhotoRow[]> {
    if (!isPhotoName(name)) return [];
    const touch = sql.updateTable('photos').set({ named_at: clock() });
    await store.write([compiled(touch.where('name', '=', name).where('state', '=', 'here'))]);
    return here(name);
  }

  async function read(name: string): Promise<Buffer | undefined> {
    let damaged: Buffer | undefined;
    for (const { file } of isPhotoName(name) ? await here(name) : []) {
      const bytes = await files.read(file);
      if (bytes && nameOf(bytes) === name) return bytes;
      damaged ??= bytes;
    }
    return damaged;
  }

  return {
    read,
    hasPhoto: async (name) => (await named(name)).length > 0,
    lackOfRoom: anonymous.lackOfRoom,
    unverifiedPictures: anonymous.unverifiedPictures,
    countPicture: (name, client, bytes) => store.write([anonymous.insertOf(name, name, client, bytes)]),
    async keep({ bytes, width, height }, client) {
      const name = nameOf(bytes);
      const photo = { name, width, height };
      if (client === undefined) await store.write([anonymous.releaseOf(name)]);
      // A known photo is stored again if its file was lost or damaged with a disk.
      if ((await named(name)).length > 0 && (await read(name))?.equals(bytes)) return photo;
      const file = `${pictureStem(name).slice(place.length)}-${randomBytes(8).toString('hex')}${ending}`;
      const row: PhotoRow = { ...photo, file, state: 'coming', named_at: clock() };
      const counted = client === undefined ? [] : [anonymous.insertOf(file, name, client, bytes.length)];
      await store.write([compiled(sql.insertInto('photos').values(row)), ...counted]);
      await files.write(file, bytes);
      const arrived = sql.updateTable('photos').set({ state: 'here' });
      await store.write([compiled(arrived.where('file', '=', file).where('state', '=', 'coming'))]);
      return photo;
    },
    async among(names) {
      const photoNames = names.filter(isPhotoName);
      if (photoNames.length === 0) return new Set();
      const query = sql.selectFrom('photos').select('name').where('name', 'in', photoNames).where('state', '=', 'here');
      const found = await store.query<{ name: string }>(compiled(query));
      return new Set(found.map(({ name }) => name));
    },
    async sweep() {
      await anonymous.giveUpSurplus(clock() - unusedPhotoLife);
      await sweepPhotos({ store, sql, clock }, files);
      await anonymous.forgetOld();
    },
    async originals(stem) {
      if (!stem.startsWith(place)) return undefined;
      const name = `${stem}${ending}`;
      if (!isPhotoName(name) || (await here(name)).length === 0) return undefined;
      return {
        version: pictureStem(name).slice(place.length),
        isShown: () => anonymous.isShown(name),
        async read() {
          const bytes = await read(name);
          if (!bytes) throw new LostFile(name);
          return bytes;
        },
      };
    },
  };
}

/** The name of a photo in the picture store, with the first 128 bits of its bytes' SHA-256. */
function nameOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return `${place}${hash}${ending}`;
}
