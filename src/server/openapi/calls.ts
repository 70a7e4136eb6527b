import type { FastifyInstance, FastifySchema, FastifyTypeProvider, RouteOptions } from 'fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { readInput } from '../http/calls/input.ts';

/** Reads the types of a call's query, parameters and body off the schemas that it declares. */
interface CallTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  readonly serializer: unknown;
}

/** Where calls are registered: each with schemas, and typed by them. */
export type Calls = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, CallTypes>;

/**
 * Makes the schemas of a call the one declaration of it: they check what it is sent (400 names parameter, rule and
 * value), type what its handler gets, and are what `/api/docs` tells. A call without one stops the start.
 */
export function declaredCalls(api: FastifyInstance): Calls {
  api.setValidatorCompiler(({ schema }) => (input: unknown) => {
    try {
      return { value: readInput(schema as z.ZodMiniType, input) };
    } catch (error) {
      return { error: error as Error };
    }
  });
  // Tests hold answers against their schemas; a server that did it again for each answer would only be slower.
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  api.addHook('onRoute', requireSchema);
  return api.withTypeProvider<CallTypes>();
}

function requireSchema({ method, url, schema }: RouteOptions): void {
  if (schema && isDeclared(schema)) return;
  throw new Error(`${String(method)} ${url} declares no schema of its answer`);
}

function isDeclared({ summary, response }: FastifySchema & { readonly summary?: string }): boolean {
  return summary !== undefined && response !== undefined;
}
