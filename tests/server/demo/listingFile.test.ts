import { describe, expect, it } from 'vitest';
import { readListingFile } from '#server/demo/listingFile.ts';

const sofa = `= Sofa 3-Sitzer, Cord, senfgelb
3020 | 380 | condition=good, colour=yellow | couch-mustard x3
Stand fünf Jahre am Fenster. Die Bezüge sind
frisch gewaschen.

Zwei Personen tragen es gut.
`;

describe('a file of ads', () => {
  it('describes each ad, and identifies it by area and title', () => {
    expect(readListingFile('furniture-2.de.ads', sofa)).toEqual({
      listings: [
        {
          externalId: 'furniture/sofa-3-sitzer-cord-senfgelb',
          language: 'de',
          title: 'Sofa 3-Sitzer, Cord, senfgelb',
          text: 'Stand fünf Jahre am Fenster. Die Bezüge sind frisch gewaschen.\n\nZwei Personen tragen es gut.',
          category: 3020,
          price: 380,
          parameters: { condition: 'good', colour: 'yellow' },
          pictures: ['couch-mustard', 'couch-mustard.2', 'couch-mustard.3'],
          company: false,
          wanted: false,
          source: 'furniture-2.de.ads:1',
        },
      ],
      problems: [],
    });
  });

  it('reads options in any order, numbers as numbers, words for prices, and several drawings', () => {
    const flat = `= Helle Wohnung am Waldrand
1020 | request | transaction=rent, rooms=3.5, surface=78 | livingroom-sage x2, kitchen-white | wanted seller=regula | place=9000 St. Gallen SG
Wir suchen zu zweit. Der Hund bellt nur im Traum.`;
    expect(readListingFile('homes.de.ads', flat).listings[0]).toMatchObject({
      price: 'onRequest',
      parameters: { transaction: 'rent', rooms: 3.5, surface: 78 },
      pictures: ['livingroom-sage', 'livingroom-sage.2', 'kitchen-white'],
      wanted: true,
      company: false,
      seller: 'regula',
      place: '9000 St. Gallen SG',
    });
  });

  it('reads the files of all its ads: each begins with its title', () => {
    const { listings } = readListingFile('furniture.de.ads', `${sofa}\n${sofa.replace('Sofa', 'Couch')}`);
    expect(listings.map(({ title, source }) => [title, source])).toEqual([
      ['Sofa 3-Sitzer, Cord, senfgelb', 'furniture.de.ads:1'],
      ['Couch 3-Sitzer, Cord, senfgelb', 'furniture.de.ads:8'],
    ]);
  });

  it('continues after an ad that breaks a rule, and omits that ad', () => {
    const { listings, problems } = readListingFile('furniture.de.ads', `${sofa.replace('3020', '3000')}\n${sofa}`);
    expect(listings.map(({ source }) => source)).toEqual(['furniture.de.ads:8']);
    expect(problems).toEqual([
      { source: 'furniture.de.ads:1', rule: 'the category must be a subcategory', value: '3000' },
    ]);
  });
});

