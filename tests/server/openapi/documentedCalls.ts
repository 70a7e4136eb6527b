import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A parameter as the OpenAPI document describes it. */
export interface DocumentedParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema & {
    readonly type?: string;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly multipleOf?: number;
    readonly maxLength?: number;
    readonly enum?: readonly (string | number)[];
  };
}

/** A call as the OpenAPI document describes it. */
export interface DocumentedCall {
  readonly path: string;
  readonly method: string;
  readonly summary?: string;
  readonly operationId?: string;
  readonly parameters: readonly DocumentedParameter[];
  readonly security?: readonly unknown[];
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Readonly<Record<string, { schema: JsonSchema }>> }>
  >;
}

/** Requests the OpenAPI document of a server, and parses it for tests. */
export async function readDocument(app: FastifyInstance, docs = '/api/docs') {
  const answer = await app.inject({ method: 'GET', url: `${docs}/json` });
  const document = answer.json<{
    openapi: string;
    paths: Record<string, Record<string, Omit<DocumentedCall, 'path' | 'method'>>>;
    components: { schemas: Record<string, JsonSchema> };
  }>();
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): DocumentedCall => ({ ...call, path, method: method.toUpperCase() })),
  );
  return {
    document,
    calls,
    call: (operationId: string) => calls.find((call) => call.operationId === operationId)!,
    /** The violations of the documented schema by a response; empty if there are none. */
    faultsOf(call: DocumentedCall, status: number, body: unknown): readonly string[] {
      const schema = call.responses[status]?.content['application/json']?.schema;
      if (!schema) return [`status ${status} is not documented`];
      const declared = JSON.parse(
        JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
          '#/components/schemas/',
          '#/$defs/',
        ),
      ) as Parameters<typeof z.fromJSONSchema>[0];
      const { error } = z.fromJSONSchema(declared).safeParse(body);
      return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
    },
  };
}
