import * as z from 'zod/mini';
import { apiErrorShape } from '#machines/market/api/apiError.ts';
import { answer } from '../openapi/callShapes.ts';

/** The endpoint's documentation in `/api/docs`. Yoga validates the requests, as GraphQL over HTTP requires. */

const mediaTypes = ['application/json', 'application/graphql-response+json'];

const variables = z.record(z.string(), z.unknown());

const graphqlRequest = z
  .object({
    query: z.string().check(z.describe('The document.')),
    operationName: z.nullish(z.string().check(z.describe('The operation of the document to run.'))),
    variables: z.nullish(variables.check(z.describe('Values of its variables.'))),
    extensions: z.nullish(variables),
  })
  .check(
    z.meta({
      id: 'GraphqlRequest',
      description: 'A request in the form of GraphQL over HTTP.',
      example: {
        query: 'query Bicycles { searchListings(filter: { category: 4020 }) { totalItemCount items { title path } } }',
      },
    }),
  );

const graphqlAnswer = z
  .strictObject({
    data: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
    errors: z.optional(
      z.array(
        z.strictObject({
          message: z.string(),
          locations: z.optional(z.array(z.strictObject({ line: z.int(), column: z.int() }))),
          path: z.optional(z.array(z.union([z.string(), z.int()]))),
          extensions: z.optional(z.record(z.string(), z.unknown())),
        }),
      ),
    ),
  })
  .check(z.meta({ id: 'GraphqlAnswer', description: 'Data, errors, or both.' }));

const answers = {
  200: answer('The result, or the reason for its absence.', graphqlAnswer, mediaTypes),
  400: answer('The request or its document is invalid.', graphqlAnswer, mediaTypes),
  500: answer('A server fault, without data. It has been logged.', graphqlAnswer, mediaTypes),
  503: answer('The market is temporarily unavailable, or the operation took too long.', graphqlAnswer, mediaTypes),
};

const description =
  'Searches ads, suggests searches, shows an ad and lists the categories. Depth, cost, aliases, length and duration of a document ' +
  'are limited. Introspection is allowed.';

/** The description of the call `POST graphql`. */
export const graphqlByBody = {
  tags: ['graphql'],
  operationId: 'graphql',
  summary: 'An operation in GraphQL',
  description,
  body: graphqlRequest,
  response: {
    ...answers,
    413: answer('The body is too long.', apiErrorShape),
    415: answer('The body is not JSON.', apiErrorShape),
  },
};

/** The description of the call `GET graphql`. */
export const graphqlByAddress = {
  tags: ['graphql'],
  operationId: 'graphqlQuery',
  summary: 'A query in GraphQL, in the address',
  description,
  querystring: z.object({
    query: z.string().check(z.describe('The document.')),
    operationName: z.optional(z.string().check(z.describe('The operation of the document to run.'))),
    variables: z.optional(z.string().check(z.describe('Values of its variables, as JSON.'))),
    extensions: z.optional(z.string().check(z.describe('As JSON.'))),
  }),
  response: { ...answers, 405: answer('Mutations need POST.', graphqlAnswer, mediaTypes) },
};
