/** Something that was asked for and means nothing here: the key of a filter, and what was said of it. */
export interface Unread {
  readonly key: string;
  readonly value: string;
}

/** Behind this, and a key, an address tells what of it was not understood: `unread.ps=cheap`. */
export const unreadPrefix = 'unread.';

/** Whether a key tells so. */
export const isUnreadKey = (key: string) => key.startsWith(unreadPrefix);
