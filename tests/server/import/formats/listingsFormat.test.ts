import { describe, expect, it } from 'vitest';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { listingReader } from '#server/import/formats/listingsFormat.ts';
import { placesOf } from '#server/import/formats/places.ts';
import { rowNotes } from '#server/import/rowProblems.ts';

const velo = {
  external_id: 'velo-17',
  seller_id: 'veloeck',
  title: 'Damenvelo',
  category: '4020',
  price: "1'250.–",
  postcode: '3011',
};

function read(changes: Record<string, string> = {}, seller?: string) {
  const notes = rowNotes(2);
  const reader = listingReader({ ...(seller && { seller }), placeOf: placesOf(swissLocalities) });
  const listing = reader({ ...velo, ...changes }, notes);
  return {
    listing,
    content: listing?.content,
    problems: notes.problems.map(({ kind, field, value, reason }) => [kind, field, value, reason]),
  };
}

describe('a row of our own template', () => {
  it('needs six fields; the others have a default', () => {
    expect(read()).toEqual({
      problems: [],
      content: read().listing?.content,
      listing: {
        seller: { id: 'veloeck' },
        origin: { source: 'import:listings', externalId: 'velo-17' },
        content: {
          title: 'Damenvelo',
          body: '',
          language: 'de',
          category: 4020,
          kind: 'offer',
          price: { kind: 'amount', francs: 1250 },
          place: { country: 'CH', postcode: '3011', locality: 'Bern', region: 4 },
          parameters: {},
          images: [],
        },
      },
    });
  });

  it('names pictures, which become its images only when they are available', () => {
    const { listing, content, problems } = read({ pictures: 'https://veloeck.example/17.jpg|17.png|data:,' });
    expect([listing?.pictures, content?.images]).toEqual([['https://veloeck.example/17.jpg', '17.png'], []]);
    const flaw = 'is neither an address with http or https nor a file name; imported without it';
    expect(problems).toEqual([['warning', 'pictures', 'data:,', flaw]]);
  });

  it('accepts every parameter of every category', () => {
    for (const { id } of categoryTree.flatMap((top) => [top, ...top.children])) {
      const reported = parametersFor(id).map((parameter): readonly [string, string | number] => {
        if (parameter.kind === 'number') return [parameter.key, parameter.max];
        return [parameter.key, parameter.kind === 'choice' ? parameter.choices.at(-1)! : 'Ein Wort'];
      });
      const columns = reported.map(([key, value]) => [`param.${key}`, String(value)]);
      const { content, problems } = read({ category: String(id), ...Object.fromEntries(columns) });
      expect(content?.parameters, `${id}`).toEqual(Object.fromEntries(reported));
      expect(problems.filter(([, field]) => field !== 'category')).toEqual([]);
    }
  });

  it('has columns for everything else', () => {
    const { listing, problems } = read({
      seller_name: 'Velo-Eck Bern',
      seller_kind: 'Company',
      body: ' Frisch revidiert. ',
      language: 'fr',
      kind: 'wanted',
      locality: 'Berne',
      external_url: 'https://veloeck.example/17',
      'param.size': '28 Zoll',
      'param.condition': 'used',
    });
    expect(problems).toEqual([]);
    expect(listing).toMatchObject({
      seller: { id: 'veloeck', name: 'Velo-Eck Bern', kind: 'company' },
      origin: { externalUrl: 'https://veloeck.example/17' },
      content: {
        body: 'Frisch revidiert.',
        language: 'fr',
        kind: 'wanted',
        place: { locality: 'Berne', region: 4 },
        parameters: { size: '28 Zoll', condition: 'used' },
      },
    });
  });

  it('belongs to the seller of the command when it names none', () => {
    expect(read({ seller_id: '' }, 'shop').listing?.seller).toEqual({ id: 'shop' });
    expect(read({ seller_id: '' }).problems).toEqual([
      ['refused', 'seller_id', '', 'is empty, and no --seller was given'],
    ]);
  });

  it('accepts numbers with groups of thousands, and half rooms', () => {
    const car = { category: '2020', 'param.mileage': "98'000", 'param.registrationYear': '2018' };
    expect(read(car).content?.parameters).toEqual({ mileage: 98_000, registrationYear: 2018 });
    expect(read({ category: '1020', 'param.rooms': '3.5' }).content?.parameters).toEqual({ rooms: 3.5 });
  });

  it('is in Liechtenstein by its postcode, and abroad without canton', () => {
    expect(read({ postcode: '9490' }).content?.place).toEqual({
      country: 'LI',
      postcode: '9490',
      locality: 'Vaduz',
      region: 24,
    });
    expect(read({ country: 'DE', postcode: '79588', locality: 'Efringen' }).content?.place).toEqual({
      country: 'DE',
      postcode: '79588',
      locality: 'Efringen',
    });
  });

  it('is imported without canton, and with a warning, when its postcode is unknown', () => {
    const { content, problems } = read({ postcode: '3999', locality: 'Nirgends' });
    expect(content?.place).toEqual({ country: 'CH', postcode: '3999', locality: 'Nirgends' });
    expect(problems).toEqual([['warning', 'postcode', '3999', 'is not known; imported without canton']]);
  });

  it('is refused when its postcode is unknown and it names no locality', () => {
    expect(read({ postcode: '9999', locality: '' }).problems).toEqual([
      ['refused', 'postcode', '9999', 'is not known, and no locality is given'],
    ]);
  });

  it('is imported with a warning into a category that has subcategories', () => {
    const { content, problems } = read({ category: '4000' });
    expect(content?.category).toBe(4000);
    expect(problems).toEqual([
      ['warning', 'category', '4000', expect.stringMatching(/^has subcategories, such as 4\d+; imported without one$/)],
    ]);
  });

  it.each([
    ['8000', 'Zürich', { locality: 'Zürich', region: 23 }],
    ['3000', '', { locality: 'Bern', region: 4 }],
    ['9501', 'Wil', { locality: 'Wil', region: 16 }],
    // In these rows the place disagrees with the postcode.
    ['8001', '8002 Zürich', { locality: '8002 Zürich', region: 23 }],
    ['8001', 'Zürich BE', { locality: 'Zürich BE', region: 23 }],
    ['9000', 'St. Gallen', { locality: 'St. Gallen', region: 16 }],
  ])('retains postcode %s with the name %j, and has their canton', (postcode, locality, place) => {
    const { content, problems } = read({ postcode, locality });
    expect(content?.place).toEqual({ country: 'CH', postcode, ...place });
    expect(problems).toEqual([]);
  });

  it.each([
    ['8001 Zürich', '', 'Zürich'],
    ['CH-8001', 'Zürich', 'Zürich'],
    ['8001', '', 'Zürich'],
    ['Zürich 8001', 'Zürich Kreis 1', 'Zürich Kreis 1'],
  ])('reads the postcode of %j with the name %j', (postcode, locality, shown) => {
    const { content, problems } = read({ postcode, locality });
    expect(content?.place).toEqual({ country: 'CH', postcode: '8001', locality: shown, region: 23 });
    expect(problems).toEqual([]);
  });

  it('has the canton of the postcodes next to an unknown one, with a warning', () => {
    const { content, problems } = read({ postcode: '8335', locality: 'Hittnau' });
    expect(content?.place).toEqual({ country: 'CH', postcode: '8335', locality: 'Hittnau', region: 23 });
    expect(problems).toEqual([
      ['warning', 'postcode', '8335', 'is not known; imported with the canton of the postcodes next to it'],
    ]);
  });

  it.each(['Kanton Zürich', 'Kt ZH', 'canton de Zurich'])('has the canton that its place names: %s', (locality) => {
    const { content, problems } = read({ postcode: '3999', locality });
    expect(content?.place).toEqual({ country: 'CH', postcode: '3999', locality: '', region: 23 });
    expect(problems).toEqual([]);
  });

  it.each([
    ['external_id', '', 'is empty'],
    ['title', ' ', 'is empty'],
    ['category', '', 'is empty'],
    ['price', '', 'is empty'],
    ['postcode', '', 'is empty'],
    ['external_id', 'x'.repeat(201), 'has more than 200 characters'],
    ['seller_id', 'Velo Eck', 'is not lower-case letters, digits and hyphens'],
    ['seller_name', 'x'.repeat(101), 'has more than 100 characters'],
    ['seller_kind', 'Verein', 'is none of private, company'],
    ['category', 'Velos', 'is not in the tree of categories'],
    ['category', '4021', 'is not in the tree of categories'],
    ['price', 'VB', 'is not a price, such as 1250, free or on request'],
    ['language', 'rm', 'is none of de, fr, it, en'],
    ['kind', 'swap', 'is none of offer, wanted'],
    ['country', 'US', 'is none of CH, LI, DE, FR, IT, AT'],
    ['postcode', '79588', 'is not 4 digits, as postcodes of CH are'],
    ['locality', 'x'.repeat(81), 'has more than 80 characters'],
    ['external_url', 'javascript:alert(1)', 'is not an address with http or https'],
    ['param.rooms', '3', 'does not belong to category 4020'],
    ['param.condition', 'schön', 'is not one of the choices'],
    ['colour', 'red', 'is not a column of this format'],
  ])('is refused for a %s that is %j: it %s', (column, value, reason) => {
    const { listing, problems } = read({ [column]: value });
    expect(listing).toBeUndefined();
    expect(problems).toEqual([['refused', column, value.trim(), reason]]);
  });

  it.each([
    ['9500', 'Wil SG', 'Wil'],
    ['9500', 'Wil (SG)', 'Wil'],
    ['8001', '8001 Zürich', 'Zürich'],
    ['8001', 'CH-8001 Zürich, ZH', 'Zürich'],
    ['8001', '8001', 'Zürich'],
    ['1204', 'Genève 4 GE', 'Genève 4'],
    ['3011', 'Kanton Bern', 'Bern'],
    ['3098', 'Kt. BE', 'Köniz'],
    ['3098 Kanton Bern', '', 'Köniz'],
    ['6900', 'Cantone Ticino', 'Lugano'],
    ['1000', 'canton de Vaud', 'Lausanne'],
  ])('reads next to postcode %s the name in %j', (postcode, locality, name) => {
    const { content, problems } = read({ postcode, locality });
    expect([content?.place.locality, problems]).toEqual([name, []]);
  });

  it('is refused for an invalid number, or one out of bounds', () => {
    const car = (changes: Record<string, string>) => read({ category: '2020', ...changes }).problems;
    expect(car({ 'param.mileage': 'wenig' })).toEqual([['refused', 'param.mileage', 'wenig', 'must be a number']]);
    expect(car({ 'param.doors': '12' })).toEqual([['refused', 'param.doors', '12', 'must be from 1 to 7']]);
  });

  it.each([
    ['1020', 'surface', '73 m2', 73],
    ['1020', 'surface', '73 m²', 73],
    ['1020', 'surface', '73m²', 73],
    ['1020', 'surface', '1’200 qm', 1200],
    ['1020', 'surface', '2 ha', 20_000],
    ['1020', 'rooms', '3½', 3.5],
    ['1020', 'rooms', '3 1/2 Zimmer', 3.5],
    ['1020', 'rooms', '3,5', 3.5],
    ['1020', 'rooms', '3.5-Zimmer', 3.5],
    ['1020', 'rooms', '3½-Zi.', 3.5],
    ['1020', 'surface', 'ca. 73 m2', 73],
    ['1020', 'surface', 'Ca 73', 73],
    ['1020', 'surface', 'environ 73 m²', 73],
    ['1020', 'surface', '~73 m²', 73],
    ['2020', 'mileage', "120'000 km", 120_000],
    ['2020', 'mileage', '120\u202f000\u00a0km', 120_000],
    ['2020', 'mileage', '120 tkm', 120_000],
    ['2020', 'horsepower', '150 PS', 150],
    ['2020', 'horsepower', '150 ch', 150],
    ['2020', 'doors', '5 Türen', 5],
    ['2020', 'registrationYear', '2018', 2018],
    ['2040', 'displacement', '2.0 l', 2000],
    ['2040', 'displacement', '1,6 Liter', 1600],
    ['2040', 'displacement', '998 cm³', 998],
  ])('reads in category %s the %s %j with its unit', (category, key, text, value) => {
    const { content, problems } = read({ category, [`param.${key}`]: text });
    expect(problems).toEqual([]);
    expect(content?.parameters).toEqual({ [key]: value });
  });

  it('converts another unit and reports when that rounds', () => {
    const { content, problems } = read({ category: '2020', 'param.horsepower': '110 kW' });
    expect(content?.parameters).toEqual({ horsepower: 150 });
    expect(problems).toEqual([['warning', 'param.horsepower', '110 kW', 'is imported as 150 PS']]);
  });

  it.each([
    ['1020', 'surface', '73 km', 'is in km: write it in m²'],
    ['1020', 'surface', '73 Stück', 'is in Stück: write it in m²'],
    ['2020', 'horsepower', '150 Nm', 'is in Nm: write it in PS'],
    ['2020', 'registrationYear', '12 km', 'is in km: write it without a unit'],
    ['2020', 'mileage', '120.000', 'may mean 120 or 120000: write it without a dot or comma'],
    ['2020', 'mileage', '-5 km', 'must be a number'],
    ['2020', 'mileage', '1e5', 'must be a number'],
    ['1020', 'rooms', '3.3', 'must be in steps of 0.5'],
  ])('refuses in category %s the %s %j by name', (category, key, text, reason) => {
    expect(read({ category, [`param.${key}`]: text }).problems).toEqual([['refused', `param.${key}`, text, reason]]);
  });

  it('may have a title of 120 characters, not of 121, and a text of 4000, not of 4001', () => {
    expect(read({ title: 'ü'.repeat(120), body: '🚲'.repeat(4000) }).problems).toEqual([]);
    expect(read({ title: 'ü'.repeat(121) }).problems).toEqual([['refused', 'title', '121', 'at most 120 characters']]);
    expect(read({ body: '🚲'.repeat(4001) }).problems).toEqual([
      ['refused', 'body', '4001', 'at most 4000 characters'],
    ]);
  });

  it.each(['#REF!', '#BEZUG!', '#N/A', '#NV', ' #NOM? ', 'Err:502'])('has no title %j of a spreadsheet', (title) => {
    expect(read({ title }).problems).toEqual([['refused', 'title', title.trim(), 'is an error of a spreadsheet']]);
    expect(read({ title: `Velo ${title}` }).problems).toEqual([]);
  });

  it('reports all reasons to refuse a row together', () => {
    expect(read({ price: '', kind: 'swap', postcode: '1' }).problems.map(([, field]) => field)).toEqual([
      'price',
      'kind',
      'postcode',
    ]);
  });
});
