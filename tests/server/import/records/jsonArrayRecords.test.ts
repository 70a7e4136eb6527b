import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJsonArray } from '#server/import/records/jsonArrayRecords.ts';
import type { FileRecord, Place } from '#server/import/records/records.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

async function recordsOf(content: string, from: Place = { byte: 1, line: 1 }): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  const source = openJsonArray(folder.write('file.json', content), 'utf-8', { byte: 1, line: 1 });
  for await (const group of source.read(from)) records.push(...group);
  return records;
}

describe('an array of JSON objects', () => {
  it('yields its elements with their lines, whatever strings contain', async () => {
    expect(await recordsOf('[\n {"a":"],}{\\"\\\\"},\n {\n  "a": 2\n }, {"a":3} ]\n')).toMatchObject([
      { line: 2, fields: { a: '],}{"\\' } },
      { line: 3, fields: { a: '2' } },
      { line: 5, fields: { a: '3' } },
    ]);
    expect(await recordsOf('[]')).toEqual([]);
  });

  it.each([
    ['1', 'is not a JSON object'],
    ['"text"', 'is not a JSON object'],
    ['null', 'is not a JSON object'],
    ['[{"a":1}]', 'is not a JSON object'],
    ['{"a":}', 'is not JSON'],
    [`{"a":"${'x'.repeat(200_000)}"}`, 'is longer than 64 kB'],
  ])('loses the element %.20s and no other', async (element, reason) => {
    const records = await recordsOf(`[{"a":1},${element},{"a":2}]`);
    expect(records).toMatchObject([
      { fields: { a: '1' } },
      { unreadable: expect.stringContaining(reason) },
      { fields: { a: '2' } },
    ]);
  });

  it('reports an element that the file does not end, and text behind the array', async () => {
    expect(await recordsOf('[{"a":1},{"a":')).toMatchObject([
      { fields: { a: '1' } },
      { unreadable: 'is not ended: the file is cut off' },
    ]);
    expect(await recordsOf('[{"a":1}]\n{"a":2}\n')).toMatchObject([
      { fields: { a: '1' } },
      { line: 2, unreadable: 'is behind the end of the array' },
    ]);
  });

  it.each(['[', '[{"a":1}', '[{"a":1},', '[{"a":1},\n'])(
    'reports an array that the file does not end: %j',
    async (content) => {
      const records = await recordsOf(content);
      expect(records.at(-1)).toMatchObject({ unreadable: 'does not end the array: the file is cut off' });
      expect(records).toHaveLength(content === '[' ? 1 : 2);
      expect(await recordsOf(content, records.at(-1)!.next)).toEqual(content === '[' ? records : []);
    },
  );

  it('continues from the end of any element as if it had read all before', async () => {
    const content = `[{"a":"ü"},\n\n[],{"a":"${'x'.repeat(100_000)}"}\r\n,{"a":"3"} , {"a":"4"}]`;
    const all = await recordsOf(content);
    expect(all).toHaveLength(5);
    for (const [index, { next }] of all.entries()) {
      expect(await recordsOf(content, next)).toEqual(all.slice(index + 1));
    }
  });

  it('reads an array of many megabytes with elements across its chunks', async () => {
    const count = 20_000;
    const elements = Array.from({ length: count }, (_, index) => `{"a":"${index}","b":"${'y'.repeat(index % 300)}"}`);
    const records = await recordsOf(`[${elements.join(',\n')}]`);
    expect(records).toHaveLength(count);
    expect(records.at(-1)).toMatchObject({ line: count, fields: { a: String(count - 1) } });
  });
});
