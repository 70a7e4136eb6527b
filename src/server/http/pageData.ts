/** What a page shows first, or where else to go, or that there is nothing there. */
export type PageData =
  | { readonly kind: 'page'; readonly data: unknown }
  /** What was there has been taken away; the page says so and shows where to go on. */
  | { readonly kind: 'gone'; readonly data: unknown }
  | { readonly kind: 'missing' }
  | Moved;

/** Where else to go: for good, unless it may be another way tomorrow. */
export interface Moved {
  readonly kind: 'moved';
  readonly to: string;
  readonly isPassing?: true;
}
