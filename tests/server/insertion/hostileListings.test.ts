import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

// Hostile fields that no form sends: each is refused by its field, in words, or harmless.

let test: TestApp;
let accounts: TestAccounts;
let browser: TestBrowser;
let drafts = 0;
/** The id of a separate draft for each test. */
let draft: string;

beforeAll(async () => {
  test = await openTestApp(() => noon);
  accounts = accountsOf(test.market);
  browser = openBrowser(test);
  await accounts.joins('ana@example.ch');
  await browser.logIn('ana@example.ch', password);
});
beforeEach(() => {
  draft = `hostile${String((drafts += 1)).padStart(5, '0')}`;
});
afterAll(() => test.close());

type Values = Readonly<Record<string, string>>;

const bicycle = {
  title: 'Citybike mit 7 Gängen',
  category: '4000',
  subcategory: '4020',
  type: 'offer',
  condition: 'used',
  body: 'Frisch aus dem Service.',
  price_kind: 'amount',
  price: '480',
  text_language: 'de',
  zipcode: '3012',
};
const car = { ...bicycle, category: '2000', subcategory: '2020', condition: '' };

const publish = `mutation ($draft: ID!, $values: [FieldValue!]!, $photos: [String!]!) {
  publishListing(draft: $draft, values: $values, photos: $photos) {
    ... on SubmittedListing { id status } ... on Refusal { code message problems { field code message } }
  }
}`;

function submitsListing(values: Values, photos: readonly string[] = [], as = browser) {
  const written = Object.entries(values).map(([key, value]) => ({ key, value }));
  return as.ask(publish, { draft, values: written, photos });
}

const looks = (values: Values, photos: readonly string[] = [], as = browser) =>
  as.post('/api/v10/insertion/preview.json', { json: { draft, values, photos } });

/** The problems that publishing reports for the fields, and checks that the preview reports the same. */
async function problemsWith(values: Values, photos: readonly string[] = []): Promise<readonly unknown[]> {
  const { code, problems } = await submitsListing(values, photos);
  const preview = await looks(values, photos);
  const { api, parameters } = preview.json();
  expect([preview.statusCode, api.error, code]).toEqual([400, 'insertion.invalid', 'insertion.invalid']);
  const reported = problems.map(({ field, message }: Record<string, string>) => ({ parameter: field, message }));
  expect(parameters).toEqual(reported);
  return problems.map(({ field, code: rule }: Record<string, string>) => [field, rule!.replace('form.', '')]);
}

const page = async () => {
  const { slug } = (await test.get(`/api/v10/item/${draft}.json`)).json<{ slug: string }>();
  return test.get(`/de/vi/${slug}/${draft}`);
};

/** Markup that a page would execute if it were not escaped. */
const scripts = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '<!--<script>',
  '${alert(1)}{{alert(1)}}',
] as const;

describe('A script', () => {
  it.each(scripts)(
    'in a title and a text is text on the page, in its head and in what programs read: %s',
    async (script) => {
      expect(await submitsListing({ ...bicycle, title: script, body: `${script}\nSonst nichts.` })).toMatchObject({
        status: 'ACTIVE',
      });
      const { body, statusCode } = await page();
      expect(statusCode).toBe(200);
      // The page contains only its own scripts; no part of the text has become an element or an attribute.
      expect(body).not.toContain('<script>alert');
      expect(body).not.toMatch(/<(img src=x|svg onload)/);
      expect(body).not.toContain('<!--<script>');
      const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
      const reported = data.map(([, json]) => JSON.parse(json!) as object);
      expect(JSON.stringify(reported)).toContain(JSON.stringify(script).slice(1, -1));
      const item = await test.get(`/api/v10/item/${draft}.json`);
      expect([item.json().subject, item.headers['content-type']]).toEqual([script, 'application/json; charset=utf-8']);
    },
  );

  it('in the name of a seller is text where their ads are shown', async () => {
    const id = await accounts.joins('bea@example.ch');
    const seller = openBrowser(test, { from: '192.0.2.8' });
    await seller.logIn('bea@example.ch', password);
    const changed = await seller.ask(
      'mutation ($changes: ProfileChanges!) { changeProfile(changes: $changes) { ... on Me { name } ... on Refusal { code } } }',
      { changes: { name: '<script>alert(2)</script>' } },
    );
    expect(changed).toEqual({ name: '<script>alert(2)</script>' });
    expect(await submitsListing(bicycle, [], seller)).toMatchObject({ status: 'ACTIVE' });
    const { body } = await page();
    expect(body).toContain('&lt;script&gt;alert(2)');
    expect(body).not.toContain('<script>alert');
    expect((await test.get(`/api/v10/item/${draft}.json`)).json()).toMatchObject({ public_account_id: id });
  });

  it('in the place of a choice, a number, a postcode or a photo is refused there', async () => {
    const [script] = scripts;
    const wrong = {
      ...bicycle,
      condition: script,
      price: script,
      zipcode: '<b>1',
      text_language: script,
      type: script,
    };
    expect(await problemsWith(wrong, [script])).toEqual([
      ['type', 'invalidSelection'],
      ['condition', 'invalidSelection'],
      ['price', 'notAPrice'],
      ['text_language', 'invalidSelection'],
      ['zipcode', 'wrongZipcode'],
      ['photos', 'unknownPhoto'],
    ]);
  });
});

