import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { apiError } from '#machines/market/api/apiError.ts';
import { callerOf, forgetSession, writeSession } from '../account/login/visits.ts';
import type { Config } from '../config.ts';
import { CallRefused } from '../http/calls/callErrors.ts';
import { withoutFragment } from '../http/answers/fragment.ts';
import { invalidInput } from '../http/calls/input.ts';
import { requestedLanguage } from '../http/language.ts';
import type { Calls } from '../openapi/calls.ts';
import type { GraphqlServices } from './graphqlServices.ts';
import type { Visitor } from './context.ts';
import { graphqlByAddress, graphqlByBody } from './graphqlCalls.ts';
import { createOperations } from './operations.ts';

/** In bytes, far more than any page needs: a listing with a text of 4,000 four-byte characters takes half of it. */
const longestBody = 32 * 1024;

/** The limit for an operation, in milliseconds: a third of the limit for a request. */
const operationTime = 10_000;

/** The response headers that are copied from Yoga. The server sets all others. */
const forwardedHeaders = ['content-type', 'allow'] as const;

/** Registers `GET` and `POST graphql`, the URL of all GraphQL operations. */
export async function registerGraphqlEndpoint(
  calls: Calls,
  parts: {
    readonly services: GraphqlServices;
    readonly registry: Registry;
    readonly patience?: number;
    readonly brand: Config['brand'];
  },
): Promise<void> {
  const { services, registry, brand, patience = operationTime } = parts;
  await calls.register(async (api) => {
    const operations = createOperations({ services, registry, path: `${api.prefix}/graphql`, log: api.log });

    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const visitor = await visitorOf(request, reply);
      const { status, headers, body } = await within(patience, (signal) =>
        operations(addressOf(request), sent(request, signal), {
          language: requestedLanguage(request),
          log: request.log,
          visitor,
        }),
      );
      for (const name of forwardedHeaders) if (headers.has(name)) reply.header(name, headers.get(name));
      return reply.code(status).send(body ?? '');
    }

    async function visitorOf(request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
      let caller = await callerOf(services.accounts, request);
      if (caller.session) reply.header('cache-control', 'private, no-store');
      return {
        get caller() {
          return caller;
        },
        begins(begun) {
          writeSession(request, reply, { ...begun, brand });
          caller = { ...caller, session: begun.session };
        },
        leaves() {
          forgetSession(request, reply, brand);
          caller = { ...caller, session: null };
        },
        wrote: (position) => void (position > 0 && reply.wrote(position)),
      };
    }

    // GraphQL over HTTP defines the response to each mistake, so Yoga parses the body.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: longestBody }, (_, body, done) =>
      done(null, body),
    );
    api.addContentTypeParser('*', (_request, _body, done) => done(noJson()));
    api.setValidatorCompiler(() => () => true);
    api.setSerializerCompiler(() => String);

    api.get('/graphql', { schema: graphqlByAddress }, (request, reply) => {
      requireJsonParameters(new URL(addressOf(request)).searchParams);
      return answer(request, reply);
    });
    api.post('/graphql', { schema: graphqlByBody }, (request, reply) => {
      if (request.body === undefined) throw noJson();
      return answer(request, reply);
    });
  });
}

/** Yoga does not check these, and would report a caller's invalid JSON as a server fault. */
function requireJsonParameters(query: URLSearchParams): void {
  const wrong = ['variables', 'extensions'].filter((name) => !isJson(query.get(name) || '{}'));
  if (wrong.length === 0) return;
  throw invalidInput(wrong.map((parameter) => ({ parameter, message: `${parameter} must be JSON` })));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function noJson(): CallRefused {
  return new CallRefused(415, apiError('api.unknownMediaType', 'content-type must be application/json.'));
}

function addressOf({ url }: FastifyRequest): string {
  return new URL(withoutFragment(url), 'http://localhost').href;
}

function sent({ method, headers, body }: FastifyRequest, signal: AbortSignal): RequestInit {
  const { accept, 'content-type': type } = headers;
  return {
    method,
    signal,
    headers: { ...(accept !== undefined && { accept }), ...(type !== undefined && { 'content-type': type }) },
    ...(typeof body === 'string' && { body }),
  };
}

interface AnsweredOperation {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Waits for an answer; after `patience` milliseconds it gives up and aborts the operation. */
async function within(
  patience: number,
  answer: (signal: AbortSignal) => Promise<Response>,
): Promise<AnsweredOperation> {
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(), patience);
  const timedOut = new Promise<AnsweredOperation>((resolve) => {
    tooLong.signal.addEventListener('abort', () => resolve(outOfTime));
  });
  const answered = answer(tooLong.signal).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    body: await response.text(),
  }));
  return Promise.race([answered, timedOut]).finally(() => clearTimeout(timer));
}

const outOfTime: AnsweredOperation = {
  status: 503,
  headers: new Headers({ 'content-type': 'application/json; charset=utf-8' }),
  body: JSON.stringify({
    errors: [{ message: 'The operation took too long; ask for less, or try again.', extensions: { code: 'TIMEOUT' } }],
  }),
};
