import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAccountDesk } from '#server/account/accountDesk.ts';
import { openMarket } from '#server/market.ts';
import { killRounds } from '#tests/contract/store/killing.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { formOf, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

/** Fewer rounds than elsewhere, because starting a server takes seconds. */
const rounds = Math.ceil(killRounds / 2);

let temporary: TemporaryFolder;
let server: ServerProcess;

beforeEach(async () => {
  temporary = temporaryFolder();
  // The account is a month old, because a new one is limited to a few ads a day.
  const month = 31 * 24 * 60 * 60 * 1000;
  const market = await openMarket({ dataDir: temporary.path }, { clock: () => Date.now() - month });
  const { passwords } = openAccountDesk(market);
  await accountsOf(market, { passwords }).joins('ana@example.ch');
  await market.close();
  await starts();
});
afterEach(async () => {
  await server.end('SIGKILL');
  temporary.remove();
});

async function starts(): Promise<void> {
  server = await startServerProcess({ DATA_DIR: temporary.path, DEMO: '0' });
}

async function isKilledAndStarts(): Promise<void> {
  await server.end('SIGKILL');
  await starts();
}

const cookies = new Map([['allmend_csrf', 'anonymous']]);

/** Sends a request to the running server, as the same browser across restarts. */
async function call(path: string, body: URLSearchParams | FormData | string): Promise<any> {
  const answer = await fetch(`${server.url}/api/v10/${path}`, {
    method: 'POST',
    body,
    headers: {
      'x-api-hash': 'test',
      'x-csrf-token': cookies.get('allmend_csrf')!,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  });
  for (const cookie of answer.headers.getSetCookie()) {
    const [name, value] = cookie.split(';')[0]!.split('=') as [string, string];
    cookies.set(name, value);
  }
  return answer.json();
}

const logsIn = () =>
  call('account/auth.json', new URLSearchParams({ email: 'ana@example.ch', password, redirect: 'off' }));

async function brings(width: number): Promise<string> {
  const { photo } = await call('insertion/photos.json', formOf(await quarters(width, 300).jpeg().toBuffer()));
  return photo.name;
}

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

async function submitsListing(draft: string, photos: readonly string[]): Promise<unknown> {
  const query = `mutation ($draft: ID!, $values: [FieldValue!]!, $photos: [String!]!) {
    publishListing(draft: $draft, values: $values, photos: $photos) { ... on SubmittedListing { id status } ... on Refusal { code } }
  }`;
  const values = Object.entries(bicycle).map(([key, value]) => ({ key, value }));
  const answer = await call('graphql', JSON.stringify({ query, variables: { draft, values, photos } }));
  return answer.data.publishListing;
}

/** The facts in the journals of drafts, read while no server runs. */
async function journalsOf(drafts: readonly string[]): Promise<readonly (readonly string[])[]> {
  await server.end('SIGKILL');
  const market = await openMarket({ dataDir: temporary.path });
  const reported = await Promise.all(
    drafts.map(async (draft) => (await market.store.readStream(`listing-${draft}`)).map(({ type }) => type)),
  );
  await market.close();
  return reported;
}

it('a server killed between the photos and the publication has the photos, and publishes the ad once', async () => {
  await logsIn();
  const photos = [await brings(400), await brings(500)];
  await isKilledAndStarts();
  const third = await brings(600);
  const published = { id: 'bikebikebike', status: 'ACTIVE' };
  expect(await submitsListing('bikebikebike', [...photos, third])).toEqual(published);
  await isKilledAndStarts();
  expect(await submitsListing('bikebikebike', [...photos, third]), 'as after an answer that was lost').toEqual(
    published,
  );
  const item = await fetch(`${server.url}/api/v10/item/bikebikebike.json`, { headers: { 'x-api-hash': 'test' } });
  expect(await item.json()).toMatchObject({ image_names: [...photos, third], status: 'active' });
  const statuses = [...photos, third].map(async (name) => (await fetch(`${server.url}/pictures/160/${name}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
  expect(await journalsOf(['bikebikebike'])).toEqual([['listing.drafted', 'listing.published']]);
});

it('a server killed while it publishes has published each ad completely or not at all, and another submission is idempotent', async () => {
  await logsIn();
  const photo = await brings(400);
  const drafts: string[] = [];
  const answered: boolean[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const these = Array.from({ length: 8 }, (_, one) => `round${String(round).padStart(5, '0')}${one}x`);
    drafts.push(...these);
    const submission = these.map((draft) => submitsListing(draft, [photo]));
    // The server is killed when the first response has been sent, and the others are in progress.
    await Promise.any(submission);
    await isKilledAndStarts();
    const first = await Promise.allSettled(submission);
    answered.push(...first.map(({ status }) => status === 'fulfilled'));
    expect(await Promise.all(these.map((draft) => submitsListing(draft, [photo])))).toEqual(
      these.map((id) => ({ id, status: 'ACTIVE' })),
    );
    const found = await fetch(`${server.url}/api/v10/list.json?q=citybike`, { headers: { 'x-api-hash': 'test' } });
    expect(await found.json()).toMatchObject({ search_total: drafts.length });
  }
  expect(new Set(answered), 'some were answered, and some were cut').toEqual(new Set([true, false]));
  expect(await journalsOf(drafts)).toEqual(drafts.map(() => ['listing.drafted', 'listing.published']));
}, 600_000);
