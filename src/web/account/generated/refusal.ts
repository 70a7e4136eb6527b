// Written by `npm run graphql` from src/web/account/refusal.graphql.
export type RefusalFragment = { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> };
