import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { createYoga, type Plugin, useExecutionCancellation as cancelling } from 'graphql-yoga';
import type { Registry } from 'prom-client';
import type { Language } from '#machines/market/language.ts';
import type { GraphqlServices } from './graphqlServices.ts';
import { operationContext, type Visitor } from './context.ts';
import { limiting, operationLimits } from './limits.ts';
import { faultBehind, faultStatus, maskedError } from './operationErrors.ts';
import { notingOperations } from './operationNotes.ts';
import { marketSchema } from './schema.ts';
import { namingArguments } from './wrongArguments.ts';

/** The requester of an operation. */
export interface Caller {
  readonly language: Language;
  readonly log: FastifyBaseLogger;
  readonly visitor: Visitor;
}

/** Answers GraphQL requests, as specified by GraphQL over HTTP. */
export type Operations = (url: string, request: RequestInit, caller: Caller) => Promise<Response>;

/** Creates the executor for operations of the market's schema. */
export function createOperations(parts: {
  readonly services: GraphqlServices;
  readonly path: string;
  readonly registry: Registry;
  readonly log: FastifyBaseLogger;
}): Operations {
  const { services, path, registry } = parts;
  const logs = new AsyncLocalStorage<FastifyBaseLogger>();
  const noteFault = (error: unknown) => {
    const fault = faultBehind(error);
    if (fault !== undefined) (logs.getStore() ?? parts.log).error({ err: fault }, 'a GraphQL operation failed');
  };
  const yoga = createYoga<Caller>({
    schema: marketSchema(),
    graphqlEndpoint: path,
    context: ({ language, visitor }: Caller) => operationContext(services, language, visitor),
    plugins: [limiting(operationLimits), namingArguments, cancelling(), notingOperations(registry), statusOfFaults],
    maskedErrors: { maskError: maskedError, isDev: false },
    logging: { debug: () => {}, info: () => {}, warn: () => {}, error: noteFault },
    // Only pages of the market's own origin may read the answers. Other clients call from their servers.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    // The endpoint limits bodies. For another check, the library would convert its text to a stream.
    maxRequestBodySize: false,
  });
  return (url, request, caller) => logs.run(caller.log, async () => yoga.fetch(url, request, caller));
}

/** An answer without data because of a fault has a status 5xx, so that the client may retry. */
const statusOfFaults: Plugin = {
  onExecutionResult({ result, setResult }) {
    if (!result || Symbol.asyncIterator in result || Array.isArray(result) || result.data) return;
    const status = faultStatus(result.errors ?? []);
    if (status) setResult({ ...result, extensions: { ...result.extensions, http: { status } } });
  },
};
