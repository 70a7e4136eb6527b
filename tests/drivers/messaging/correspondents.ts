import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { accountsOf, password, type TestAccounts } from '../account/accounts.ts';
import { openBrowser, type TestBrowser } from '../server/accountBrowser.ts';
import type { TestApp } from '../server/app.ts';

const entryFields = `
  id number at kind isOwn key text pictures isErased francs offer deliveryState warnings { kind words }`;
const conversationFields = `
  id tab buyerId unread readUpTo isArchived isMuted isBlocked isReservedForBuyer may
  closed { code } other { publicAccountId name isGone awayUntil }
  listing { id title priceText francs status isGone picture path }
  last { ${entryFields} } offer { number francs isOwn isAgreed }`;
const refusal = '... on Refusal { code message }';

/** A user with a browser, who writes to others. */
export interface Correspondent {
  readonly id: string;
  readonly browser: TestBrowser;
  /** Publishes an ad with this id. */
  publishes(listing: string, price?: string): Promise<void>;
  writesAbout(listing: string, text: string, more?: { key?: string; pictures?: string[] }): Promise<any>;
  sends(conversation: string, text: string, more?: { key?: string; pictures?: string[] }): Promise<any>;
  offers(conversation: string, francs: number, key?: string): Promise<any>;
  /** A GraphQL mutation that returns a conversation: `archiveConversation(id: "…")`. */
  does(command: string): Promise<any>;
  sets(command: string): Promise<any>;
  conversations(tab: 'BUYING' | 'SELLING', more?: string): Promise<any>;
  /** The numbers of unread and archived conversations, by list. */
  counts(): Promise<any>;
  conversation(id: string): Promise<any>;
  /** The entries of a conversation, oldest first. */
  log(id: string, page?: string): Promise<any[]>;
  contactBox(listing: string): Promise<any>;
  unread(): Promise<number>;
}

/** The people who write to each other in a market. */
export interface Correspondents {
  readonly accounts: TestAccounts;
  joins(name: string): Promise<Correspondent>;
  /** A visitor without a session. */
  stranger(): Correspondent;
}

export function correspondentsOf(test: TestApp): Correspondents {
  const accounts = accountsOf(test.market);

  function at(browser: TestBrowser, id: string): Correspondent {
    const ask = (query: string, variables: object = {}) => browser.ask(query, variables);
    const accepted = `__typename ... on AcceptedMessage { entry { ${entryFields} } conversation { ${conversationFields} } } ${refusal}`;
    return {
      id,
      browser,
      async publishes(listing, price = '250') {
        const values = {
          title: `Ad ${listing}`,
          category: '4000',
          subcategory: '4020',
          type: 'offer',
          condition: 'used',
          body: 'Frisch aus dem Service.',
          price_kind: 'amount',
          price,
          text_language: 'de',
          zipcode: '3012',
        };
        const answer = await ask(
          `mutation ($draft: ID!, $values: [FieldValue!]!) { publishListing(draft: $draft, values: $values, photos: []) {
            ... on SubmittedListing { status } ${refusal} } }`,
          { draft: listing, values: Object.entries(values).map(([key, value]) => ({ key, value })) },
        );
        expect(answer).toEqual({ status: 'ACTIVE' });
        await test.services.search.caughtUp(await test.market.store.head());
      },
      writesAbout: (listing, text, { key = randomUUID(), pictures = [] } = {}) =>
        ask(
          `mutation ($listing: ID!, $message: MessageInput!) { writeAboutListing(listing: $listing, message: $message) { ${accepted} } }`,
          {
            listing,
            message: { key, text, pictures },
          },
        ),
      sends: (conversation, text, { key = randomUUID(), pictures = [] } = {}) =>
        ask(
          `mutation ($conversation: ID!, $message: MessageInput!) { sendMessage(conversation: $conversation, message: $message) { ${accepted} } }`,
          {
            conversation,
            message: { key, text, pictures },
          },
        ),
      offers: (conversation, francs, key = randomUUID()) =>
        ask(
          `mutation ($conversation: ID!, $key: String!, $francs: Int!) { makeOffer(conversation: $conversation, key: $key, francs: $francs) { ${accepted} } }`,
          {
            conversation,
            key,
            francs,
          },
        ),
      does: (command) =>
        ask(`mutation { ${command} { __typename ... on Conversation { ${conversationFields} } ${refusal} } }`),
      sets: (command) =>
        ask(
          `mutation { ${command} { __typename ... on MessagingSettings { awayUntil wantsMails blocked { publicAccountId name } } ${refusal} } }`,
        ),
      conversations: (tab, more = '') =>
        ask(`{ conversations(tab: ${tab} ${more}) { endCursor position conversations { ${conversationFields} } } }`),
      counts: () => ask('{ conversationCounts { buying { unread archived } selling { unread archived } } }'),
      conversation: (of) => ask(`query ($id: ID!) { conversation(id: $id) { ${conversationFields} } }`, { id: of }),
      async log(of, page = 'entries') {
        const seen = await ask(
          `query ($id: ID!) { conversation(id: $id) { log: ${page} { hasMore entries { ${entryFields} } } } }`,
          { id: of },
        );
        return seen.log.entries;
      },
      contactBox: (listing) =>
        ask(
          `query ($listing: ID!) { contactBox(listing: $listing) { state conversation mayWrite hasPhone awayUntil } }`,
          { listing },
        ),
      async unread() {
        const answer = await browser.get('/api/v10/messaging/status');
        expect(answer.statusCode).toBe(200);
        return answer.json().conversationsWithUnreadMessages;
      },
    };
  }

  return {
    accounts,
    async joins(name) {
      const email = `${name}@example.ch`;
      const id = await accounts.joins(email);
      const browser = openBrowser(test);
      await browser.logIn(email, password);
      return at(browser, id);
    },
    stranger: () => at(openBrowser(test), 'nobody'),
  };
}
