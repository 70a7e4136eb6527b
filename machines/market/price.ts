/** The price of a thing: whole Swiss francs, or a word instead of a number. */
export type Price =
  | { readonly kind: 'amount'; readonly francs: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'onRequest' };
