import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { print } from 'graphql';

import type { Operation } from '../api/operation.ts';
import { graphql } from '../api/apiClient.ts';

/** How an operation is called; Apollo Client hands it on to the link. */
export interface CallContext {
  readonly signal?: AbortSignal;
}

/**
 * Asks by the client of the interface, so that headers, CSRF token and errors are those of every call. What is asked here
 * is what a page is of use without: a failure is for who asked alone.
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

/** What Apollo Client asks for. A suggestion is one of its text: what is bold in it, another text has otherwise. */
export const client = new ApolloClient({
  link,
  cache: new InMemoryCache({ typePolicies: { SearchSuggestion: { keyFields: false } } }),
  devtools: { enabled: false },
});
