import type { FastifyInstance } from 'fastify';

/** A GraphQL error as a client receives it. */
export interface ClientError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code?: string; readonly problems?: readonly unknown[] } & Record<string, unknown>;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly data: any;
  readonly errors: readonly ClientError[];
}

export interface OperationOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The IP address of the client. */
  readonly remoteAddress?: string;
}

/** Creates a function that sends GraphQL requests, with the headers of a program and its token. */
export function graphqlOf(app: FastifyInstance) {
  return async (
    query: string,
    { variables, headers, remoteAddress }: OperationOptions = {},
  ): Promise<GraphqlAnswer> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v10/graphql',
      headers: {
        'x-api-hash': 'test',
        'x-csrf-token': 'token',
        cookie: 'allmend_csrf=token; murmel_csrf=token',
        'content-type': 'application/json',
        ...headers,
      },
      ...(remoteAddress !== undefined && { remoteAddress }),
      payload: JSON.stringify({ query, ...(variables && { variables }) }),
    });
    const { data = null, errors = [] } = answer.json<{ data?: unknown; errors?: ClientError[] }>();
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, data, errors };
  };
}
