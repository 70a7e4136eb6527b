import { fromEnumName } from '#machines/market/text/enumName.ts';
import type { ContactBox } from '#machines/messaging/contact/contactBox.ts';
import type { ShownPhone } from '#machines/messaging/contact/phoneMachine.ts';

import { command, isRefusal, refusalOf } from '../../account/commands.ts';
import { momentOf } from '../../api/moment.ts';
import { graphql } from '../../api/apiClient.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import type { FirstAbout } from './firstCommands.ts';
import { ContactBox as ContactBoxQuery, ShowPhone, WriteAboutListing } from './generated/contactOperations.ts';

// The calls of the contact box. They throw the errors of calls.

/** The box of a listing that no longer exists: its seller cannot be contacted. */
const nowhere: ContactBox = {
  state: 'unavailable',
  conversation: null,
  mayWrite: false,
  hasPhone: false,
  awayUntil: null,
};

/**
 * The ways for the current user to contact a listing's seller. The page works without them, so a failure is not shown.
 */
export async function fetchContactBox(listing: string, signal: AbortSignal): Promise<ContactBox> {
  await whenIdle();
  signal.throwIfAborted();
  const { contactBox: box } = await graphql(ContactBoxQuery, { listing }, { signal, quiet: true });
  return box ? { ...box, state: fromEnumName(box.state), awayUntil: momentOf(box.awayUntil) } : nowhere;
}

/** Sends a first message about a listing. A repeated call with the same key gets the first answer. */
export function writeAboutListing({ listing, key, text }: FirstAbout) {
  return command(WriteAboutListing, { listing, message: { key, text } }, { quiet: true });
}

/** The phone number of a listing's seller. The server counts each call. */
export async function showPhone(listing: string, signal: AbortSignal): Promise<ShownPhone> {
  const answer = await command(ShowPhone, { listing }, { signal, quiet: true });
  return isRefusal(answer) ? refusalOf(answer) : { number: answer.number };
}
