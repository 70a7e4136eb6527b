import type { FastifyInstance, FastifySchema, FastifyTypeProvider, RouteOptions } from 'fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { readInput } from '../http/calls/input.ts';

/** Derives the types of a call's query, parameters and body from the schemas that it declares. */
interface CallTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  readonly serializer: unknown;
}

/** The API on which calls are registered, typed by their schemas. */
export type Calls = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, CallTypes>;

/**
 * Makes the schemas of a call its single declaration. They validate the input (400 names parameter, rule and value),
 * type the handler's input, and document it in `/api/docs`. A call without schemas stops the start.
 */
export function declaredCalls(api: FastifyInstance): Calls {
  api.setValidatorCompiler(({ schema }) => (input: unknown) => {
    try {
      return { value: readInput(schema as z.ZodMiniType, input) };
    } catch (error) {
      return { error: error as Error };
    }
  });
  // Answers are not validated at runtime: tests validate them against their schemas, and the check would only cost
  // time.
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
