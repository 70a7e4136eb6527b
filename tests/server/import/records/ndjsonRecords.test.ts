import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openNdjson } from '#server/import/records/ndjsonRecords.ts';
import type { FileRecord, Place } from '#server/import/records/records.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

async function recordsOf(content: string, from: Place = { byte: 0, line: 1 }): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  const source = openNdjson(folder.write('file.ndjson', content), 'utf-8');
  for await (const group of source.read(from)) records.push(...group);
  return records;
}

describe('a file of JSON objects, one a line', () => {
  it('yields their members as fields, parameters by their key, numbers and words as text', async () => {
    const line = '{"title":"Velo","price":90,"body":null,"parameters":{"size":"M","mileage":12}}';
    expect(await recordsOf(`\uFEFF${line}\r\n\r\n${line}`)).toMatchObject([
      { line: 1, fields: { title: 'Velo', price: '90', body: '', 'param.size': 'M', 'param.mileage': '12' } },
      { line: 2, blank: true },
      { line: 3, fields: { title: 'Velo' } },
    ]);
  });

  it('yields pictures in an array as lines of one field, and refuses other arrays', async () => {
    const lines = ['{"pictures":["1.jpg","https://a.example/2.jpg"]}', '{"pictures":[1]}', '{"title":["Velo"]}'];
    expect(await recordsOf(lines.join('\n'))).toMatchObject([
      { fields: { pictures: '1.jpg\nhttps://a.example/2.jpg' } },
      { unreadable: 'pictures is neither text nor a number' },
      { unreadable: 'title is neither text nor a number' },
    ]);
  });

  it('counts a line without a value as blank', async () => {
    expect(await recordsOf('{"title":"","body":null}\n  \n{}\n{"title":"Velo"}\n')).toMatchObject([
      { line: 1, blank: true },
      { line: 2, blank: true },
      { line: 3, blank: true },
      { line: 4, fields: { title: 'Velo' } },
    ]);
  });

  it.each([
    ['{"title":', /^is not JSON: /],
    ['["title"]', /^is not a JSON object$/],
    ['{"title":{"de":"Velo"}}', /^title is neither text nor a number$/],
    ['{"parameters":"size"}', /^parameters is not an object$/],
    [`{"title":"${'x'.repeat(200_000)}"}`, /^is longer than 64 kB$/],
  ])('loses the line %.20s and no other', async (line, reason) => {
    const [first, second] = await recordsOf(`${line}\n{"title":"Velo"}\n`);
    expect(first).toMatchObject({ line: 1, unreadable: expect.stringMatching(reason) });
    expect(second).toMatchObject({ line: 2, fields: { title: 'Velo' } });
  });

  it('continues from the end of any record as if it had read all before', async () => {
    const content = `{"a":"ü"}\n\n[]\n{"a":"${'x'.repeat(100_000)}"}\r\n{"a":"3"}\n{"a":"4"}`;
    const all = await recordsOf(content);
    expect(all).toHaveLength(6);
    for (const [index, { next }] of all.entries()) {
      expect(await recordsOf(content, next)).toEqual(all.slice(index + 1));
    }
  });
});
