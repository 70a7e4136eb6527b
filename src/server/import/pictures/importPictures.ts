import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mostPhotoPixels } from '#machines/market/limits.ts';
import { photoFrom, type MadePhoto, type PhotoFlaw } from '#server/pictures/photos/photoMaking.ts';
import { photoEnding, photoPlace } from '#server/pictures/photos/photoName.ts';
import { semaphore } from '#server/pictures/semaphore.ts';
import { keyedQueue } from '#server/store/keyedQueue.ts';
import type { Validators } from './fetchPicture.ts';
import type { ImportedListing } from '../formats/importedListing.ts';
import {
  openPictureCache,
  pictureCachePath,
  readPictureCache,
  type CachedPicture,
  type PictureCache,
} from './pictureCache.ts';
import { isAddress, pictureColumn } from './pictureEntries.ts';
import { openPictureFetcher, type Fetching } from './pictureFetcher.ts';
import { pictureFile, readPictureFile } from './pictureFolder.ts';
import { addressFlaw, type PictureNetwork } from './publicNetwork.ts';
import type { RowProblem } from '../rowProblems.ts';

/** The pictures of a file's listings. */
export interface ImportPictures {
  /**
   * Adds to each listing the photos made from its pictures, in order, with a warning for each unavailable picture.
   * Rejects with the signal's reason once the import ends.
   */
  of(listings: readonly ImportedListing[]): Promise<PicturedListings>;
  close(): void;
}

export interface PicturedListings {
  readonly listings: readonly ImportedListing[];
  readonly problems: readonly RowProblem[];
}

/** The photo store of the market into which the import writes. */
export interface PhotoDesk {
  /** Returns the names that exist. Those photos stay for a week, even if no listing uses them. */
  photosHere(names: readonly string[]): Promise<readonly string[]>;
  /** Stores a photo, and returns its name. */
  keepPhoto(photo: MadePhoto): Promise<string>;
}

export interface PictureSources {
  /** The folder that the file names of pictures are relative to. */
  readonly folder: string;
  readonly dataDir: string;
  readonly clock: () => number;
}

interface Resolved {
  readonly photo?: string | undefined;
  readonly flaw?: string | undefined;
}

/** The number of concurrent conversions. Each uses a core. */
const filesAtOnce = 2;

/** The number of concurrent requests to the market. Each may be a connection to the running server. */
const questionsAtOnce = 4;

/** Opens the pictures of an import that writes. The first picture creates the cache. */
export function openImportPictures(
  { folder, dataDir, clock }: PictureSources,
  desk: PhotoDesk,
  { fetching, ...request }: { readonly fetching: Fetching; readonly userAgent: string; readonly signal: AbortSignal },
): ImportPictures {
  const { signal } = request;
  const fetcher = openPictureFetcher(fetching, request);
  const withPermit = semaphore(filesAtOnce, Infinity);
  const asking = semaphore(questionsAtOnce, Infinity);
  const underWay = new Map<string, Promise<Resolved>>();
  const oneByOne = keyedQueue();
  let opened: PictureCache | undefined;
  const cache = () => (opened ??= openPictureCache(pictureCachePath(dataDir), clock));

  /** Resolves a picture's source to a photo once per import, however many listings use the source. */
  function once(source: string, resolve: () => Promise<CachedPicture>): Promise<Resolved> {
    const running = underWay.get(source);
    if (running) return running;
    const noted = cache().ofThisImport(source);
    if (noted) return Promise.resolve(noted);
    const resolving = resolve()
      .then((picture) => {
        cache().note(source, picture);
        return picture;
      })
      .finally(() => underWay.delete(source));
    underWay.set(source, resolving);
    return resolving;
  }

  /** The cached picture of a source, if its photo still exists. */
  async function earlier(source: string): Promise<CachedPicture> {
    const noted = cache().find(source);
    const name = noted?.photo;
    if (name === undefined) return {};
    const [photo] = await asking(() => desk.photosHere([name]));
    return photo === undefined ? {} : noted!;
  }

  /** Stores a photo. Two pictures that become the same photo concurrently are stored once. */
  function store(made: MadePhoto): Promise<string> {
    return oneByOne(createHash('sha256').update(made.bytes).digest('hex'), () => desk.keepPhoto(made));
  }

  async function keep(bytes: Buffer, validators: Validators, before: CachedPicture): Promise<CachedPicture> {
    const made = await photoFrom(bytes);
    return 'flaw' in made
      ? { ...before, flaw: reasonOf(made) }
      : { ...validators, photo: await store(made), flaw: undefined };
  }

  function fetched(address: string): Promise<Resolved> {
    const flaw = addressFlaw(new URL(address), fetching.network);
    if (flaw !== undefined) return Promise.resolve({ flaw });
    return once(address, async () => {
      const before = await earlier(address);
      return fetcher.fetch(address, before, async (answer) => {
        if (answer.outcome === 'failed') return { ...before, flaw: answer.reason };
        if (answer.outcome === 'content') return keep(answer.bytes, answer, before);
        // If no validators were sent, a 304 is an invalid answer.
        return before.photo === undefined ? { flaw: 'answered 304' } : { ...before, flaw: undefined };
      });
    });
  }

  async function ofFolder(name: string): Promise<Resolved> {
    const file = await pictureFile(folder, name);
    if ('flaw' in file) return file;
    return once(file.path, () =>
      withPermit(async () => {
        signal.throwIfAborted();
        const before = await earlier(file.path);
        if (before.etag === file.version && before.flaw === undefined) return before;
        const bytes = await readPictureFile(file);
        if ('flaw' in bytes) return { ...before, ...bytes };
        return keep(bytes, { etag: file.version }, before);
      }),
    );
  }

  return {
    of: (listings) => pictured(listings, (entry) => (isAddress(entry) ? fetched(entry) : ofFolder(entry))),
    close() {
      fetcher.close();
      opened?.close();
    },
  };
}