describe('A text', () => {
  const bike = '\u{1F6B2}';

  it('of 4,000 bicycle emoji is accepted and shown whole; with one more its field states the limit', async () => {
    expect(await problemsWith({ ...bicycle, body: bike.repeat(4001) })).toEqual([['body', 'tooLong']]);
    const { problems } = await submitsListing({ ...bicycle, body: bike.repeat(4001) });
    expect(problems[0].message).toBe('This text can have up to 4’000 characters.');
    expect(await submitsListing({ ...bicycle, body: bike.repeat(4000) })).toMatchObject({ status: 'ACTIVE' });
    expect((await test.get(`/api/v10/item/${draft}.json`)).json().body).toBe(bike.repeat(4000));
    expect((await page()).body).toContain(bike.repeat(4000));
  });

  it('is not counted in graphemes: a family of seven code points counts as seven', async () => {
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
    expect(await problemsWith({ ...bicycle, title: family.repeat(8) })).toEqual([['title', 'tooLong']]);
    expect(await submitsListing({ ...bicycle, title: family.repeat(7) })).toMatchObject({ status: 'ACTIVE' });
  });

  it.each([8001, 20_000])('of %d letters is reported at its field as well', async (length) => {
    expect(await problemsWith({ ...bicycle, title: 'x'.repeat(5000), body: 'y'.repeat(length) })).toEqual([
      ['title', 'tooLong'],
      ['body', 'tooLong'],
    ]);
  });

  it.each([
    ['reverses the direction of the following text', '\u202E'],
    ['begins a right-to-left isolate', '\u2067'],
    ['terminates a string', '\u0000'],
    ['is the first half of a surrogate pair', '\uD83D'],
    ['is its second half', '\uDEB2'],
  ])('with a character that %s is refused', async (_what, sign) => {
    expect(await problemsWith({ ...bicycle, title: `Velo${sign}rot`, body: `Ein ${sign} Velo` })).toEqual([
      ['title', 'unseenSigns'],
      ['body', 'unseenSigns'],
    ]);
  });

  it.each([
    ['spaces without width', '\u200B\u200B'],
    ['marks of direction', '\u200F\u200E'],
    ['blanks of other scripts', '\u3164\u2800\u00AD'],
    ['a mark of order', '\uFEFF'],
  ])('of nothing but %s counts as empty', async (_what, blank) => {
    expect(await problemsWith({ ...bicycle, title: blank, body: ` ${blank}\n` })).toEqual([
      ['title', 'mandatory'],
      ['body', 'mandatory'],
    ]);
  });

  it('of Hebrew with its points is accepted unchanged', async () => {
    const title = 'אופניים!\u200F';
    expect(await submitsListing({ ...bicycle, title })).toMatchObject({ status: 'ACTIVE' });
    expect((await test.get(`/api/v10/item/${draft}.json`)).json().subject).toBe(title);
  });

  it('with many stacked marks over a letter is refused, because it would overlap its neighbours; accents are accepted', async () => {
    const tower = `V\u0301${'\u0308'.repeat(40)}elo`;
    expect(await problemsWith({ ...bicycle, title: tower, body: `Ein ${tower}` })).toEqual([
      ['title', 'unseenSigns'],
      ['body', 'unseenSigns'],
    ]);
    expect(await submitsListing({ ...bicycle, title: 'Vélo pre\u0302\u0301t, ว่าที่' })).toMatchObject({
      status: 'ACTIVE',
    });
  });
});

describe('A number', () => {
  it.each([
    '-480',
    '1e99',
    'Infinity',
    'NaN',
    '0x1E0',
    '４８０',
    '٤٨٠',
    '480; DROP TABLE listings',
    '0',
    '99999999999',
  ])('written as %s is no price', async (price) => {
    const [[field, rule]] = (await problemsWith({ ...bicycle, price })) as [[string, string]];
    expect([field, ['notAPrice', 'outOfBounds'].includes(rule)]).toEqual(['price', true]);
  });
});

