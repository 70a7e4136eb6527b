import { fromEnumName } from '#machines/market/text/enumName.ts';
import type { ContactBox } from '#machines/messaging/contact/contactBox.ts';
import type { ShownPhone } from '#machines/messaging/contact/phoneMachine.ts';

import { command, isRefusal, refusalOf } from '../../account/commands.ts';
import { momentOf } from '../../api/moment.ts';
import { graphql } from '../../api/apiClient.ts';
import { atRest } from '../../browser/atRest.ts';
import type { FirstAbout } from './firstCommands.ts';
import { ContactBox as ContactBoxQuery, ShowPhone, WriteAboutAd } from './generated/contactOperations.ts';

// The calls of the contact box. They throw as calls do.

/** Where there is no such ad any more, nobody can be written to. */
const nowhere: ContactBox = {
  state: 'unavailable',
  conversation: null,
  mayWrite: false,
  hasPhone: false,
  awayUntil: null,
};

/** How whoever asks reaches the seller of an ad. A page is of use without. */
export async function fetchContactBox(listing: string, signal: AbortSignal): Promise<ContactBox> {
  await atRest();
  signal.throwIfAborted();
  const { contactBox: box } = await graphql(ContactBoxQuery, { listing }, { signal, quiet: true });
  return box ? { ...box, state: fromEnumName(box.state), awayUntil: momentOf(box.awayUntil) } : nowhere;
}

/** Writes about an ad. Sent again with the same key it is answered as the first time. */
export function writeAboutAd({ listing, key, text }: FirstAbout) {
  return command(WriteAboutAd, { listing, message: { key, text } }, { quiet: true });
}

/** The phone number of an ad's seller. Each time is counted. */
export async function showPhone(listing: string, signal: AbortSignal): Promise<ShownPhone> {
  const answer = await command(ShowPhone, { listing }, { signal, quiet: true });
  return isRefusal(answer) ? refusalOf(answer) : { number: answer.number };
}
