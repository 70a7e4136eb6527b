import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { carReader } from '#server/import/formats/carsFormat.ts';
import { modelName } from '#server/import/formats/carWords.ts';
import { rowNotes } from '#server/import/rowProblems.ts';

const peugeot = {
  dateCrawled: '2016-03-26 17:47:46',
  name: 'Peugeot_807_160_NAVTECH_ON_BOARD',
  seller: 'privat',
  offerType: 'Angebot',
  price: '$5,000',
  abtest: 'control',
  vehicleType: 'bus',
  yearOfRegistration: '2004',
  gearbox: 'manuell',
  powerPS: '158',
  model: 'andere',
  odometer: '150,000km',
  monthOfRegistration: '3',
  fuelType: 'lpg',
  brand: 'peugeot',
  notRepairedDamage: 'nein',
  dateCreated: '2016-03-26 00:00:00',
  nrOfPictures: '0',
  postalCode: '79588',
  lastSeen: '2016-04-06 06:45:54',
};

function read(changes: Partial<typeof peugeot> & { pictures?: string } = {}) {
  const notes = rowNotes(2);
  const listing = carReader({ seller: 'import-cars', thisYear: 2026 })({ ...peugeot, ...changes }, notes);
  return {
    listing,
    content: listing?.content,
    problems: notes.problems.map(({ kind, field, value }) => `${kind} ${field} ${value}`),
  };
}

