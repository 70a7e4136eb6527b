import { describe, expect, it } from 'vitest';
import { isKeptPage, isOfMarket, isShown, type Plan, planFor } from '../../src/worker/plan.ts';

const origin = 'https://allmend.example';

/** What becomes of a request for a path. */
function planOf(path: string, { mode = 'cors', method = 'GET', headers = {} }: Asked = {}): Plan {
  return planFor({ url: new URL(path, origin).href, mode, method, headers: new Headers(headers) }, origin);
}

interface Asked {
  readonly mode?: Request['mode'];
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

const navigate = { mode: 'navigate' } as const;

describe('what the service worker does with a request', () => {
  it.each<[Plan, string, Asked?]>([
    ['page', '/', navigate],
    ['page', '/de', navigate],
    ['page', '/fr/vi/velo/bikebikebike', navigate],
    ['page', '/de/start/login', navigate],
    ['file', '/assets/main-S0BAkR.js'],
    ['picture', '/pictures/320/demo/bike.avif'],
    ['call', '/api/v10/list.json?q=velo'],
    ['call', '/api/v10/item/bikebikebike.json'],
    ['call', '/api/v10/favorites/.json'],
    ['call', '/api/v10/favorites/ids.json'],
    ['call', '/api/v11/search.json'],
    ['query', '/api/v10/graphql', { method: 'POST', headers: { 'x-operation': 'OpenConversation' } }],
    ['query', '/api/v10/graphql', { method: 'POST', headers: { 'x-operation': 'MyConversations' } }],
  ])('answers it itself where there is no line: a %s, %s', (plan, path, asked) => {
    expect(planOf(path, asked)).toBe(plan);
  });

  it.each<[string, string, Asked?]>([
    ['what is sent', '/api/v10/favorites/.json', { method: 'POST' }],
    ['what is taken away', '/api/v10/favorites/bikebikebike', { method: 'DELETE' }],
    ['a form that is sent', '/de/li', { method: 'POST', mode: 'navigate' }],
    ['questions in GraphQL', '/api/v10/graphql?query={categories{id}}'],
    ['others too', '/api/v10/graphql', { method: 'POST', headers: { 'x-operation': 'ListPhone' } }],
    ['commands in GraphQL', '/api/v10/graphql', { method: 'POST' }],
    ['a stream', '/api/v10/messaging/stream/status'],
    ['a part of a file', '/assets/film.mp4', { headers: { range: 'bytes=0-' } }],
    ['another origin', 'https://elsewhere.example/de', navigate],
    ['pictures of people', '/pictures/96/people/ana.avif'],
    ['who is at a form', '/api/v10/account/email_status.json'],
    ['a file of one’s data', '/api/v10/account/export.zip'],
    ['documents for developers', '/api/docs', navigate],
    ['the mailbox', '/mailbox', navigate],
    ['the worker itself', '/service-worker.js'],
    ['the manifest', '/manifest.webmanifest'],
  ])('leaves alone %s: %s', (_, path, asked) => {
    expect(planOf(path, asked)).toBe('untouched');
  });

  it('keeps what one looks for and at, and no page that is somebody’s own or carries the token of a mail', () => {
    const kept = (path: string) => isKeptPage(origin + path);
    expect(['/de', '/it/li?q=velo', '/de/vi/bikebikebike', '/fr/immobilier', '/en/ai/start'].map(kept)).not.toContain(
      false,
    );
    const others = ['/de/verify/abc', '/de/changeemail/abc', '/de/renew/abc', '/de/undodeletion/abc'];
    expect([...others, '/de/passwordreset?token=a', '/de/start/login', '/de/user/profile'].map(kept)).not.toContain(
      true,
    );
    expect(kept('/mailbox')).toBe(false);
  });

  it('tells a page of copies of what it shows, and not of what stands beside it', () => {
    const shown = (path: string) => isShown({ url: origin + path, headers: new Headers() });
    expect(['/api/v10/list.json', '/api/v10/favorites.json'].map(shown)).toEqual([true, true]);
    expect(['/api/v10/favorites/ids.json', '/api/v10/account/profile.json'].map(shown)).toEqual([false, false]);
  });

  it.each([
    ['an answer', 200, 'application/json; charset=utf-8', true],
    ['a refusal', 401, 'application/json', false],
    ['the word of a proxy that the market is away', 503, 'text/html', false],
    ['the page of a hotel that asks for a room number', 200, 'text/html', false],
  ])('knows whether the market has answered: %s', (_, status, type, isSo) => {
    expect(isOfMarket(new Response('{}', { status, headers: { 'content-type': type } }))).toBe(isSo);
  });

  it('tells it nothing of what it had kept ahead, which it does not show', () => {
    const headers = new Headers({ 'x-kept-ahead': '1' });
    const ahead = (path: string) => isShown({ url: origin + path, headers });
    expect(['/api/v10/favorites.json', '/api/v10/graphql'].map(ahead)).toEqual([false, false]);
  });
});
