import { fromEnumName } from '#machines/market/text/enumName.ts';
import type { ContactBox, ContactState } from '#machines/messaging/contact/contactBox.ts';
import type { ShownPhone } from '#machines/messaging/contact/phoneMachine.ts';

import { graphql } from '../../api/apiClient.ts';
import { atRest } from '../../browser/atRest.ts';
import type { RefusalAnswer } from '../messagingCalls.ts';
import type { FirstAbout } from './firstCommands.ts';

// The calls of the contact box. They throw as calls do.

interface BoxAnswer extends Omit<ContactBox, 'state' | 'awayUntil'> {
  readonly state: string;
  readonly awayUntil: string | null;
}

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
  const { contactBox: box } = await graphql<{ readonly contactBox: BoxAnswer | null }>(
    'query ContactBox($listing: ID!) { contactBox(listing: $listing) { state conversation mayWrite hasPhone awayUntil } }',
    { listing },
    { signal, quiet: true },
  );
  if (!box) return nowhere;
  const { state, conversation, mayWrite, hasPhone, awayUntil } = box;
  return {
    state: fromEnumName(state) as ContactState,
    conversation,
    mayWrite,
    hasPhone,
    awayUntil: awayUntil === null ? null : Date.parse(awayUntil),
  };
}

/** What the market makes of a first message. */
type FirstAnswer =
  | { readonly kind: 'taken'; readonly conversation: string }
  | { readonly kind: 'refused'; readonly code: string; readonly refusal: string };

/** Writes about an ad. Sent again with the same key it is answered as the first time. */
export async function writeAboutAd({ listing, key, text }: FirstAbout): Promise<FirstAnswer> {
  const { told } = await graphql<{
    readonly told:
      | { readonly __typename: 'MessageTaken'; readonly conversation: { readonly id: string } }
      | RefusalAnswer;
  }>(
    'mutation WriteAboutAd($listing: ID!, $message: MessageInput!) { told: writeAboutAd(listing: $listing, message: $message) { __typename ... on MessageTaken { conversation { id } } ... on Refusal { code message } } }',
    { listing, message: { key, text } },
    { quiet: true },
  );
  if (told.__typename === 'MessageTaken') return { kind: 'taken', conversation: told.conversation.id };
  return { kind: 'refused', code: told.code, refusal: told.message };
}

/** The phone number of an ad's seller. Each time is counted. */
export async function showPhone(listing: string, signal: AbortSignal): Promise<ShownPhone> {
  const { showPhone: phone } = await graphql<{
    readonly showPhone: { readonly __typename: 'Phone'; readonly number: string } | RefusalAnswer;
  }>(
    'mutation ShowPhone($listing: ID!) { showPhone(listing: $listing) { __typename ... on Phone { number } ... on Refusal { code message } } }',
    { listing },
    { signal, quiet: true },
  );
  return phone.__typename === 'Phone' ? { number: phone.number } : { refusal: phone.message };
}
