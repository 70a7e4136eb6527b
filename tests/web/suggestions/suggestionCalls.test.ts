import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bikeSuggestions } from '#machines/suggestions/suggestionExamples.ts';
import { client } from '#web/suggestions/apolloClient.ts';
import {
  clearHistory,
  deleteEntry,
  suggestionsFor,
  reportPicked,
  reportSubmitted,
} from '#web/suggestions/suggestionCalls.ts';

interface SentQuery {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

const requested: SentQuery[] = [];
let success = true;

/** Answers a request as the server does. */
async function answer(_: RequestInfo | URL, { body, headers }: RequestInit = {}): Promise<Response> {
  const { query, variables } = JSON.parse(body as string) as Pick<SentQuery, 'query' | 'variables'>;
  requested.push({ query, variables, headers: new Headers(headers) });
  const [, field] = /\{\s*(\w+)\(/.exec(query)!;
  const value =
    field === 'searchSuggestions'
      ? {
          __typename: 'SearchSuggestions',
          suggestionGroups: bikeSuggestions.map((group) => ({
            __typename: 'SearchSuggestionGroup',
            ...group,
            suggestions: group.suggestions.map((each) => ({ __typename: 'SearchSuggestion', ...each })),
          })),
        }
      : { __typename: 'SuggestionOutcome', success };
  return Response.json({ data: { [field!]: value } });
}

beforeEach(async () => {
  await client.clearStore();
  requested.length = 0;
  success = true;
  vi.stubGlobal('fetch', answer);
});

const signal = new AbortController().signal;
const nameOf = ({ query }: SentQuery) => /^\w+ (\w+)/.exec(query)![1];

describe('the calls of a search field', () => {
  it('request ten suggestions with the id of this browser, and the headers of every call [SUGGESTIONS-3]', async () => {
    const groups = await suggestionsFor('ve', signal);
    expect(groups).toMatchObject(bikeSuggestions);
    expect(requested.map(nameOf)).toEqual(['SearchSuggestions']);
    expect(requested[0]!.variables).toEqual({
      query: 've',
      first: 10,
      userIdentifier: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(requested[0]!.headers.get('x-api-hash')).toBeTruthy();
    expect(requested[0]!.headers.get('content-type')).toBe('application/json');
  });

  it('fetch once for a text, and each time for an empty one', async () => {
    for (const text of ['ve', 've', '', '']) await suggestionsFor(text, signal);
    expect(requested.map(({ variables }) => variables['query'])).toEqual(['ve', '', '']);
  });

  it.each([
    ['SearchSuggestionClick', () => reportPicked('h-velo'), { searchSuggestionID: 'h-velo' }],
    ['SearchSuggestionDelete', () => deleteEntry('h-velo'), { searchSuggestionID: 'h-velo' }],
    ['SearchSubmitted', () => reportSubmitted('a-token'), { searchToken: 'a-token' }],
    ['SearchHistoryClear', () => clearHistory(), {}],
  ] as const)('%s changes the history, and invalidates earlier answers', async (name, call, variables) => {
    await suggestionsFor('ve', signal);
    await call();
    expect(nameOf(requested[1]!)).toBe(name);
    expect(requested[1]!.variables).toMatchObject(variables);
    await suggestionsFor('ve', signal);
    expect(requested.map(nameOf)).toEqual(['SearchSuggestions', name, 'SearchSuggestions']);
  });

  it('throw when the history was not changed as requested', async () => {
    success = false;
    await expect(deleteEntry('h-velo')).rejects.toThrow('The server did not change the history');
  });

  it('fail with the first message of an answer with errors', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'Nothing comes of this.' }] }));
    await expect(suggestionsFor('ve', signal)).rejects.toThrow('Nothing comes of this.');
  });

  it('are aborted with their signal', async () => {
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      init.signal!.addEventListener('abort', () => reject(init.signal!.reason));
      return promise;
    });
    const waiting = new AbortController();
    const call = suggestionsFor('ve', waiting.signal);
    waiting.abort(new Error('Superseded by a newer text'));
    await expect(call).rejects.toThrow('Superseded by a newer text');
  });
});
