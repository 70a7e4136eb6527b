/** The first data of a page, a redirect, or the answer that there is no such page. */
export type PageData =
  | { readonly kind: 'page'; readonly data: unknown }
  /** The content was removed. The page states this and links to other pages. */
  | { readonly kind: 'gone'; readonly data: unknown }
  | { readonly kind: 'missing' }
  | Moved;

/** A redirect: permanent, unless `isPassing`. */
export interface Moved {
  readonly kind: 'moved';
  readonly to: string;
  readonly isPassing?: true;
}
