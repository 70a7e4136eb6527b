import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { day } from '#machines/market/units.ts';
import { openMarket } from '#server/market.ts';
import { diskFiles } from '#server/pictures/photos/photoFiles.ts';
import { openPhotos, type Photo } from '#server/pictures/photos/photos.ts';
import { formOf, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { startServerProcess, type ServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

let temporary: TemporaryFolder;
let server: ServerProcess | undefined;

beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  temporary.remove();
});

const starts = async () => {
  server = await startServerProcess({ DATA_DIR: temporary.path, DEMO: '0' });
  return server;
};

const statusOf = async ({ url }: ServerProcess, { name }: Pick<Photo, 'name'>) =>
  (await fetch(`${url}/pictures/160/${name}`)).status;

it('a photo whose upload was confirmed exists after the server was killed', async () => {
  const first = await starts();
  const answer = await fetch(`${first.url}/api/v10/insertion/photos.json`, {
    method: 'POST',
    body: formOf(await quarters().jpeg().toBuffer()),
    headers: { 'x-api-hash': 'test', 'x-csrf-token': 'anonymous', cookie: 'allmend_csrf=anonymous' },
  });
  const { photo } = (await answer.json()) as { photo: Photo };
  await first.end('SIGKILL');
  expect(await statusOf(await starts(), photo)).toBe(200);
});

it('a server removes photos that were unused for a week, and nothing else', async () => {
  const market = await openMarket({ dataDir: temporary.path });
  const brings = async (age: number, width: number) => {
    const bytes = await quarters(width).webp().toBuffer();
    const photos = openPhotos({ ...market, clock: () => Date.now() - age }, diskFiles(join(temporary.path, 'photos')));
    return photos.keep({ bytes, width, height: 200 });
  };
  const [old, young] = [await brings(7 * day, 300), await brings(6 * day, 400)];
  await market.close();
  const running = await starts();
  const files = async () =>
    (await readdir(join(temporary.path, 'photos'), { recursive: true })).filter((file) => file.endsWith('.webp'))
      .length;
  await expect.poll(files).toBe(1);
  expect([await statusOf(running, old), await statusOf(running, young)]).toEqual([404, 200]);
});
