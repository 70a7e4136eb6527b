import { password } from '../account/accounts.ts';
import type { Visitor as WholeVisitor } from './browser.ts';

/** Any of them, in any engine. */
type Visitor = Pick<WholeVisitor, 'page'>;

// What a visitor does in another tab, while the one that is looked at knows nothing of it.

/** Logs in there, with the password of all test accounts. Throws where they are not let in. */
export async function logsIn(visitor: Visitor, email: string): Promise<void> {
  const answer = await visitor.page.request.post(addressOf(visitor, '/api/v10/account/auth.json'), {
    form: { email, password },
    headers: await headersOf(visitor),
  });
  if (!answer.ok()) throw new Error(`${email} was not let in: ${await answer.text()}`);
}

/** No stream tells the page that is looked at of what is done there: it hears of that when a path says so. */
export async function hearsNoStream({ page }: Visitor): Promise<void> {
  await page.route('**/messaging/stream/**', (route) => route.abort());
}

/** Logs out there. Throws where that does not come through. */
export async function logsOut(visitor: Visitor): Promise<void> {
  const answer = await visitor.page.request.post(addressOf(visitor, '/api/v10/account/logout.json'), {
    headers: await headersOf(visitor),
  });
  if (!answer.ok()) throw new Error(`The session was not ended: ${await answer.text()}`);
}

/** Comes back to the tab that is looked at, which sees then who is logged in. */
export async function comesBack({ page }: Visitor): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** The tab is looked at again. */
export function looksAgain({ page }: Visitor): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Asks in GraphQL there; gives the data. Throws where nothing is answered. */
export async function asksElsewhere<Data>(visitor: Visitor, query: string, variables: object = {}): Promise<Data> {
  const answer = await visitor.page.request.post(addressOf(visitor, '/api/v10/graphql'), {
    data: { query, variables },
    headers: await headersOf(visitor),
  });
  const { data, errors } = (await answer.json()) as { readonly data?: Data; readonly errors?: unknown };
  if (!data || errors) throw new Error(`${query} was answered by ${JSON.stringify(errors)}`);
  return data;
}

/** Writes a first message about an ad there; gives the id of the conversation. Throws where that is refused. */
export async function writesAbout(visitor: Visitor, listing: string, text: string): Promise<string> {
  const { told } = await asksElsewhere<{ readonly told: { readonly conversation?: { readonly id: string } } }>(
    visitor,
    `mutation ($listing: ID!, $message: MessageInput!) { told: writeAboutAd(listing: $listing, message: $message) {
      ... on MessageTaken { conversation { id } } } }`,
    { listing, message: { key: crypto.randomUUID(), text } },
  );
  if (!told.conversation) throw new Error(`Nothing was written about ${listing}`);
  return told.conversation.id;
}

/** Saves these ads there, and no others. Throws where that is refused. */
export async function savesElsewhere(visitor: Visitor, wanted: readonly string[]): Promise<void> {
  const { request } = visitor.page;
  const headers = await headersOf(visitor);
  const told = (await (await request.get(addressOf(visitor, '/api/v10/favorites/ids.json'), { headers })).json()) as {
    ids: string[];
  };
  const saved = new Set(told.ids);
  for (const id of saved.difference(new Set(wanted))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await request.delete(addressOf(visitor, `/api/v10/favorites/${id}`), { headers });
  }
  // The one that is saved last comes first.
  for (const itemId of wanted.filter((id) => !saved.has(id)).toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await request.post(addressOf(visitor, '/api/v10/favorites/'), { form: { itemId }, headers });
    if (!answer.ok()) throw new Error(`${itemId} was not saved: ${await answer.text()}`);
  }
}

/** An address of the market of a visitor. In a tab that has no page yet it stays a path, which Chromium resolves by itself. */
function addressOf({ page }: Visitor, path: string): string {
  return URL.canParse(path, page.url()) ? new URL(path, page.url()).href : path;
}

/** Calls carry what stands in a cookie; who has none yet takes one. */
async function headersOf({ page }: Visitor): Promise<Record<string, string>> {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'allmend_csrf')?.value;
  const csrf = kept ?? 'anonymous';
  if (kept === undefined) {
    await page.context().addCookies([{ name: 'allmend_csrf', value: csrf, url: new URL(page.url()).origin }]);
  }
  return { 'x-api-hash': 'test', 'x-csrf-token': csrf };
}