/**
 * Checks the pictures of an import that writes nothing: fetches none, and converts none. An unknown picture is
 * represented by a placeholder photo.
 */
export function previewImportPictures(
  { folder, dataDir }: Omit<PictureSources, 'clock'>,
  network: PictureNetwork,
): ImportPictures {
  const path = pictureCachePath(dataDir);
  const cache = existsSync(path) ? readPictureCache(path) : undefined;
  const previewed = (source: string, version?: string): Resolved => {
    const { photo, etag } = cache?.find(source) ?? {};
    return { photo: photo !== undefined && (version ?? etag) === etag ? photo : placeholderOf(source) };
  };
  return {
    of: (listings) =>
      pictured(listings, async (entry) => {
        if (isAddress(entry)) {
          const flaw = addressFlaw(new URL(entry), network);
          return flaw === undefined ? previewed(entry) : { flaw };
        }
        const file = await pictureFile(folder, entry);
        return 'flaw' in file ? file : previewed(file.path, file.version);
      }),
    close: () => cache?.close(),
  };
}

async function pictured(
  listings: readonly ImportedListing[],
  resolve: (entry: string) => Promise<Resolved>,
): Promise<PicturedListings> {
  const problems: RowProblem[] = [];
  const complete = await Promise.all(
    listings.map(async (listing) => {
      const { line, pictures, content, origin } = listing;
      if (!pictures) return listing;
      const resolved = await Promise.all(pictures.map(resolve));
      for (const [index, { photo, flaw }] of resolved.entries()) {
        if (flaw === undefined) continue;
        const reason = `${flaw}; imported ${photo === undefined ? 'without it' : 'as it was before'}`;
        const { externalId } = origin;
        problems.push({ kind: 'warning', line, field: pictureColumn, value: pictures[index]!, reason, externalId });
      }
      const images = new Set(resolved.flatMap(({ photo }) => photo ?? []));
      return { ...listing, content: { ...content, images: [...images] } };
    }),
  );
  return { listings: complete, problems };
}

function placeholderOf(source: string): string {
  return `${photoPlace}${createHash('sha256').update(source).digest('hex').slice(0, 32)}${photoEnding}`;
}

function reasonOf(flawed: PhotoFlaw): string {
  switch (flawed.flaw) {
    case 'heic':
      return 'is HEIC, which browsers do not show: convert it to JPEG';
    case 'unreadable':
      return 'is not an image: it must be JPEG, PNG, WebP, AVIF, GIF or TIFF';
    case 'broken':
      return 'is a picture that cannot be read to its end';
    case 'tooManyPixels':
      return `has ${flawed.pixels} megapixels, and the limit is ${mostPhotoPixels / 1_000_000}`;
  }
}
