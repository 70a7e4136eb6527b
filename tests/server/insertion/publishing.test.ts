import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { publishWaiting } from '#server/insertion/publishing.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { formOf, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';

let test: TestApp;
let accounts: TestAccounts;
let browser: TestBrowser;

beforeEach(async () => {
  test = await openTestApp(() => noon);
  accounts = accountsOf(test.market);
  browser = openBrowser(test);
});
afterEach(() => test.close());

const publish = `mutation ($draft: ID!, $values: [FieldValue!]!, $photos: [String!]!) {
  publishListing(draft: $draft, values: $values, photos: $photos) {
    ... on SubmittedListing { id status } ... on Refusal { code message problems { field code message } }
  }
}`;

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
const flat = {
  title: '3-Zimmer-Wohnung',
  category: '1000',
  subcategory: '1020',
  type: 'offer',
  transaction: 'rent',
  rooms: '3',
  body: 'Mit Balkon.',
  price_kind: 'amount',
  price: '1890',
  text_language: 'de',
  zipcode: '3012',
};

const written = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

const submitsListing = (
  values: Readonly<Record<string, string>>,
  draft = 'aaaaaaaaaaaa',
  photos: readonly string[] = [],
) => browser.ask(publish, { draft, values: written(values), photos });

async function brings(width: number): Promise<string> {
  const answer = await browser.post('/api/v10/insertion/photos.json', {
    files: formOf(await quarters(width, 300).jpeg().toBuffer()),
  });
  return answer.json<{ photo: { name: string } }>().photo.name;
}

async function logsIn(email = 'ana@example.ch', isVerified = true): Promise<string> {
  const id = isVerified ? await accounts.joins(email) : await accounts.registers(email);
  await browser.logIn(email, password);
  return id;
}

const item = async (id: string) => test.get(`/api/v10/item/${id}.json`);

