import { password } from '../account/accounts.ts';
import type { Visitor as WholeVisitor } from './browser.ts';

/** The part of a visitor that every browser engine offers. */
type Visitor = Pick<WholeVisitor, 'page'>;

// Actions of a visitor in another tab, of which the visible one is not notified.

/** Logs in there, with the password of all test accounts. Throws when the login is refused. */
export async function logsIn(visitor: Visitor, email: string): Promise<void> {
  const answer = await visitor.page.request.post(addressOf(visitor, '/api/v10/account/auth.json'), {
    form: { email, password },
    headers: await headersOf(visitor),
  });
  if (!answer.ok()) throw new Error(`${email} was not let in: ${await answer.text()}`);
}

/** Blocks the event stream of the visible page, because the test delivers its events. */
export async function blocksStream({ page }: Visitor): Promise<void> {
  await page.route('**/messaging/stream/**', (route) => route.abort());
}

/**
 * Logs out in another tab.
 * @throws when the call fails
 */
export async function logsOut(visitor: Visitor): Promise<void> {
  const answer = await visitor.page.request.post(addressOf(visitor, '/api/v10/account/logout.json'), {
    headers: await headersOf(visitor),
  });
  if (!answer.ok()) throw new Error(`The session was not ended: ${await answer.text()}`);
}

/** Simulates the return to the visible tab, which then reads the login state again. */
export async function comesBack({ page }: Visitor): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** Simulates that the tab becomes visible again. */
export function looksAgain({ page }: Visitor): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/**
 * Sends a GraphQL query in another tab; returns the data.
 * @throws when the response has none
 */
export async function asksElsewhere<Data>(visitor: Visitor, query: string, variables: object = {}): Promise<Data> {
  const answer = await visitor.page.request.post(addressOf(visitor, '/api/v10/graphql'), {
    data: { query, variables },
    headers: await headersOf(visitor),
  });
  const { data, errors } = (await answer.json()) as { readonly data?: Data; readonly errors?: unknown };
  if (!data || errors) throw new Error(`${query} was answered by ${JSON.stringify(errors)}`);
  return data;
}

/** Writes a first message about an ad there; returns the id of the conversation. Throws when it is refused. */
export async function writesAbout(visitor: Visitor, listing: string, text: string): Promise<string> {
  const { result } = await asksElsewhere<{ readonly result: { readonly conversation?: { readonly id: string } } }>(
    visitor,
    `mutation ($listing: ID!, $message: MessageInput!) { result: writeAboutListing(listing: $listing, message: $message) {
      ... on AcceptedMessage { conversation { id } } } }`,
    { listing, message: { key: crypto.randomUUID(), text } },
  );
  if (!result.conversation) throw new Error(`The message about ${listing} was not sent`);
  return result.conversation.id;
}

/**
 * Saves exactly these ads as favourites, in another tab.
 * @throws when that is refused
 */
export async function savesElsewhere(visitor: Visitor, wanted: readonly string[]): Promise<void> {
  const { request } = visitor.page;
  const headers = await headersOf(visitor);
  const result = (await (await request.get(addressOf(visitor, '/api/v10/favorites/ids.json'), { headers })).json()) as {
    ids: string[];
  };
  const saved = new Set(result.ids);
  for (const id of saved.difference(new Set(wanted))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await request.delete(addressOf(visitor, `/api/v10/favorites/${id}`), { headers });
  }
  // The ads are saved in reverse order, because the last saved one is listed first.
  for (const itemId of wanted.filter((id) => !saved.has(id)).toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await request.post(addressOf(visitor, '/api/v10/favorites/'), { form: { itemId }, headers });
    if (!answer.ok()) throw new Error(`${itemId} was not saved: ${await answer.text()}`);
  }
}

/** An address of a visitor's market. In a tab without a page it stays a path, which Chromium resolves by itself. */
function addressOf({ page }: Visitor, path: string): string {
  return URL.canParse(path, page.url()) ? new URL(path, page.url()).href : path;
}

/** Calls carry the CSRF token of a cookie; a client without a cookie sets one. */
async function headersOf({ page }: Visitor): Promise<Record<string, string>> {
  const saved = (await page.context().cookies()).find(({ name }) => name === 'allmend_csrf')?.value;
  const csrf = saved ?? 'anonymous';
  if (saved === undefined) {
    await page.context().addCookies([{ name: 'allmend_csrf', value: csrf, url: new URL(page.url()).origin }]);
  }
  return { 'x-api-hash': 'test', 'x-csrf-token': csrf };
}
