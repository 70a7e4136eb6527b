import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '#server/config.ts';
import type { Counts } from '#server/import/counts.ts';
import { runImport, type ImportRequest } from '#server/work/runImport.ts';
import { openMarket, openMarketReadOnly } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import { openPhotoFiles } from '#server/pictures/photos/openPhotoFiles.ts';
import { openPhotos } from '#server/pictures/photos/photos.ts';
import { coloursOf, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { photosBelow } from '#tests/drivers/insertion/photos/photoPlaces.ts';
import { content, startPictureServer, status, tagged, type PictureServer } from '#tests/drivers/fakes/pictureServer.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

/** Contract tests of imported pictures, for every database engine. */
export function describeImportPictures(engine: string, openEngine: () => Promise<Pick<Config, 'databaseUrl'>>): void {
  let folder: TemporaryFolder;
  let server: PictureServer;
  let config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  beforeEach(async () => {
    folder = temporaryFolder();
    server = await startPictureServer();
    config = { ...(await openEngine()), dataDir: join(folder.path, 'data') };
  });
  afterEach(async () => {
    await server.close();
    folder.remove();
  });

  const columns = 'external_id,seller_id,title,category,price,postcode,pictures';
  const velo = (id: number | string, pictures: string, title = `Velo ${id}`) =>
    `${id},shop,${title},4020,90,3011,${pictures}`;
  const file = (...rows: readonly string[]) => folder.write('velos.csv', `${[columns, ...rows].join('\n')}\n`);

  async function imports(
    path: string,
    { stop, ...request }: Partial<ImportRequest> & { readonly stop?: AbortController } = {},
  ) {
    const result = await runImport({ file: path, format: 'listings', dryRun: false, ...request }, config, {
      fetching: server.fetching(),
      ...(stop && { signal: stop.signal }),
    });
    if (!('counts' in result)) throw new Error('These are places');
    const counts = Object.entries(result.counts).filter(([, count]) => count !== 0);
    const report = result.report === undefined ? '' : readFileSync(result.report, 'utf8');
    return {
      finished: result.finished,
      counts: Object.fromEntries(counts) as Partial<Counts>,
      reported: report.trim().split('\n').slice(1),
    };
  }

  async function reading<T>(work: (market: Market) => Promise<T>): Promise<T> {
    const market = await openMarketReadOnly(config);
    try {
      return await work(market);
    } finally {
      await market.close();
    }
  }

  const facts = () => reading(({ store }) => store.readAll(0, 10_000));

  /** The pictures of each ad, by the ad's title, as its facts record them. */
  async function images(): Promise<Record<string, readonly string[]>> {
    const titles = new Map<string, string>();
    const found: Record<string, readonly string[]> = {};
    for (const { stream, type, data } of await facts()) {
      const { content: drafted, changes } = data as Record<string, { title: string; images?: readonly string[] }>;
      if (type === 'listing.drafted') titles.set(stream, drafted!.title);
      const reported = type === 'listing.drafted' ? drafted?.images : changes?.images;
      if (reported) found[titles.get(stream)!] = reported;
    }
    return found;
  }

  async function photo(name: string): Promise<Buffer> {
    return reading(async (market) => (await openPhotos(market, await openPhotoFiles(config)).read(name))!);
  }

  const coloured = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();

  describe(`pictures of imported ads, facts in ${engine}`, () => {
    it('come from addresses and from the folder, like any other photo, in the order of the row', async () => {
      const turned = await quarters(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
      mkdirSync(join(folder.path, 'bilder'));
      writeFileSync(join(folder.path, 'bilder', '1.jpg'), turned);
      server.on('/red.png', content(await coloured('#f00')));
      const { counts, reported } = await imports(
        file(velo(1, `bilder/1.jpg|${server.at('/red.png')}`), velo(2, ''), velo(3, server.at('/red.png'))),
      );
      expect([counts, reported]).toEqual([{ new: 3, pictures: 3 }, []]);
      const { 'Velo 1': both, 'Velo 2': none, 'Velo 3': one } = await images();
      expect(both).toHaveLength(2);
      expect([none, one]).toEqual([[], [both![1]]]);
      const first = await photo(both![0]!);
      expect(await coloursOf(first)).toBe('brwg');
      const { format, width, height, exif } = await sharp(first).metadata();
      expect([format, width, height, exif]).toEqual(['webp', 200, 400, undefined]);
      expect(server.requested).toEqual(['/red.png']);
    });

    it('change nothing the second time: unchanged pictures are neither sent nor stored again', async () => {
      const path = folder.write('1.png', await coloured('#0f0'));
      utimesSync(path, 1, 1);
      server.on('/red.png', tagged(await coloured('#f00'), '"v1"'));
      server.on('/plain.png', content(await coloured('#00f')));
      const rows = file(velo(1, `1.png|${server.at('/red.png')}`), velo(2, server.at('/plain.png')));
      await imports(rows);
      const before = { facts: await facts(), stored: await photosBelow(config.dataDir) };
      // The import does not read a picture file again if its size and time are unchanged.
      writeFileSync(path, Buffer.alloc(statSync(path).size));
      utimesSync(path, 1, 1);
      const { counts, reported } = await imports(rows);
      expect([counts, reported]).toEqual([{ unchanged: 2, pictures: 3 }, []]);
      expect(await facts()).toEqual(before.facts);
      expect([before.stored, await photosBelow(config.dataDir)]).toEqual([3, 3]);
      const conditions = server.requests.slice(2).map(({ url, headers }) => [url, headers['if-none-match']]);
      expect(Object.fromEntries(conditions)).toEqual({ '/plain.png': undefined, '/red.png': '"v1"' });
    });

    it('of the same content are stored once, whatever their source', async () => {
      const red = await coloured('#f00');
      for (const name of ['/1.png', '/2.png', '/3.png']) server.on(name, content(red));
      folder.write('4.png', red);
      const at = (name: string) => server.at(name);
      await imports(file(velo(1, `${at('/1.png')}|${at('/2.png')}`), velo(2, at('/3.png')), velo(3, '4.png')));
      const all = Object.values(await images());
      expect(all.map((each) => each.length)).toEqual([1, 1, 1]);
      expect(new Set(all.flat()).size).toBe(1);
      expect(await photosBelow(config.dataDir)).toBe(1);
    });

    it('that are unavailable lose no ad, are reported, and are tried again by the next import', async () => {
      const red = await coloured('#f00');
      const gone = server.at('/gone.png');
      server.on('/red.png', content(red));
      server.on('/text.png', content('<html>Sorry</html>'));
      server.on('/heic.jpg', content(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')));
      folder.write('cut.png', red.subarray(0, 60));
      const rows = file(
        velo(1, `${gone}|${server.at('/red.png')}`),
        velo(2, [server.at('/text.png'), server.at('/heic.jpg'), 'cut.png', '../x.png', 'none.png'].join('|')),
      );
      const first = await imports(rows);
      expect(first.counts).toEqual({ new: 2, warnings: 6, pictures: 1 });
      expect(first.reported).toEqual([
        `2,warning,pictures,${gone},answered 404; imported without it,1`,
        `3,warning,pictures,${server.at('/text.png')},"is not an image: it must be JPEG, PNG, WebP, AVIF, GIF or TIFF; imported without it",2`,
        `3,warning,pictures,${server.at('/heic.jpg')},"is HEIC, which browsers do not show: convert it to JPEG; imported without it",2`,
        '3,warning,pictures,cut.png,is a picture that cannot be read to its end; imported without it,2',
        '3,warning,pictures,../x.png,is not inside the folder of pictures; imported without it,2',
        '3,warning,pictures,none.png,is not in the folder of pictures; imported without it,2',
      ]);
      server.on('/gone.png', content(await coloured('#0f0')));
      folder.write('cut.png', red);
      const second = await imports(rows);
      expect(second.counts).toEqual({ changed: 2, warnings: 4, pictures: 3 });
      const found = await images();
      expect([found['Velo 1']!.length, found['Velo 2']]).toEqual([2, [found['Velo 1']![1]]]);
    });

    it('are the current content of their address, and stay while the address has none', async () => {
      const address = server.at('/1.png');
      server.on('/1.png', tagged(await coloured('#f00'), '"v1"'), tagged(await coloured('#0f0'), '"v2"'), status(404));
      const rows = file(velo(1, address));
      await imports(rows);
      const { 'Velo 1': red } = await images();
      expect((await imports(rows)).counts).toEqual({ changed: 1, pictures: 1 });
      const { 'Velo 1': green } = await images();
      expect(green).not.toEqual(red);
      const third = await imports(rows);
      expect(third.counts).toEqual({ unchanged: 1, warnings: 1, pictures: 1 });
      expect(third.reported).toEqual([`2,warning,pictures,${address},answered 404; imported as it was before,1`]);
    });

    it('are fetched again once their photo has left the market', async () => {
      server.on('/1.png', tagged(await coloured('#f00'), '"v1"'));
      const rows = file(velo(1, server.at('/1.png')));
      await imports(rows);
      const market = await openMarket(config);
      await market.store.write([{ sql: 'DELETE FROM photos', parameters: [] }]);
      await market.close();
      expect((await imports(rows)).counts).toEqual({ unchanged: 1, pictures: 1 });
      expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
      expect(await photo((await images())['Velo 1']![0]!)).toBeDefined();
    });

    it('stay with an ad whose file omits them, and go when the file lists none', async () => {
      folder.write('1.png', await coloured('#f00'));
      await imports(file(velo(1, '1.png')));
      const without = [columns, velo(1, '', 'Rennvelo')].map((line) => line.slice(0, line.lastIndexOf(',')));
      expect((await imports(folder.write('velos.csv', without.join('\n')))).counts).toEqual({ changed: 1 });
      expect((await images())['Velo 1']).toHaveLength(1);
      expect((await imports(file(velo(1, '', 'Rennvelo')))).counts).toEqual({ changed: 1 });
      expect((await images())['Velo 1']).toEqual([]);
    });

    it('are requested once in an import, however many ads name them, even when they fail', async () => {
      server.on('/logo.png', content(await coloured('#f00')));
      const both = `${server.at('/logo.png')}|${server.at('/gone.png')}`;
      const rows = Array.from({ length: 400 }, (_, index) => velo(index, both));
      expect((await imports(file(...rows))).counts).toEqual({ new: 400, warnings: 400, pictures: 400 });
      expect(server.requested.toSorted()).toEqual(['/gone.png', '/logo.png']);
    });

    it('come from the folder that --pictures names', async () => {
      const elsewhere = temporaryFolder();
      elsewhere.write('1.png', await coloured('#f00'));
      const rows = file(velo(1, '1.png'));
      expect((await imports(rows)).counts).toEqual({ new: 1, warnings: 1 });
      expect((await imports(rows, { pictures: elsewhere.path })).counts).toEqual({ changed: 1, pictures: 1 });
      elsewhere.remove();
    });

    it('are checked and not fetched with --dry-run, which writes nothing', async () => {
      folder.write('1.png', await coloured('#0f0'));
      server.on('/red.png', content(await coloured('#f00')));
      const fine = velo(1, `1.png|${server.at('/red.png')}`);
      const rows = file(fine, velo(2, 'none.png|http://10.0.0.1/1.png'));
      const { counts, reported } = await imports(rows, { dryRun: true });
      expect(counts).toEqual({ new: 2, warnings: 2, pictures: 2 });
      expect(reported).toEqual([
        '3,warning,pictures,none.png,is not in the folder of pictures; imported without it,2',
        '3,warning,pictures,http://10.0.0.1/1.png,names port 80: pictures come from ports 80 and 443 alone; imported without it,2',
      ]);
      expect([server.requested, existsSync(config.dataDir)]).toEqual([[], false]);

      await imports(file(fine));
      const requested = server.requested.length;
      expect((await imports(file(fine), { dryRun: true })).counts).toEqual({ unchanged: 1, pictures: 2 });
      writeFileSync(join(folder.path, '1.png'), await quarters().png().toBuffer());
      expect((await imports(file(fine), { dryRun: true })).counts).toEqual({ changed: 1, pictures: 2 });
      expect(server.requested).toHaveLength(requested);
    });

    it('that are pending do not delay an interruption, and are fetched by the continued import', async () => {
      const green = await coloured('#0f0');
      server.on('/1.png', content(await coloured('#f00')));
      const stop = new AbortController();
      server.on('/2.png', () => stop.abort(), content(green));
      const rows = file(velo(1, server.at('/1.png')), velo(2, server.at('/2.png')));
      expect(await imports(rows, { stop })).toMatchObject({ finished: false, counts: {} });
      expect(await imports(rows)).toMatchObject({ finished: true, counts: { new: 2, pictures: 2 } });
      expect(await photosBelow(config.dataDir)).toBe(2);
    });
  });
}
