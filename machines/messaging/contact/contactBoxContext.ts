import type { ContactBox } from './contactBox.ts';
import type { WaitingMessage } from './contactBoxEvents.ts';

export interface ContactBoxContext {
  /** The id of the ad. */
  readonly listing: string;
  /** Who is logged in, as far as is known. */
  readonly account: string | null;
  /** How things stand; null where that is not known. */
  readonly box: ContactBox | null;
  /** What was typed, and the market has not taken as far as is known. */
  readonly text: string;
  /** What the device calls the message that it has tried to send; null once another text stands there. */
  readonly key: string | null;
  /** Who has sent it; null where nobody was logged in. */
  readonly author: string | null;
  /** What the outbox has of it, or of one that was written before. */
  readonly waiting: WaitingMessage | null;
  /** Whether the text was submitted without a login, and waits for one in every tab of the browser. */
  readonly awaitsLogin: boolean;
}

/** Whether one can begin to write: as long as nobody knows better, one can. A conversation that is there is gone on with in its place. */
export function mayBegin({ box }: Pick<ContactBoxContext, 'box'>): boolean {
  return box === null || (box.mayWrite && box.conversation === null);
}

/** What is typed and in no outbox yet: it is kept with the page. */
export function typedOf({ text, key, waiting }: ContactBoxContext): string {
  return waiting !== null && waiting.key === key ? '' : text;
}

/** Whether what waits is what stands on the page, or nothing else stands there. */
export function isHere({ text, key, waiting }: ContactBoxContext): boolean {
  return waiting !== null && (text === '' || waiting.key === key);
}