describe('A field', () => {
  it('that the category does not have is named, each of them', async () => {
    expect(await problemsWith({ ...bicycle, rooms: '3', mileage: '20000', transaction: 'rent' })).toEqual([
      ['rooms', 'notAsked'],
      ['mileage', 'notAsked'],
      ['transaction', 'notAsked'],
    ]);
    const { problems } = await submitsListing({ ...bicycle, rooms: '3' });
    expect(problems).toEqual([{ field: 'rooms', code: 'form.notAsked', message: 'This isn’t needed here.' }]);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'seller', 'status', 'image_names', 'id', '<b>'])(
    'called %s is named like any other unknown field',
    async (key) => {
      const values = Object.fromEntries([...Object.entries(bicycle), [key, 'x']]);
      expect(await problemsWith(values)).toEqual([[key, 'notAsked']]);
    },
  );

  it('called __proto__ changes nothing but itself, and is no field', async () => {
    const values = JSON.parse(JSON.stringify(bicycle).replace('{', '{"__proto__":"x","seller":"",')) as Values;
    expect(Object.keys(values)).toContain('__proto__');
    expect(await submitsListing(values)).toMatchObject({ status: 'ACTIVE' });
    expect((await test.get(`/api/v10/item/${draft}.json`)).json()).toMatchObject({
      subject: bicycle.title,
      price: 480,
    });
    expect((await looks(values)).json().api).toMatchObject({ error: 'api.brokenBody' });
  });

  it('of a category that does not exist, or of another branch of the tree, is refused at the category', async () => {
    expect(await problemsWith({ ...bicycle, subcategory: '2020', condition: '' })).toEqual([
      ['subcategory', 'invalidSelection'],
      ['brand', 'mandatory'],
    ]);
    for (const subcategory of ['4000', '9999', '4020.0', '04020', ' 4020', 'constructor']) {
      const problems = await problemsWith({ ...bicycle, subcategory, condition: '', price: '', price_kind: '' });
      expect(problems, subcategory).toEqual([['subcategory', 'invalidSelection']]);
    }
    expect(await problemsWith({ ...bicycle, category: 'constructor' })).toContainEqual([
      'category',
      'invalidSelection',
    ]);
  });

  it('with an unknown choice is refused', async () => {
    for (const brand of ['constructor', 'vw', 'Zwetschgenmobil', 'VW,Audi']) {
      expect(await problemsWith({ ...car, brand }), brand).toEqual([['brand', 'invalidSelection']]);
    }
  });

  it("with too long a name, or among too many, is an invalid call: the error is for the client's developer", async () => {
    const values = Object.fromEntries(Array.from({ length: 101 }, (_, number) => [`field${number}`, 'x']));
    for (const wrong of [values, { ...bicycle, ['x'.repeat(61)]: 'x' }]) {
      expect((await looks(wrong)).statusCode).toBe(400);
      await expect(submitsListing(wrong)).rejects.toThrow(/BAD_USER_INPUT/);
    }
  });
});

describe('A photo', () => {
  it.each([
    '../../../../etc/passwd',
    'photos/../people/ana.webp',
    `photos/${'0'.repeat(32)}.webp\0.jpg`,
    'https://example.ch/1.jpg',
    '',
  ])('named %s does not exist', async (name) => {
    expect(await problemsWith(bicycle, [name])).toEqual([['photos', 'unknownPhoto']]);
  });
});

describe('The draft of another account', () => {
  it('does not exist for previews and submissions', async () => {
    expect(await submitsListing(bicycle)).toMatchObject({ status: 'ACTIVE' });
    const stranger = openBrowser(test, { from: '192.0.2.9' });
    await accounts.joins('carl@example.ch');
    await stranger.logIn('carl@example.ch', password);
    const notThere = { code: 'insertion.notThere', message: 'We couldn’t find this ad in your account.' };
    expect(await submitsListing({ ...bicycle, title: 'Meins' }, [], stranger)).toMatchObject(notThere);
    const preview = await looks({ ...bicycle, title: 'Meins' }, [], stranger);
    expect([preview.statusCode, preview.json().api]).toMatchObject([
      404,
      { error: notThere.code, message: notThere.message },
    ]);
    expect((await test.get(`/api/v10/item/${draft}.json`)).json().subject).toBe(bicycle.title);
  });

  it.each(['', 'NOT AN ID', '../../aaaaaaa', 'x'.repeat(5000)])('is like a draft named %s', async (name) => {
    draft = name;
    expect((await submitsListing(bicycle)).code).toBe('insertion.notThere');
    expect((await looks(bicycle)).statusCode).toBe(404);
  });
});