describe('publishing an ad', () => {
  it('creates a public ad that search finds with the next request', async () => {
    const seller = await logsIn();
    const photos = [await brings(400), await brings(500)];
    expect(await submitsListing(bicycle, 'bikebikebike', photos)).toEqual({ id: 'bikebikebike', status: 'ACTIVE' });
    const found = await browser.get('/api/v10/list.json?q=citybike');
    expect(found.json()).toMatchObject({ search_total: 1, itemIDs: ['bikebikebike'] });
    expect((await item('bikebikebike')).json()).toMatchObject({
      subject: 'Citybike mit 7 Gängen',
      price: 480,
      public_account_id: seller,
      status: 'active',
      image_names: photos,
      location: '3012\u00a0Bern\u00a0BE',
    });
  });

  it('shows in the preview the future page', async () => {
    await logsIn();
    const photos = [await brings(400)];
    const submitted = { draft: 'bikebikebike', values: bicycle, photos };
    const preview = await browser.post('/api/v10/insertion/preview.json', { json: submitted });
    expect(preview.statusCode, preview.body).toBe(200);
    await submitsListing(bicycle, 'bikebikebike', photos);
    const page = await browser.get('/api/v10/item/bikebikebike.json');
    expect({ ...preview.json(), preview: false }).toEqual(page.json());
  });

  it('shows in the preview of an edit the number of the ad, not that of the draft', async () => {
    await logsIn();
    await submitsListing(bicycle, 'bikebikebike');
    const submitted = {
      draft: 'editeditedit',
      edits: 'bikebikebike',
      values: { ...bicycle, price: '450' },
      photos: [],
    };
    const preview = await browser.post('/api/v10/insertion/preview.json', { json: submitted });
    const { id } = (await item('bikebikebike')).json();
    expect(preview.json()).toMatchObject({ id, price: 450 });
  });

  it('accepts it once, however often and from wherever it is submitted', async () => {
    await logsIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => submitsListing(bicycle)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ id: 'aaaaaaaaaaaa', status: 'ACTIVE' })]),
    );
    const facts = await test.market.store.readStream('listing-aaaaaaaaaaaa');
    expect(facts.map(({ type }) => type)).toEqual(['listing.drafted', 'listing.published']);
    expect(await submitsListing({ ...bicycle, title: 'Anders' })).toEqual({ id: 'aaaaaaaaaaaa', status: 'ACTIVE' });
  });

  it("creates nothing from a draft that is another account's ad by now, and answers as for a missing draft", async () => {
    await logsIn();
    await submitsListing(bicycle);
    const stranger = openBrowser(test, { from: '192.0.2.7' });
    await accounts.joins('ben@example.ch');
    await stranger.logIn('ben@example.ch', password);
    const submitted = { draft: 'aaaaaaaaaaaa', values: written(bicycle), photos: [] };
    expect(await stranger.ask(publish, submitted)).toMatchObject({ code: 'insertion.notThere', problems: [] });
    expect(await stranger.ask(publish, { ...submitted, draft: 'NOT AN ID' })).toMatchObject({
      code: 'insertion.notThere',
    });
  });

  it('requires a login', async () => {
    expect(await submitsListing(bicycle)).toMatchObject({ code: 'session.required' });
    const preview = await browser.post('/api/v10/insertion/preview.json', {
      json: { draft: 'aaaaaaaaaaaa', values: bicycle, photos: [] },
    });
    expect(preview.statusCode).toBe(401);
  });

  it('reports errors by field, in words [INSERTION-38]', async () => {
    await logsIn();
    const wrong = { ...bicycle, title: '', price: '12,50', mileage: '20000', zipcode: '9999' };
    expect(await submitsListing(wrong)).toEqual({
      code: 'insertion.invalid',
      message: 'There are some errors in the form, please correct them.',
      problems: [
        { field: 'title', code: 'form.mandatory', message: 'Title is a mandatory field, please fill in.' },
        { field: 'price', code: 'form.centimes', message: 'Prices are in whole francs. Choose 12 or 13.' },
        { field: 'mileage', code: 'form.notAsked', message: 'This isn’t needed here.' },
        { field: 'zipcode', code: 'form.unknownPlace', message: 'We don’t know this postcode. Please check it.' },
      ],
    });
  });

  it.each([
    ['8001 Zürich', '8001', 'Zürich'],
    ['\u200bCH-8000', '8000', 'Zürich'],
    ['3098 Köniz BE', '3098', 'Köniz'],
    ['8050 Oerlikon', '8050', 'Zürich'],
  ])('accepts a postcode as people write it: %j', async (zipcode, postcode, locality) => {
    await logsIn();
    expect(await submitsListing({ ...bicycle, zipcode })).toMatchObject({ status: 'ACTIVE' });
    expect((await item('aaaaaaaaaaaa')).json()).toMatchObject({
      location_info: { plz: postcode, postcode_name: locality },
    });
  });

  it('names the place of a postcode with the name of another place', async () => {
    await logsIn();
    expect((await submitsListing({ ...bicycle, zipcode: '8001 Bern' })).problems).toEqual([
      { field: 'zipcode', code: 'form.otherPlace', message: 'This is the postcode of Zürich.' },
    ]);
  });

  it.each(['+41 12 345 67 89', '079 123 45', '+999 123 456 789', 'call me'])(
    'names a phone number that cannot be dialled, in preview and ad alike, and creates no ad: %s',
    async (phone) => {
      await logsIn();
      expect(await submitsListing({ ...bicycle, phone })).toMatchObject({
        code: 'insertion.invalid',
        problems: [{ field: 'phone', code: 'form.wrongPhone' }],
      });
      const preview = await browser.post('/api/v10/insertion/preview.json', {
        json: { draft: 'aaaaaaaaaaaa', values: { ...bicycle, phone }, photos: [] },
      });
      expect([preview.statusCode, preview.body]).toEqual([400, expect.stringContaining('"phone"')]);
      expect(await test.market.store.readStream('listing-aaaaaaaaaaaa')).toEqual([]);
    },
  );

  it.each(['+41 (0)79 123 45 67', '0041 79 123 45 67', '079/123.45.67', '+49 (0)151 23456789', ' '])(
    'accepts a phone number as people write it: %j',
    async (phone) => {
      await logsIn();
      expect(await submitsListing({ ...bicycle, phone })).toMatchObject({ status: 'ACTIVE' });
    },
  );

  it('accepts no missing photo, none twice, and not more than ten', async () => {
    await logsIn();
    const photo = await brings(400);
    const missing = `photos/${'0'.repeat(32)}.webp`;
    const problemWith = async (photos: readonly string[]) =>
      (await submitsListing(bicycle, undefined, photos)).problems;
    expect(await problemWith([photo, missing])).toMatchObject([{ field: 'photos', code: 'form.unknownPhoto' }]);
    expect(await problemWith(['demo/bike-city'])).toMatchObject([{ code: 'form.unknownPhoto' }]);
    expect(await problemWith([photo, photo])).toMatchObject([{ code: 'form.invalidSelection' }]);
    expect(await problemWith(Array.from({ length: 11 }, () => photo))).toMatchObject([
      { code: 'form.tooManyPhotos', message: 'You can add up to 10 photos.' },
    ]);
  });

  it('shows scripts as plain text, and accepts 4,000 bicycle emoji', async () => {
    await logsIn();
    const title = '<script>alert(1)</script>';
    expect(await submitsListing({ ...bicycle, title, body: '🚲'.repeat(4000) })).toMatchObject({ status: 'ACTIVE' });
    const page = await test.get(`/de/vi/${(await item('aaaaaaaaaaaa')).json<{ slug: string }>().slug}/aaaaaaaaaaaa`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('&lt;script&gt;alert(1)');
    expect(page.body).not.toContain('<script>alert');
  });
});

