declare const types: unique symbol;

/**
 * The text of a GraphQL operation, with the types of its data and variables. `npm run graphql` writes them from the `.graphql`
 * files. An operation has a name, by which the server's log tells it from others.
 */
export type Operation<Data, Variables> = string & { readonly [types]: (variables: Variables) => Data };