describe('errors in a file of ads are reported with place, rule and value', () => {
  it.each([
    ['a line too few', '3020 | 380 | condition=good', 'category | price | parameters | pictures', '3020 | 380'],
    ['a category that is no number', 'sofas | 380 | - | couch-grey', 'category is a number', 'sofas'],
    ['an unknown category', '3021 | 380 | - | couch-grey', 'no such category', '3021'],
    ['a top-level category', '3000 | 380 | - | couch-grey', 'must be a subcategory', '3000'],
    ['a price with centimes', '3020 | 3.80 | - | couch-grey', 'whole francs, free or request', '3.80'],
    ['a price of nothing', '3020 | 0 | - | couch-grey', 'whole francs from 1', '0'],
    ['invalid parameters', '3020 | 380 | good | couch-grey', 'key=value', 'good'],
    ['a parameter of other things', '3020 | 380 | rooms=3 | couch-grey', 'rooms does not belong', '3'],
    ['an invalid choice', '3020 | 380 | condition=fine | couch-grey', 'condition is not one of the choices', 'fine'],
    ['a number out of bounds', '2040 | 380 | registrationYear=1800 | motorbike-red', 'from 1885 to 2100', '1800'],
    ['an invalid number', '2040 | 380 | mileage=wenig | motorbike-red', 'mileage must be a number', 'wenig'],
    ['an unknown drawing', '3020 | 380 | - | couch-plaid', 'no such picture', 'couch-plaid'],
    ['a further view of a file', '3020 | 380 | - | sofa-blue x2', 'no such picture', 'sofa-blue.2'],
    ['too many views', '3020 | 380 | - | couch-grey x6', 'couch-grey x3', 'couch-grey x6'],
    ['too many pictures', '3020 | 380 | - | couch-grey x4, rug-red x2', '1 to 5 pictures', '6'],
    ['a picture twice', '3020 | 380 | - | couch-grey, couch-grey x2', 'shown twice', 'couch-grey'],
    ['no picture', '3020 | 380 | - |', 'category | price | parameters | pictures', '3020'],
    ['an unknown option', '3020 | 380 | - | couch-grey | firma', 'options are', 'firma'],
    ['an unknown seller', '3020 | 380 | - | couch-grey | seller=nobody', 'no such seller', 'nobody'],
    ['a seller of another language', '3020 | 380 | - | couch-grey | seller=amelie', 'its seller fr', 'amelie'],
    ['a person as a company', '3020 | 380 | - | couch-grey | company seller=regula', 'no company', 'regula'],
    ['a place in another shape', '3020 | 380 | - | couch-grey | place=Bern', '3012 Bern BE', 'Bern'],
    ['an unknown place', '3020 | 380 | - | couch-grey | place=3011 Burn BE', 'no such place', 'but Bern BE'],
    ['a place in another canton', '3020 | 380 | - | couch-grey | place=3011 Bern ZH', 'no such place', '3011 Bern ZH'],
    ['a home neither for rent nor for sale', '1090 | 120 | - | garage-grey', 'transaction=rent', '1090'],
  ])('%s', (_, facts, rule, value) => {
    expect(problemsOf({ facts })).toEqual([expect.stringContaining(rule)]);
    expect(problemsOf({ facts })[0]).toContain(value);
  });

  it.each([
    ['a short title', 'Sofa', 'at least 8 characters', 'Sofa'],
    ['a long title', 'S'.repeat(51), 'title at most 50 characters', '51'],
    ['a foreign letter', 'Sofa, weiß, gut', 'no ß', 'ß'],
    ['a straight apostrophe', "Sofa d'angle", 'an apostrophe is ’', "d'a"],
  ])('%s', (_, title, rule, value) => {
    expect(problemsOf({ title })).toEqual([expect.stringContaining(rule)]);
    expect(problemsOf({ title })[0]).toContain(value);
  });

  it.each([
    ['a short text', 'Wie neu, wenig da.', 'at least 20 characters', 'Wie neu'],
    ['eleven sentences', 'Ja. Nein. Doch. Eben. Nun. Gut. Wie. So. Hm. Aha. Ende.', 'has 11 sentences', 'Eben'],
    ['a telephone number', 'Ruf an. Es ist die 079 123 45 67.', 'no telephone numbers', '079 123 45 67'],
    ['a number from abroad', 'Ruf an. Es ist +41 79 123 45 67.', 'no telephone numbers', '+41'],
    ['a mail address', 'Schreib mir. An sofa@beispiel.ch bitte.', 'no e-mail addresses', 'sofa@beispiel.ch'],
    ['an address of the web', 'Mehr Bilder. Siehe beispiel.ch dazu.', 'no addresses of the web', 'l.ch'],
    ['foreign quotation marks', 'Es heisst „Otto“. So rufe ich es.', 'quotation marks are', '„O'],
  ])('%s', (_, text, rule, value) => {
    const reported = problemsOf({ text });
    expect(reported[0]).toContain(rule);
    expect(reported[0]).toContain(value);
  });

  it('a name without area and language', () => {
    expect(readListingFile('furniture.ads', sofa).problems).toEqual([
      { source: 'furniture.ads', rule: expect.stringContaining('area.de.ads'), value: 'furniture.ads' },
    ]);
  });

  it('given words before the first ad, then they are reported and the ad is read', () => {
    const { listings, problems } = readListingFile('furniture.de.ads', `Möbel\n${sofa}`);
    expect(listings).toHaveLength(1);
    expect(problems).toEqual([
      { source: 'furniture.de.ads:1', rule: expect.stringContaining('= title'), value: 'Möbel' },
    ]);
  });
});

interface Parts {
  readonly title?: string;
  readonly facts?: string;
  readonly text?: string;
}

function problemsOf({
  title = 'Sofa für drei',
  facts = '3020 | 380 | - | couch-grey',
  text = 'Es ist grau. Es ist bequem.',
}: Parts): readonly string[] {
  const { problems } = readListingFile('furniture.de.ads', `= ${title}\n${facts}\n${text}\n`);
  expect(problems.map(({ source }) => source)).toEqual(problems.map(() => 'furniture.de.ads:1'));
  return problems.map(({ rule, value }) => `${rule}: ${value}`);
}
