import type { Readable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';

/** A browser at a server: it stores cookies, and sends its calls as the web does. */
export function openBrowser({ app }: Pick<TestApp, 'app'>, { from = '192.0.2.7', language = 'en' } = {}) {
  const cookies = new Map<string, string>([['allmend_csrf', 'anonymous']]);

  async function send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    {
      form,
      json,
      files,
      stream,
      headers = {},
    }: { form?: object; json?: object; files?: FormData; stream?: Readable; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> {
    // The files are encoded as a browser does, with a generated boundary.
    const written = files && new Response(files);
    const answer = await app.inject({
      method,
      url,
      remoteAddress: from,
      headers: {
        'x-api-hash': 'test',
        'x-csrf-token': cookies.get('allmend_csrf') ?? '',
        'accept-language': language,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json && { 'content-type': 'application/json' }),
        ...(written && { 'content-type': written.headers.get('content-type')! }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form as Record<string, string>).toString() }),
      ...(json && { payload: JSON.stringify(json) }),
      ...(stream && { payload: stream }),
      ...(written && { payload: Buffer.from(await written.arrayBuffer()) }),
    });
    for (const { name, value, ...options } of answer.cookies) {
      const isGone = value === '' || (options.expires !== undefined && options.expires.getTime() === 0);
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    get: (url: string, headers?: Record<string, string>) => send('GET', url, headers ? { headers } : {}),
    remove: (url: string, body?: Parameters<typeof send>[2]) => send('DELETE', url, body),
    post: (url: string, body: Parameters<typeof send>[2]) => send('POST', url, body),
    logIn: (email: string, password: string, more: Record<string, string> = {}) =>
      send('POST', '/api/v10/account/auth.json', { form: { email, password, ...more } }),
    logOut: () => send('POST', '/api/v10/account/logout.json', { form: {} }),
    profile: () => send('GET', '/api/v10/account/profile.json'),
    /** Sends a GraphQL request; resolves to the data of its only field. */
    async ask(query: string, variables: object = {}): Promise<any> {
      const answer = await send('POST', '/api/v10/graphql', { json: { query, variables } });
      const { data, errors } = answer.json();
      if (errors) throw new Error(JSON.stringify(errors));
      return Object.values(data as object)[0];
    },
  };
}

export type TestBrowser = ReturnType<typeof openBrowser>;
