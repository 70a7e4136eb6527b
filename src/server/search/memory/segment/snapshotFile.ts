import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { subcategoryIdsOf, topLevelIds } from '#machines/market/categories/categoryTree.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { analysisVersion } from '#market/text/stems.ts';
import type { SearchDocument } from '../../searchPort.ts';
import { buildSegment } from './segmentBuilder.ts';
import type { MergeSource } from './mergeOrder.ts';
import { type Arrays, arraysOf, segmentsIn } from './segmentArrays.ts';

/**
 * The index in a file, so that a start need not build it. It is a cache: it may be deleted at any time, and an invalid
 * file only means that the index is built again. An atomic rename puts it in place after it is completely on disk. A
 * process killed at any moment leaves either the old or the new file.
 *
 * The file has a magic word, the header's length and CRC-32, and the header (JSON). The arrays of each segment follow
 * as they are in memory, each aligned to 8 bytes.
 */
const fileName = 'memory.index';
const magic = Buffer.from('ALLMENDX');
const prefixLength = magic.length + 8;

/** The number of bytes to read and check at a time, so that the main thread is never blocked for long. */
const pieceLength = 2 ** 24;

/**
 * The version of the file's format. Increment it when the content or the layout changes: since 17 postings have fields
 * for parts of compounds.
 */
const formatVersion = 17;

export interface SnapshotContent {
  /** The journal position up to which all facts are indexed. */
  readonly position: number;
  /** Fingerprint of the fact at that position (`store/factFingerprint.ts`), which binds the snapshot to its journal. */
  readonly fact: string;
  readonly segments: readonly MergeSource[];
  /** Documents of the delta, which are in no segment yet. */
  readonly documents: readonly SearchDocument[];
}

/** The slots of each category's listings (`parameterSlots.ts`). */
const slots = JSON.stringify(
  topLevelIds
    .flatMap((top) => [top, ...subcategoryIdsOf(top)])
    .map((id) => [id, parametersFor(id).map(({ key, kind }) => [key, kind])]),
);

/** The versions that must match between the writer of the snapshot file and its reader. */
const versions = {
  format: formatVersion,
  analysis: analysisVersion,
  slots: crc32(slots),
  endianness: endianness(),
};

interface Header {
  readonly versions: typeof versions;
  readonly position: number;
  readonly fact: string;
  /** By segment, the length of each of its arrays. */
  readonly segments: readonly (readonly number[])[];
  readonly bodyLength: number;
  readonly bodyCrc: number;
}

/**
 * Writes the snapshot of a directory. On an error it rejects with the file system's error and leaves the old file in
 * place. The caller must prevent concurrent writes to the same directory.
 */
export async function writeSnapshotFile(
  directory: string,
  { position, fact, segments, documents }: SnapshotContent,
): Promise<void> {
  const added = documents.length > 0 ? [sourceOf(documents)] : [];
  const arrays = [...segments, ...added].map(arraysOf);
  const body = arrays.flat().flatMap((array) => [bytesOf(array), new Uint8Array(-array.byteLength & 7)]);
  const header: Header = {
    versions,
    position,
    fact,
    segments: arrays.map((ofSegment) => ofSegment.map(({ length }) => length)),
    bodyLength: body.reduce((sum, { length }) => sum + length, 0),
    bodyCrc: body.reduce((crc, bytes) => crc32(bytes, crc), 0),
  };
  await mkdir(directory, { recursive: true });
  const draft = join(directory, `${fileName}.new`);
  {
    await using file = await open(draft, 'w');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const bytes of [...prefixed(header), ...body]) await writeWhole(file, bytes);
    await file.sync();
  }
  await rename(draft, join(directory, fileName));
  await syncDirectory(directory);
}

/** The snapshot of a directory. Undefined if there is none that is intact and of these versions. */
export async function readSnapshotFile(directory: string): Promise<Omit<SnapshotContent, 'documents'> | undefined> {
  try {
    await using file = await open(join(directory, fileName));
    const prefix = Buffer.alloc(prefixLength);
    await file.read(prefix, 0, prefixLength, 0);
    if (!prefix.subarray(0, magic.length).equals(magic)) return undefined;
    const headerBytes = Buffer.alloc(Math.min(prefix.readUInt32LE(magic.length), (await file.stat()).size));
    await file.read(headerBytes, 0, headerBytes.length, prefixLength);
    if (crc32(headerBytes) !== prefix.readUInt32LE(magic.length + 4)) return undefined;
    const header = JSON.parse(headerBytes.toString()) as Header;
    if (JSON.stringify(header.versions) !== JSON.stringify(versions)) return undefined;
    const body = new Uint8Array(new SharedArrayBuffer(header.bodyLength));
    let crc = 0;
    for (let start = 0; start < body.length; start += pieceLength) {
      const piece = body.subarray(start, start + pieceLength);
      const { bytesRead } = await file.read(piece, 0, piece.length, prefixLength + headerBytes.length + start);
      if (bytesRead !== piece.length) return undefined;
      crc = crc32(piece, crc);
    }
    if (crc !== header.bodyCrc) return undefined;
    const { position, fact } = header;
    return { position, fact, segments: segmentsIn(body.buffer, header.segments) };
  } catch {
    return undefined;
  }
}

function prefixed(header: Header): Buffer[] {
  const text = JSON.stringify(header);
  const bytes = Buffer.from(text + ' '.repeat(-(prefixLength + Buffer.byteLength(text)) & 7));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(bytes.length, 0);
  lengths.writeUInt32LE(crc32(bytes), 4);
  return [magic, lengths, bytes];
}

function sourceOf(documents: readonly SearchDocument[]): MergeSource {
  return { data: buildSegment(documents), dead: new Uint8Array(documents.length) };
}

function bytesOf({ buffer, byteOffset, byteLength }: Arrays[number]): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each goes on behind what was written
  for (let written = 0; written < bytes.length;) written += (await file.write(bytes, written)).bytesWritten;
}

/** A rename is durable once its directory is synced. */
async function syncDirectory(directory: string): Promise<void> {
  await using opened = await open(directory, 'r');
  await opened.sync();
}
