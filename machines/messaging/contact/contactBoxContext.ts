import type { ContactBox } from './contactBox.ts';
import type { WaitingMessage } from './contactBoxEvents.ts';

export interface ContactBoxContext {
  /** The id of the listing. */
  readonly listing: string;
  /** The account that is logged in, as far as is known. */
  readonly account: string | null;
  /** The contact box; null if it is not known. */
  readonly box: ContactBox | null;
  /** The typed text, as long as the server is not known to have accepted it. */
  readonly text: string;
  /** The device's key of the message that it has tried to send; null once the text differs. */
  readonly key: string | null;
  /** The account that sent the message; null for a visitor. */
  readonly author: string | null;
  /** The outbox entry of this message, or of an earlier message about the listing. */
  readonly waiting: WaitingMessage | null;
  /** Whether the text was submitted without a login and waits for one, in every tab of the browser. */
  readonly awaitsLogin: boolean;
}

/**
 * Whether the viewer can start writing. This is allowed until the server says otherwise. An existing conversation is
 * continued instead.
 */
export function mayBegin({ box }: Pick<ContactBoxContext, 'box'>): boolean {
  return box === null || (box.mayWrite && box.conversation === null);
}

/** The typed text that is not in the outbox yet; the page saves it. */
export function typedOf({ text, key, waiting }: ContactBoxContext): string {
  return waiting !== null && waiting.key === key ? '' : text;
}

/** Whether the waiting message is the one on the page, or the page has no other text. */
export function isHere({ text, key, waiting }: ContactBoxContext): boolean {
  return waiting !== null && (text === '' || waiting.key === key);
}
