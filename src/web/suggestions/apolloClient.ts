import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { print } from 'graphql';

import type { Operation } from '../api/operation.ts';
import { graphql } from '../api/apiClient.ts';

/** The context of an operation; Apollo Client passes it to the link. */
export interface CallContext {
  readonly signal?: AbortSignal;
}

/**
 * Sends operations through the GraphQL client of the app, so that headers, CSRF token and errors are the same for all
 * calls. The calls are quiet: a failure concerns only the caller.
 */
const link = new ApolloLink(
  (operation) =>
    new Observable<ApolloLink.Result>((observer) => {
      const { signal } = operation.getContext() as CallContext;
      const text = print(operation.query) as Operation<Record<string, unknown>, typeof operation.variables>;
      graphql(text, operation.variables, { quiet: true, ...(signal && { signal }) }).then(
        (data) => {
          observer.next({ data });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    }),
);

/** The Apollo client. Suggestions are not normalized by id, because their highlighting depends on the text. */
export const client = new ApolloClient({
  link,
  cache: new InMemoryCache({ typePolicies: { SearchSuggestion: { keyFields: false } } }),
  devtools: { enabled: false },
});
