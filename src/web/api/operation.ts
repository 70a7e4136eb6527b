declare const types: unique symbol;

/**
 * The text of a GraphQL operation, with the types of its data and variables. `npm run graphql` generates them from the
 * `.graphql` files. Each operation has a name, which identifies it in the server's log.
 */
export type Operation<Data, Variables> = string & { readonly [types]: (variables: Variables) => Data };
