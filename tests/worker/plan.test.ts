import { describe, expect, it } from 'vitest';
import { isOfflinePage, isOfMarket, isShown, type Plan, planFor } from '../../src/worker/plan.ts';

const origin = 'https://allmend.example';

/** Returns the plan for a request of this path. */
function planOf(path: string, { mode = 'cors', method = 'GET', headers = {} }: RequestParts = {}): Plan {
  return planFor({ url: new URL(path, origin).href, mode, method, headers: new Headers(headers) }, origin);
}

interface RequestParts {
  readonly mode?: Request['mode'];
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

const navigate = { mode: 'navigate' } as const;

describe('the plan of the service worker for a request', () => {
  it.each<[Plan, string, RequestParts?]>([
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
  ])('is an answer from its copies while offline: a %s, %s', (plan, path, targetOrigin) => {
    expect(planOf(path, targetOrigin)).toBe(plan);
  });

  it.each<[string, string, RequestParts?]>([
    ['a POST call', '/api/v10/favorites/.json', { method: 'POST' }],
    ['a DELETE call', '/api/v10/favorites/bikebikebike', { method: 'DELETE' }],
    ['a submitted form', '/de/li', { method: 'POST', mode: 'navigate' }],
    ['a GraphQL query by GET', '/api/v10/graphql?query={categories{id}}'],
    ['an uncached GraphQL query', '/api/v10/graphql', { method: 'POST', headers: { 'x-operation': 'ListPhone' } }],
    ['a GraphQL mutation', '/api/v10/graphql', { method: 'POST' }],
    ['a stream', '/api/v10/messaging/stream/status'],
    ['a part of a file', '/assets/film.mp4', { headers: { range: 'bytes=0-' } }],
    ['another origin', 'https://elsewhere.example/de', navigate],
    ['pictures of people', '/pictures/96/people/ana.avif'],
    ['the status of an address', '/api/v10/account/email_status.json'],
    ['the export of an account', '/api/v10/account/export.zip'],
    ['the API documentation', '/api/docs', navigate],
    ['the mailbox', '/mailbox', navigate],
    ['the worker itself', '/service-worker.js'],
    ['the manifest', '/manifest.webmanifest'],
  ])('does not include %s: %s', (_, path, targetOrigin) => {
    expect(planOf(path, targetOrigin)).toBe('untouched');
  });

  it('stores searches and listings, and no personal page or page with the token of a mail', () => {
    const saved = (path: string) => isOfflinePage(origin + path);
    expect(['/de', '/it/li?q=velo', '/de/vi/bikebikebike', '/fr/immobilier', '/en/ai/start'].map(saved)).not.toContain(
      false,
    );
    const others = ['/de/verify/abc', '/de/changeemail/abc', '/de/renew/abc', '/de/undodeletion/abc'];
    expect([...others, '/de/passwordreset?token=a', '/de/start/login', '/de/user/profile'].map(saved)).not.toContain(
      true,
    );
    expect(saved('/mailbox')).toBe(false);
  });

  it('notifies a page of copies of its content, and not of auxiliary calls', () => {
    const shown = (path: string) => isShown({ url: origin + path, headers: new Headers() });
    expect(['/api/v10/list.json', '/api/v10/favorites.json'].map(shown)).toEqual([true, true]);
    expect(['/api/v10/favorites/ids.json', '/api/v10/account/profile.json'].map(shown)).toEqual([false, false]);
  });

  it.each([
    ['an answer', 200, 'application/json; charset=utf-8', true],
    ['a refusal', 401, 'application/json', false],
    ['the error page of a proxy', 503, 'text/html', false],
    ['the login page of a hotel’s network', 200, 'text/html', false],
  ])('detects whether the market has answered: %s', (_, status, type, isSo) => {
    expect(isOfMarket(new Response('{}', { status, headers: { 'content-type': type } }))).toBe(isSo);
  });

  it('does not notify a page of copies made ahead, which it does not show', () => {
    const headers = new Headers({ 'x-kept-ahead': '1' });
    const ahead = (path: string) => isShown({ url: origin + path, headers });
    expect(['/api/v10/favorites.json', '/api/v10/graphql'].map(ahead)).toEqual([false, false]);
  });
});
