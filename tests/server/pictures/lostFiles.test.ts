import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { createLog } from '#server/http/log.ts';
import { messagePicturesOf } from '#server/messaging/exportedConversations.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { filesIn } from '#tests/drivers/files/archive.ts';
import { correspondentsOf, type Correspondent } from '#tests/drivers/messaging/correspondents.ts';
import { formOf, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';

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

/** The paths of the photo files that people have uploaded. */
async function files(): Promise<readonly string[]> {
  const folder = join(test.folder, 'photos');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

describe.each(Object.keys(brings) as (keyof typeof brings)[])('%s whose file is lost', (what) => {
  it.each([
    ['with its folder', 'a picture is lost', () => rm(join(test.folder, 'photos'), { recursive: true })],
    ['alone', 'a picture is lost', async () => void (await Promise.all((await files()).map((file) => rm(file))))],
    [
      'to a folder of its name',
      'a picture is lost',
      async () => {
        for (const file of await files()) {
          await rm(file);
          await mkdir(file);
        }
      },
    ],
    [
      'to a file in the place of its folder',
      'a picture is lost',
      async () => {
        for (const file of await files()) {
          await rm(dirname(file), { recursive: true });
          await writeFile(dirname(file), '');
        }
      },
    ],
  ])('%s answers 404, with one warning in the log and no error', async (_, msg, lose) => {
    const name = await brings[what]();
    await lose();
    lines = [];
    const { statusCode, headers, body } = await ana.browser.get(addressOf(name));
    expect([statusCode, JSON.parse(body).api.error]).toEqual([404, 'picture.unknown']);
    expect([headers['cache-control'], headers['etag']]).toEqual([undefined, undefined]);
    expect(lines.filter(({ level }) => level > 30)).toEqual([expect.objectContaining({ level: 40, msg, file: name })]);
  });

  it('leaves one warning in the log, however often it is requested', async () => {
    const name = await brings[what]();
    for (const file of await files()) await rm(file);
    lines = [];
    for (const width of [320, 640, 640]) {
      expect((await ana.browser.get(`/pictures/${width}/${name}`)).statusCode).toBe(404);
    }
    expect(lines.filter(({ level }) => level > 30)).toHaveLength(1);
  });

  it('that is unreadable answers 503, with one line in the log', async () => {
    const name = await brings[what]();
    const [file] = await files();
    await rm(file!);
    // The file becomes a symbolic link to itself: making it unreadable would not suffice, since root can read every
    // file.
    await symlink(file!, file!);
    lines = [];
    const { statusCode, body } = await ana.browser.get(addressOf(name));
    expect([statusCode, JSON.parse(body).api.error]).toEqual([503, 'api.fault']);
    expect(lines.filter(({ level }) => level > 30)).toHaveLength(1);
  });
});

describe('a photo whose file is damaged', () => {
  it.each([0, 100])('to its first %i bytes answers 404, with one warning in the log and no error', async (length) => {
    const name = await brings['a photo of an ad']();
    for (const file of await files()) await truncate(file, length);
    lines = [];
    expect((await ana.browser.get(addressOf(name))).statusCode).toBe(404);
    expect(lines.filter(({ level }) => level > 30)).toEqual([
      expect.objectContaining({ level: 40, msg: 'a picture is damaged' }),
    ]);
  });
});

/** Damages of a file that failing disks cause. */
const damages: readonly [string, (bytes: Buffer) => Uint8Array][] = [
  ['empty', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from('x')],
  ['cut', (bytes) => bytes.subarray(0, 100)],
  ['of another bit', (bytes) => bytes.map((byte, at) => (at === 60 ? byte ^ 1 : byte))],
];

describe.each(damages)('the file of a message’s picture that is %s', (_, damaged) => {
  beforeEach(async () => {
    await brings['a picture of a message']();
    for (const file of await files()) await writeFile(file, damaged(await readFile(file)));
    lines = [];
  });

  it('answers 404, with one warning in the log and no error', async () => {
    const [name] = await messagePicturesOf(test.market, ana.id);
    expect((await ana.browser.get(addressOf(name!))).statusCode).toBe(404);
    expect(lines.filter(({ level }) => level > 30)).toEqual([
      expect.objectContaining({ level: 40, msg: 'a picture is damaged', file: name }),
    ]);
  });

  it('is omitted from the export, which names it', async () => {
    const answer = await ana.browser.get('/api/v10/account/export.zip');
    expect(answer.statusCode).toBe(200);
    const names = await messagePicturesOf(test.market, ana.id);
    const entries = filesIn(answer.rawPayload);
    expect(JSON.parse(String(entries['missing.json']))).toEqual(names);
    expect(Object.keys(entries)).not.toContain(names[0]);
  });
});

describe.each([
  ['empty', ''],
  ['cut', undefined],
  ['text', 'not a picture'],
])('the file of an ad’s photo that is %s', (_, content) => {
  let name: string;
  beforeEach(async () => {
    name = await brings['a photo of an ad']();
    for (const file of await files()) await writeFile(file, content ?? (await readFile(file)).subarray(0, 100));
    lines = [];
  });

  it('cannot be edited, like a removed one', async () => {
    const edits = () => ana.browser.post('/api/v10/insertion/photos/edits.json', { json: { name, turns: 1 } });
    const answer = await edits();
    for (const file of await files()) await rm(file);
    const removed = await edits();
    expect([answer.statusCode, answer.json()]).toEqual([removed.statusCode, removed.json()]);
    expect(lines.filter(({ level }) => level > 40)).toEqual([]);
  });

  it('is replaced when the same photo is uploaded again', async () => {
    expect(await brings['a photo of an ad']()).toBe(name);
    expect((await ana.browser.get(addressOf(name))).statusCode).toBe(200);
    expect((await files()).length).toBe(2);
    await brings['a photo of an ad']();
    expect((await files()).length).toBe(2);
  });
});

describe('a missing file of the web', () => {
  it.each(['/assets/gone-12345678.js', '/assets/', '/assets/..%2f..%2fkeys.db', '/assets/a/b.css'])(
    '%s answers 404, and no error is logged',
    async (url) => {
      expect((await openBrowser(test).get(url)).statusCode).toBe(404);
      expect(lines.filter(({ level }) => level > 40)).toEqual([]);
    },
  );
});