describe('an account whose address is not verified', () => {
  it('submits an ad that waits, and is published when the link of the mail is opened', async () => {
    const id = await logsIn('ana@example.ch', false);
    expect(await submitsListing(bicycle)).toEqual({ id: 'aaaaaaaaaaaa', status: 'AWAITING_VERIFICATION' });
    expect((await item('aaaaaaaaaaaa')).statusCode).toBe(404);
    const token = await accounts.mailed('verification', id);
    await browser.ask('mutation ($token: String!) { verifyEmail(token: $token) { __typename } }', { token });
    expect((await item('aaaaaaaaaaaa')).statusCode).toBe(200);
    expect((await browser.get('/api/v10/list.json?q=citybike')).json()).toMatchObject({ search_total: 1 });
  });

  it('has it published by the scheduler too, if the server is killed in between', async () => {
    const id = await logsIn('ana@example.ch', false);
    await submitsListing(bicycle);
    await accounts.joins('ben@example.ch');
    expect(await publishWaiting(test.market)).toBe(0);
    const { verifyByLink } = await import('#server/account/addresses/registering.ts');
    await verifyByLink(accounts.desk, { token: await accounts.mailed('verification', id) });
    expect((await item('aaaaaaaaaaaa')).statusCode).toBe(404);
    expect(await publishWaiting(test.market)).toBeGreaterThan(0);
    expect((await item('aaaaaaaaaaaa')).statusCode).toBe(200);
  });
});

describe('the quota of the free plan', () => {
  const quota = '{ insertionQuota(category: 1020) { running most } }';

  it('is two running real-estate ads of a private seller [SUBSCRIPTION-16]', async () => {
    await logsIn();
    expect(await browser.ask(quota)).toEqual({ running: 0, most: 2 });
    const answers = [await submitsListing(flat, 'flataaaaaaaa'), await submitsListing(flat, 'flatbbbbbbbb')];
    expect(answers).toMatchObject([{ status: 'ACTIVE' }, { status: 'ACTIVE' }]);
    expect(await browser.ask(quota)).toEqual({ running: 2, most: 2 });
    expect(await submitsListing(flat, 'flatcccccccc')).toMatchObject({
      code: 'insertion.quotaReached',
      message: expect.stringContaining('You already have 2 active real-estate ads'),
    });
    expect(await test.market.store.readStream('listing-flatcccccccc')).toEqual([]);
  });

  it('is respected by concurrent submissions', async () => {
    await logsIn();
    const drafts = ['flataaaaaaaa', 'flatbbbbbbbb', 'flatcccccccc', 'flatdddddddd', 'flateeeeeeee'];
    const answers = await Promise.all(drafts.map((draft) => submitsListing(flat, draft)));
    expect(answers.filter(({ status }) => status === 'ACTIVE')).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'insertion.quotaReached')).toHaveLength(3);
  });

  it('does not apply to other categories, or to companies [CATEGORY-8]', async () => {
    await logsIn();
    expect(await browser.ask('{ insertionQuota(category: 4020) { running most } }')).toEqual({
      running: 0,
      most: null,
    });
    for (const draft of ['bikeaaaaaaaa', 'bikebbbbbbbb', 'bikecccccccc']) {
      expect(await submitsListing(bicycle, draft)).toMatchObject({ status: 'ACTIVE' });
    }
    await accounts.joins('firma@example.ch', { sellerKind: 'company' });
    await browser.logIn('firma@example.ch', password);
    for (const draft of ['flataaaaaaaa', 'flatbbbbbbbb', 'flatcccccccc']) {
      expect(await submitsListing(flat, draft)).toMatchObject({ status: 'ACTIVE' });
    }
  });

  it('leaves ads beyond it waiting when the address is verified', async () => {
    const id = await logsIn('ana@example.ch', false);
    for (const draft of ['flataaaaaaaa', 'flatbbbbbbbb', 'flatcccccccc']) {
      expect(await submitsListing(flat, draft)).toMatchObject({ status: 'AWAITING_VERIFICATION' });
    }
    const token = await accounts.mailed('verification', id);
    await browser.ask('mutation ($token: String!) { verifyEmail(token: $token) { __typename } }', { token });
    expect(await browser.ask(quota)).toEqual({ running: 2, most: 2 });
    expect((await item('flatcccccccc')).statusCode).toBe(404);
  });
});
