import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

const localHeader = 0x04034b50;
const directoryHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
/** The version of ZIP that a reader needs: 2.0, for deflate and folders. */
const version = 20;
/** The general-purpose flags of an entry: its name is UTF-8. */
const flags = 0x0800;
const deflate = 8;

/** Packs files into a ZIP archive (APPNOTE 6.3, without its extensions: at most 65,535 files, 4 GB). `at` is their time, in epoch milliseconds. */
export function zipOf(entries: readonly ZipEntry[], at: number): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(version, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(deflate, 4);
    common.writeUInt32LE(dosTime(at), 6);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(title.length, 22);
    const file = Buffer.concat([uint32(localHeader), common, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(uint32(directoryHeader), uint16(version), common, place, title);
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, uint32(endOfDirectory), end]);
}

/**
 * The DOS time in the lower half, to two seconds, and the date in the upper half. UTC, since the format has no time
 * zone.
 */
function dosTime(at: number): number {
  const time = new Date(at);
  const day = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return ((day << 16) | clock) >>> 0;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
