import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localitiesNamed, localityByPostcode } from '#market/places/localities.ts';
import { importLocalities, previewLocalities } from '#server/import/importLocalities.ts';
import { openSource } from '#server/import/formats/formats.ts';
import { readLocalities } from '#server/import/formats/localitiesFormat.ts';
import { localityTable } from '#server/localities/localityTable.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const official = new URL('../../../../shared/data/official-localities-wgs84.csv', import.meta.url).pathname;
const names = 'Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache;Validity';

let folder: TemporaryFolder;
let test: TestMarket;
beforeEach(async () => {
  folder = temporaryFolder();
  test = await openTestMarket(() => 0);
});
afterEach(async () => {
  await test.close();
  folder.remove();
});

async function read(...rows: readonly string[]) {
  const file = folder.write('directory.csv', `\uFEFF# Source: swisstopo\r\n${[names, ...rows].join('\r\n')}\r\n`);
  return readLocalities((await openSource(file, 'localities')).source);
}

const place = (postcode: string, name: string, canton: string) => ({ postcode, name, canton, subregion: null });
const zwillikon = 'Zwillikon;8909;00;Affoltern am Albis;2;ZH;8.43;47.28;de;2008-07-01';
const bern = 'Bern;3011;00;Bern;351;BE;7.44;46.94;de;2008-07-01';
const vaduz = 'Vaduz;9490;00;Vaduz;7001;;9.52;47.14;de;2008-07-01';

describe('the official directory of towns and cities', () => {
  it('contains places with canton and coordinates, also of Liechtenstein, the important ones first', async () => {
    const { rows, localities, problems } = await read(zwillikon, vaduz, bern);
    expect([rows, problems]).toEqual([3, []]);
    expect(localities).toEqual([
      { ...place('3011', 'Bern', 'BE'), longitude: 7.44, latitude: 46.94, rank: 0, municipality: 'Bern' },
      { ...place('9490', 'Vaduz', 'FL'), longitude: 9.52, latitude: 47.14, rank: 1, municipality: 'Vaduz' },
      {
        ...place('8909', 'Zwillikon', 'ZH'),
        longitude: 8.43,
        latitude: 47.28,
        rank: 2,
        municipality: 'Affoltern am Albis',
      },
    ]);
  });

  it('contains communes without the distinguishing canton, and parts of the canton when a file has them', async () => {
    const { localities } = await read('Buchs ZH;8107;00;Buchs (ZH);83;ZH;8.44;47.46;de;2008-07-01');
    expect(localities).toMatchObject([{ name: 'Buchs ZH', municipality: 'Buchs', subregion: null }]);
    const file = folder.write('parts.csv', `Bezirksname;${names}\r\nBezirk Dielsdorf;${zwillikon}\r\n`);
    const parts = await readLocalities((await openSource(file, 'localities')).source);
    expect(parts.localities).toMatchObject([{ subregion: 'bezirk-dielsdorf' }]);
    await importLocalities(test.market, parts);
    expect((await localityTable(test.market)).all).toMatchObject([
      { municipality: 'Affoltern am Albis', subregion: 'bezirk-dielsdorf' },
    ]);
  });

  it('has a place in several municipalities once, in the canton of the one of its name or of most of its postcode', async () => {
    const { localities } = await read(
      'Dietikon;8953;00;Bergdietikon;4023;AG;8.38;47.38;de;2008-07-01',
      'Dietikon;8953;00;Dietikon;243;ZH;8.40;47.40;de;2008-07-01',
      'Gerlikon;8500;02;Gachnang;4571;ZH;8.85;47.54;de;2008-07-01',
      'Gerlikon;8500;02;Frauenfeld;4566;TG;8.86;47.55;de;2008-07-01',
      'Frauenfeld;8500;00;Frauenfeld;4566;TG;8.89;47.55;de;2008-07-01',
    );
    expect(localities.map(({ name, canton }) => `${name} ${canton}`).toSorted()).toEqual([
      'Dietikon ZH',
      'Frauenfeld TG',
      'Gerlikon TG',
    ]);
  });

  it.each([
    ['PLZ', ';30;00;Bern;351;BE;7.44;46.94;de;x', 'Ortschaftsname'],
    ['a canton', 'Bern;3011;00;Bern;351;XX;7.44;46.94;de;x', 'Kantonskürzel'],
    ['Swiss coordinates instead of degrees', 'Bern;3011;00;Bern;351;BE;2600000;46.94;de;x', 'E'],
    ['a missing coordinate', 'Bern;3011;00;Bern;351;BE;7.44;;de;x', 'N'],
  ])('refuses a row with a wrong %s and accepts the others', async (_, row, field) => {
    const { localities, problems } = await read(row, zwillikon);
    expect(localities).toHaveLength(1);
    expect(problems.map((problem) => [problem.line, problem.kind])).toContainEqual([3, 'refused']);
    expect(problems.map((problem) => problem.field)).toContain(field);
  });

  it('becomes the table of places of the market', async () => {
    expect(await importLocalities(test.market, await read(bern, zwillikon))).toEqual({
      new: 2,
      changed: 0,
      unchanged: 0,
      gone: 0,
    });
    const table = await localityTable(test.market);
    expect(table.all).toHaveLength(2);
    expect(localityByPostcode(table, '8909')).toMatchObject({ name: 'Zwillikon', region: 23 });
    expect(localitiesNamed(table, 'berne')).toMatchObject([{ name: 'Bern' }]);
  });

  it('changes only the differences when it is imported again', async () => {
    await importLocalities(test.market, await read(bern, zwillikon));
    expect(await importLocalities(test.market, await read(bern, zwillikon))).toEqual({
      new: 0,
      changed: 0,
      unchanged: 2,
      gone: 0,
    });

    const later = await read(bern.replace('7.44', '7.45'), vaduz);
    const changes = { new: 1, changed: 1, unchanged: 0, gone: 1 };
    expect(await previewLocalities(test.market, later)).toEqual(changes);
    expect((await localityTable(test.market)).all).toHaveLength(2);
    expect(await importLocalities(test.market, later)).toEqual(changes);
    expect((await localityTable(test.market)).all.map(({ name }) => name)).toEqual(['Bern', 'Vaduz']);
  });

  it.skipIf(!existsSync(official))('is read completely from the real file, each postcode and name once', async () => {
    const { rows, localities, problems } = await readLocalities((await openSource(official, 'localities')).source);
    expect([rows, problems]).toEqual([5771, []]);
    expect(new Set(localities.map(({ postcode, name }) => `${postcode} ${name}`)).size).toBe(localities.length);
    expect(localities.slice(0, 4).map(({ name }) => name)).toEqual(['Zürich', 'Genève', 'Basel', 'Bern']);
    const canton = (postcode: string, name: string) =>
      localities.find((place) => place.postcode === postcode && place.name === name)?.canton;
    expect([canton('8953', 'Dietikon'), canton('8500', 'Gerlikon'), canton('9487', 'Gamprin-Bendern')]).toEqual([
      'ZH',
      'TG',
      'FL',
    ]);
  });
});
