import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from '#server/openapi/calls.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { readDocument } from './documentedCalls.ts';

let test: TestApp;
let read: Awaited<ReturnType<typeof readDocument>>;

beforeAll(async () => {
  test = await openTestApp(() => noon);
});

afterAll(() => test.close());

/** The server's routes below a prefix, written as the OpenAPI document writes them. */
function routes(prefix: string): string[] {
  const lines = test.app.printRoutes({ commonPrefix: false }).split('\n');
  // Fastify indents a route that extends another address, without that address: `.json` below `account/picture`.
  const above: string[] = [];
  return lines
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)[└├]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      above.splice(indent.length / 4, Infinity, part);
      const path = above.join('');
      return methods.split(', ').map((method) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    })
    .filter((route) => /^(?!HEAD|OPTIONS)[A-Z]+ /.test(route) && route.includes(` ${prefix}/`));
}

describe.each([
  { docs: '/api/docs', prefix: '/api/v10', some: ['GET /api/v10/list.json', 'POST /api/v10/graphql'] },
  { docs: '/api/docs/v11', prefix: '/api/v11', some: ['GET /api/v11/search.json'] },
])('the document at $docs/json', ({ docs, prefix, some }) => {
  beforeAll(async () => {
    read = await readDocument(test.app, docs);
  });

  it('has its version, and is shown by a page', async () => {
    expect(read.document).toMatchObject({ info: { version: prefix.replace('/api/v', '') } });
    const page = await test.get(`${docs}/`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    expect(read.document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(structuredClone(read.document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('contains every call of the server, and no other', () => {
    const reported = read.calls.map(({ method, path }) => `${method} ${path}`);
    expect(reported.toSorted()).toEqual(routes(prefix).toSorted());
    expect(reported).toEqual(expect.arrayContaining(some));
  });

  it('describes each call, its headers, its responses and those of its errors', () => {
    for (const call of read.calls) {
      expect(call.summary, call.path).toBeTruthy();
      const headers = call.parameters.filter((parameter) => parameter.in === 'header');
      expect(headers, call.path).toContainEqual(expect.objectContaining({ name: 'x-api-hash', required: true }));
      expect(headers, call.path).toContainEqual(expect.objectContaining({ name: 'accept-language' }));
      // A stream requires the CSRF token although its request changes nothing.
      const isStream = call.path.endsWith('/stream/status');
      expect(call.security ?? [], call.path).toEqual(call.method === 'GET' && !isStream ? [] : [{ csrf: [] }]);
      expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(['200', '400', '429', '500', '503']));
      for (const { content } of Object.values(call.responses)) {
        const [type] = Object.keys(content);
        const own = Object.keys(content).find((one) => one === 'application/zip' || one === 'application/x-ndjson');
        expect(own === undefined || isStream || call.path.endsWith('.zip'), call.path).toBe(true);
        expect(type, call.path).toBe(own ?? 'application/json');
        expect(content[type!]?.schema, call.path).toBeTruthy();
      }
    }
  });

  it('refers to schemas by name, and contains each of them', () => {
    const text = JSON.stringify(read.document);
    const referred = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!));
    expect([...referred].toSorted()).toEqual(Object.keys(read.document.components.schemas).toSorted());
    expect(text).not.toContain('$defs');
  });
});

describe('an undeclared call', () => {
  it('stops the start with an error that names the call', () => {
    const calls = declaredCalls(Fastify());
    expect(() => calls.get('/undeclared', () => 'something')).toThrow('GET /undeclared declares no schema');
  });
});
