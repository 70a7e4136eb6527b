import type { makeClient } from './makeClient.ts';
import type { Operation } from './operation.ts';
import { chunk } from '../chunks/chunk.ts';

export { CallFailed, GraphqlFailed } from './callFailed.ts';

type Client = ReturnType<typeof makeClient>;

/**
 * API clients load once the page is at rest, or with the first call, because a server-rendered page already has its
 * data.
 */
export const clients = chunk(() => import('./clients.ts'));

/** The calls of the API (`api/makeClient.ts`), from the tab that this code runs in. They throw ChunkLoadError too. */
export const get = <Answer>(...call: Parameters<Client['get']>) => by(({ client }) => client.get<Answer>(...call));

/** Sends a GraphQL operation. Data and variables have the operation's types (`npm run graphql`). */
export const graphql = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: Parameters<Client['graphql']>[2],
) => by(({ client }) => client.graphql(operation, variables, options));

/** Calls the second interface of the API, which answers searches by their tokens (API-5). */
export const getSearch = <Answer>(...call: Parameters<Client['get']>) =>
  by(({ searchClient }) => searchClient.get<Answer>(...call));

function by<Answer>(call: (module: NonNullable<(typeof clients)['module']>) => Promise<Answer>): Promise<Answer> {
  return clients.module ? call(clients.module) : clients.load().then(() => call(clients.module!));
}
