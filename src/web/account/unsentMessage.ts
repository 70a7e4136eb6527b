import { isYoungerThan } from '#machines/market/youngerThan.ts';
import { waitingMessageLife } from '#machines/messaging/limits.ts';

import { brand } from '../theme/brand.ts';

// A first message that is not sent yet. It belongs to its tab until its author presses Send without a login. The mail
// that confirms a new account opens another tab, so from then on the message is stored for every tab of the browser.

/** The maximum number of messages that wait for a login. */
const mostStored = 10;

const waitingKey = `${brand}_contact`;
const prefixInTab = 'contact-';
/** The storage key for the time of the last logout, by which other tabs drop their texts. */
const droppedKey = `${brand}_contact_dropped`;

export interface UnsentMessage {
  readonly text: string;
  /** Whether the message was submitted without a login, so that it waits for one. */
  readonly awaitsLogin: boolean;
  /** The idempotency key under which the message was submitted: sent from two tabs, it is one message. */
  readonly key?: string | null;
}

type Waiting = Readonly<
  Record<string, { readonly text: string; readonly since: number; readonly key?: string | null }>
>;

const nothing: UnsentMessage = { text: '', awaitsLogin: false };

/** The unsent text to the seller of a listing: the one that waits for a login, or the one of this tab. */
export function unsentMessage(listing: string): UnsentMessage {
  if (import.meta.env.SSR) return nothing;
  const waiting = allWaiting()[listing];
  if (waiting)
    return { text: waiting.text, awaitsLogin: true, key: typeof waiting.key === 'string' ? waiting.key : null };
  return { text: sessionStorage.getItem(prefixInTab + listing) ?? '', awaitsLogin: false };
}

/** Stores the text in one place: in the browser's storage while it waits for a login, else in the tab's. */
export function storeText(listing: string, { text, awaitsLogin, key = null }: UnsentMessage): void {
  const { [listing]: before, ...others } = allWaiting();
  const since = before?.since ?? Date.now();
  try {
    if (awaitsLogin && text !== '') writeWaiting({ [listing]: { text, since, key }, ...others });
    else if (before) writeWaiting(others);
    if (awaitsLogin || text === '') sessionStorage.removeItem(prefixInTab + listing);
    else sessionStorage.setItem(prefixInTab + listing, text);
  } catch {
    // If the storage is full, the text lasts only as long as the page.
  }
}

const dropListeners = new Set<() => void>();

/** Notifies open pages of a logout, here or in another tab. Returns the function that ends that. */
export function onUnsentMessagesDropped(listener: () => void): () => void {
  dropListeners.add(listener);
  return () => void dropListeners.delete(listener);
}

/**
 * Removes all unsent first messages at a logout, in every tab, so that the next user of the device does not see them.
 */
export function dropUnsentMessages(): void {
  localStorage.removeItem(waitingKey);
  dropTextsOfTab();
  try {
    localStorage.setItem(droppedKey, String(Date.now()));
  } catch {
    // The storage is full: the other tabs keep their texts until they are closed.
  }
}

function dropTextsOfTab(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefixInTab)) sessionStorage.removeItem(key);
  for (const listener of dropListeners) listener();
}

// If another tab has logged out, the texts of this tab are dropped too.
if (!import.meta.env.SSR) {
  window.addEventListener('storage', ({ key }) => {
    if (key === droppedKey) dropTextsOfTab();
  });
}

/** The messages that still wait. Another build, or a person by hand, may have stored anything. */
function allWaiting(): Waiting {
  try {
    const now = Date.now();
    const stored = Object.entries(JSON.parse(localStorage.getItem(waitingKey) ?? '{}') as Waiting);
    const young = stored.filter(
      ([, one]) => typeof one.text === 'string' && isYoungerThan(waitingMessageLife, one.since, now),
    );
    return Object.fromEntries(young);
  } catch {
    return {};
  }
}

function writeWaiting(waiting: Waiting): void {
  const remaining = Object.entries(waiting).slice(0, mostStored);
  if (remaining.length === 0) localStorage.removeItem(waitingKey);
  else localStorage.setItem(waitingKey, JSON.stringify(Object.fromEntries(remaining)));
}
