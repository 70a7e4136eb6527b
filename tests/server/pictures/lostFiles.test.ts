import { readdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/listingExamples.ts';
import { createLog } from '#server/http/log.ts';
import { openBrowser } from '#tests/drivers/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/app.ts';
import { correspondentsOf, type Correspondent } from '#tests/drivers/correspondents.ts';
import { formOf, quarters } from '#tests/drivers/photoFiles.ts';

let test: TestApp;
let lines: { readonly level: number; readonly msg: string; readonly file?: string }[];
let ana: Correspondent;

beforeEach(async () => {
  lines = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  test = await openTestApp(() => noon, {}, log);
  ana = await correspondentsOf(test).joins('ana');
});
afterEach(() => test.close());

const photo = async () => formOf(await quarters(400, 200).jpeg().toBuffer());

/** Uploads a photo of an ad, or a picture of a message; returns the address that shows it. */
const brings = {
  async 'a photo of an ad'() {
    const { name } = (await ana.browser.post('/api/v10/insertion/photos.json', { files: await photo() })).json().photo;
    return name as string;
  },
  async 'a picture of a message'() {
    const answer = await ana.browser.post('/api/v10/messaging/pictures.json', { files: await photo() });
    return answer.json().picture.name as string;
  },
};

const addressOf = (name: string) => `/pictures/640/${name}`;

/** The files that people have uploaded. */
async function files(): Promise<readonly string[]> {
  const folder = join(test.folder, 'photos');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

describe.each(Object.keys(brings) as (keyof typeof brings)[])('%s whose file is lost', (what) => {
  it.each([
    ['with its folder', 'a picture is lost', () => rm(join(test.folder, 'photos'), { recursive: true })],
    ['alone', 'a picture is lost', async () => void (await Promise.all((await files()).map((file) => rm(file))))],
  ])('%s is answered 404, with one warning in the log and no error', async (_, msg, lose) => {
    const name = await brings[what]();
    await lose();
    lines = [];
    const { statusCode, headers, body } = await ana.browser.get(addressOf(name));
    expect([statusCode, JSON.parse(body).api.error]).toEqual([404, 'picture.unknown']);
    expect([headers['cache-control'], headers['etag']]).toEqual([undefined, undefined]);
    expect(lines.filter(({ level }) => level > 30)).toEqual([expect.objectContaining({ level: 40, msg, file: name })]);
  });
});

describe('a photo whose file is damaged', () => {
  it.each([0, 100])(
    'to its first %i bytes is answered 404, with one warning in the log and no error',
    async (length) => {
      const name = await brings['a photo of an ad']();
      for (const file of await files()) await truncate(file, length);
      lines = [];
      expect((await ana.browser.get(addressOf(name))).statusCode).toBe(404);
      expect(lines.filter(({ level }) => level > 30)).toEqual([
        expect.objectContaining({ level: 40, msg: 'a picture is damaged' }),
      ]);
    },
  );
});

describe('a missing file of the web', () => {
  it.each(['/assets/gone-12345678.js', '/assets/', '/assets/..%2f..%2fkeys.db', '/assets/a/b.css'])(
    '%s is answered 404, and no error is logged',
    async (url) => {
      expect((await openBrowser(test).get(url)).statusCode).toBe(404);
      expect(lines.filter(({ level }) => level > 40)).toEqual([]);
    },
  );
});
