import { crc32, inflateRawSync } from 'node:zlib';
import { expect } from 'vitest';

/** Reads an archive like other programs: by its central directory, which must match the local header of each file. */
export function filesIn(archive: Buffer): Record<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let entry = archive.readUInt32LE(end + 16);
  const files = Array.from({ length: archive.readUInt16LE(end + 10) }, (): [string, Buffer] => {
    const [sum, packed, size] = [16, 20, 24].map((place) => archive.readUInt32LE(entry + place));
    const named = archive.readUInt16LE(entry + 28);
    const name = archive.toString('utf8', entry + 46, entry + 46 + named);
    const at = archive.readUInt32LE(entry + 42);
    expect(archive.subarray(at + 6, at + 28)).toEqual(archive.subarray(entry + 8, entry + 30));
    const content = inflateRawSync(archive.subarray(at + 30 + named, at + 30 + named + packed!));
    expect([crc32(content), content.length]).toEqual([sum, size]);
    entry += 46 + named;
    return [name, content];
  });
  expect(entry).toBe(end);
  return Object.fromEntries(files);
}
