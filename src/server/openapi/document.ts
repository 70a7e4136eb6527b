import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { cookieNames } from '../http/cookies.ts';
import { callHeaders, csrfScheme, marketNames, refusals, type Answer } from './callShapes.ts';
import { jsonSchema, type JsonSchema } from './jsonSchema.ts';

/** The features of the documented calls. */
const tags = [
  { name: 'search', description: 'Finding ads.' },
  { name: 'listing', description: 'One ad.' },
  { name: 'insertion', description: 'Inserting an ad.' },
  { name: 'account', description: 'The logged-in user.' },
  { name: 'favourites', description: 'The ads that a user has saved.' },
  { name: 'messaging', description: 'Messages between people, and live events.' },
  { name: 'content', description: 'Pages of information about the market.' },
  { name: 'graphql', description: 'GraphQL queries for exactly the needed fields.' },
];

/**
 * Collects the calls below `prefix`, as their routes declare them, into the OpenAPI document. Registered before the
 * calls.
 */
export async function registerDocument(
  app: FastifyInstance,
  { brand, prefix }: Pick<Config, 'brand'> & { readonly prefix: string },
): Promise<void> {
  const components = new Map<string, JsonSchema>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: marketNames[brand],
        description: 'The calls of the marketplace.',
        version: prefix.replace(/^.*\/v/, ''),
      },
      tags,
      components: {
        securitySchemes: {
          [csrfScheme]: {
            type: 'apiKey',
            in: 'header',
            name: 'x-csrf-token',
            description: `The value of the cookie \`${cookieNames(brand).csrf}\`, which every page sets.`,
          },
        },
      },
    },
    transform: ({ schema, url, route: { method } }) =>
      url.startsWith(`${prefix}/`) && schema
        ? { url, schema: documented(schema, String(method), components) }
        : { url, schema: { hide: true } },
    transformObject: (gathered) => {
      if (!('openapiObject' in gathered)) return gathered.swaggerObject;
      const { openapiObject: document } = gathered;
      Object.assign(document, { components: { ...document.components, schemas: Object.fromEntries(components) } });
      return document;
    },
  });
}

/** A call's declaration in OpenAPI's format. A `form` is a body with files, which its handler reads. */
function documented(schema: FastifySchema, method: string, components: Map<string, JsonSchema>): FastifySchema {
  const { querystring, params, body, form, response, ...operation } = schema as FastifySchema & {
    readonly form?: unknown;
  };
  const input = (part: unknown) => jsonSchema(part as z.ZodMiniType, 'input', components);
  return {
    ...operation,
    headers: input(callHeaders),
    ...(params !== undefined && { params: input(params) }),
    ...(querystring !== undefined && { querystring: input(querystring) }),
    ...(form !== undefined && { body: { content: { 'multipart/form-data': { schema: input(form) } } } }),
    ...(body !== undefined && { body: { content: { 'application/json': { schema: input(body) } } } }),
    ...(method !== 'GET' && { security: [{ [csrfScheme]: [] }] }),
    response: {
      ...answers(refusals, components),
      ...answers(response as Readonly<Record<string, Answer>>, components),
    },
  };
}

function answers(
  all: Readonly<Record<string, Answer>>,
  components: Map<string, JsonSchema>,
): Record<string, JsonSchema> {
  const operation = Object.entries(all).map(([status, { description, content }]): [string, JsonSchema] => {
    const types = Object.entries(content).map(([type, { schema }]): [string, JsonSchema] => [
      type,
      { schema: jsonSchema(schema, 'output', components) },
    ]);
    return [status, { description, content: Object.fromEntries(types) }];
  });
  return Object.fromEntries(operation);
}