describe('a row of the cars export', () => {
  it('may name pictures in an additional column', () => {
    expect(read().listing?.pictures).toBeUndefined();
    expect(read({ pictures: 'https://garage.example/807.jpg|807.jpg' }).listing?.pictures).toEqual([
      'https://garage.example/807.jpg',
      '807.jpg',
    ]);
  });

  it('becomes an ad in category 2020, with its German words replaced by those of the market', () => {
    expect(read()).toMatchObject({
      problems: [],
      listing: {
        seller: { id: 'import-cars', name: 'Private Anbieter', kind: 'private' },
        origin: { source: 'import:cars' },
      },
      content: {
        title: 'Peugeot 807 160 NAVTECH ON BOARD',
        language: 'de',
        category: 2020,
        kind: 'offer',
        price: { kind: 'amount', francs: 5000 },
        place: { country: 'DE', postcode: '79588', locality: '' },
        images: [],
      },
    });
    expect(read().content?.parameters).toEqual({
      brand: 'peugeot',
      vehicleType: 'van',
      registrationYear: 2004,
      mileage: 150_000,
      fuel: 'lpg',
      gearbox: 'manual',
      horsepower: 158,
    });
  });

  it('lists the data of the row in its text, and nothing else', () => {
    expect(read({ model: 'c_klasse', brand: 'mercedes_benz', notRepairedDamage: 'ja' }).content?.body).toBe(
      [
        'Marke: Mercedes-Benz',
        'Modell: C-Klasse',
        'Fahrzeugart: Bus',
        'Erstzulassung: 03/2004',
        'Kilometerstand: 150’000 km',
        'Treibstoff: Autogas (LPG)',
        'Getriebe: Handschaltung',
        'Leistung: 158 PS',
        'Unreparierter Schaden: ja',
      ].join('\n'),
    );
    const bare = { vehicleType: '', fuelType: '', gearbox: '', notRepairedDamage: '', odometer: '', powerPS: '' };
    expect(read({ ...bare, monthOfRegistration: '0', brand: 'sonstige_autos' }).content).toMatchObject({
      body: 'Erstzulassung: 2004',
      parameters: { brand: 'other', registrationYear: 2004 },
    });
  });

  it('is identified by the SHA-256 of name, dateCreated, postalCode, year and model', () => {
    const values = ['Peugeot_807_160_NAVTECH_ON_BOARD', '2016-03-26 00:00:00', '79588', '2004', 'andere'];
    const externalId = createHash('sha256').update(values.join('\n')).digest('hex');
    expect(read().listing?.origin.externalId).toBe(externalId);
    const changes = { price: '$1', powerPS: '1', lastSeen: '2016-05-01 00:00:00', odometer: '5,000km' };
    expect(read(changes).listing?.origin.externalId).toBe(externalId);
    for (const column of ['name', 'dateCreated', 'postalCode', 'yearOfRegistration', 'model'] as const) {
      expect(read({ [column]: `${peugeot[column].slice(0, -1)}5` }).listing?.origin.externalId).not.toBe(externalId);
    }
  });

  it('stores the dates of the file with the ad', () => {
    expect(read().listing?.origin.externalInfo).toEqual({
      dateCreated: '2016-03-26 00:00:00',
      dateCrawled: '2016-03-26 17:47:46',
      lastSeen: '2016-04-06 06:45:54',
    });
  });

  it('belongs to a company when its seller is one, and is a wanted ad when it is a Gesuch', () => {
    expect(read({ seller: 'gewerblich', offerType: 'Gesuch' }).listing).toMatchObject({
      seller: { id: 'import-cars-company', kind: 'company' },
      content: { kind: 'wanted' },
    });
  });

  it('has its price on request when the file says 0', () => {
    expect(read({ price: '$0' })).toMatchObject({ problems: [], content: { price: { kind: 'onRequest' } } });
  });

  it('has a German postcode without canton, also when a lost zero makes it look Swiss', () => {
    expect(read({ postalCode: '7426' }).content?.place).toEqual({ country: 'DE', postcode: '07426', locality: '' });
  });

  it.each(['1884', '9996', '2017', '20xx'])('loses the impossible year %s, and nothing else', (year) => {
    const { content, problems } = read({ yearOfRegistration: year });
    expect(problems).toEqual([`warning yearOfRegistration ${year}`]);
    expect(content?.parameters).not.toHaveProperty('registrationYear');
    expect(content?.parameters).toMatchObject({ brand: 'peugeot', horsepower: 158 });
    expect(content?.body).not.toContain('Erstzulassung');
  });

  it('accepts the year in which the ad was written, and an old one', () => {
    for (const year of ['2016', '1910']) {
      expect(read({ yearOfRegistration: year })).toMatchObject({
        problems: [],
        content: { parameters: { registrationYear: Number(year) } },
      });
    }
  });

  it.each([
    ['powerPS', '0', 'horsepower'],
    ['powerPS', '6512', 'horsepower'],
    ['odometer', 'wenig', 'mileage'],
    ['odometer', '3,000,000km', 'mileage'],
    ['fuelType', 'kohle', 'fuel'],
    ['gearbox', 'constructor', 'gearbox'],
    ['vehicleType', 'panzer', 'vehicleType'],
    ['brand', 'hispano_suiza', 'brand'],
  ] as const)('loses %s %s with a warning, and nothing else', (column, value, parameter) => {
    const { content, problems } = read({ [column]: value });
    expect(problems).toEqual([`warning ${column} ${value}`]);
    expect(content?.parameters).not.toHaveProperty(parameter);
    expect(Object.keys(content?.parameters ?? {})).toHaveLength(6);
  });

  it('has its title cut at 120 graphemes, with a warning', () => {
    const { content, problems } = read({ name: `${'🚗'.repeat(119)}_xy` });
    expect(content?.title).toBe('🚗'.repeat(119));
    expect(problems).toHaveLength(1);
    expect(read({ name: '_A__B c_' }).content?.title).toBe('A B c');
  });

  it.each([
    ['seller', 'niemand'],
    ['offerType', 'Tausch'],
    ['price', 'VB'],
    ['postalCode', 'D-79588'],
    ['name', '_'],
  ] as const)('is refused for a %s that is %j', (column, value) => {
    const { listing, problems } = read({ [column]: value });
    expect(listing).toBeUndefined();
    expect(problems).toEqual([`refused ${column} ${value}`]);
  });

  it('reports all reasons to refuse a row together', () => {
    expect(read({ price: 'VB', seller: '' }).problems).toEqual(['refused seller ', 'refused price VB']);
  });
});

it.each([
  ['golf', 'Golf'],
  ['3er', '3er'],
  ['a4', 'A4'],
  ['300c', '300C'],
  ['a_klasse', 'A-Klasse'],
  ['mx_reihe', 'MX-Reihe'],
  ['i_reihe', 'i-Reihe'],
  ['x_trail', 'X-Trail'],
  ['range_rover', 'Range Rover'],
  ['kaefer', 'Käfer'],
  ['andere', ''],
  ['', ''],
  ['neu_für_uns', 'Neu-Für-Uns'],
  ['constructor', 'Constructor'],
])('the model %j is written %j', (word, name) => {
  expect(modelName(word)).toBe(name);
});
