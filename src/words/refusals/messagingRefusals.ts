import type { MessageDescriptor } from '@lingui/core';

const wrongState: MessageDescriptor = /*i18n*/ {
  id: 'messaging.wrongState',
  message: 'This has changed since you opened it. Check it and try again.',
};

/** The messages for refused messaging commands, by code. */
export const messagingRefusalWords = {
  'session.required': /*i18n*/ { id: 'messaging.sessionRequired', message: 'Please log in to continue.' },
  'messaging.wrongState': wrongState,
  'messaging.tooManyContacts': /*i18n*/ {
    id: 'messaging.tooManyContacts',
    message: 'You’ve written about {limit} ads today, which is the daily limit. Your current conversations continue.',
  },
  'messaging.tooManyBlocked': /*i18n*/ {
    id: 'messaging.tooManyBlocked',
    message: 'You can block up to {limit} people. Unblock someone to block another.',
  },
  'messaging.awayInvalid': /*i18n*/ {
    id: 'messaging.awayInvalid',
    message: 'Please choose a day within the next six months.',
  },
  'messaging.pictureUnknown': /*i18n*/ {
    id: 'messaging.pictureUnknown',
    message: 'One of the photos is no longer available. Please add it again.',
  },
  'messaging.phoneTooOften': /*i18n*/ {
    id: 'messaging.phoneTooOften',
    message: 'You’ve viewed a lot of phone numbers. Please wait a few minutes, or write a message.',
  },
  'messaging.phoneHidden': /*i18n*/ {
    id: 'messaging.phoneHidden',
    message: 'This ad has no phone number.',
  },
  'conversation.unknown': /*i18n*/ {
    id: 'conversation.unknown',
    message: 'Conversation not found.',
  },
  'conversation.adUnknown': /*i18n*/ { id: 'conversation.adUnknown', message: 'This ad doesn’t exist.' },
  'conversation.ownAd': /*i18n*/ { id: 'conversation.ownAd', message: 'This is your own ad.' },
  'conversation.adClosed': /*i18n*/ {
    id: 'conversation.adClosed',
    message: 'This ad is no longer active.',
  },
  'conversation.adOver': /*i18n*/ {
    id: 'conversation.adOver',
    message: 'This ad is no longer active, so you can’t make an offer.',
  },
  'conversation.empty': /*i18n*/ { id: 'conversation.empty', message: 'Please write something or add a photo.' },
  'conversation.textTooLong': /*i18n*/ {
    id: 'conversation.textTooLong',
    message: 'A message can have up to {limit} characters.',
  },
  'conversation.textUnreadable': /*i18n*/ {
    id: 'forms.unseenSigns',
    message: 'There’s an unreadable character here: “{where}”. Delete it or retype this part.',
  },
  'conversation.tooManyPictures': /*i18n*/ {
    id: 'conversation.tooManyPictures',
    message: 'You can attach up to {limit} photos to a message.',
  },
  'conversation.accountInactive': /*i18n*/ {
    id: 'conversation.accountInactive',
    message: 'To write messages, confirm your email address first. If you’ve hidden your account, show it again.',
  },
  'conversation.youBlocked': /*i18n*/ {
    id: 'conversation.youBlocked',
    message: 'You’ve blocked this person. Unblock them to write to them.',
  },
  'conversation.unavailable': /*i18n*/ {
    id: 'conversation.unavailable',
    message: 'You can’t write to this person right now.',
  },
  'conversation.tooFast': /*i18n*/ {
    id: 'conversation.tooFast',
    message: 'You’re sending messages very quickly. Please wait a minute.',
  },
  'conversation.unanswered': /*i18n*/ {
    id: 'conversation.unanswered',
    message: 'You’ve sent {limit} messages without an answer. You can continue once the seller replies.',
  },
  'conversation.entryUnknown': /*i18n*/ {
    id: 'conversation.entryUnknown',
    message: 'Message not found.',
  },
  'conversation.amountInvalid': /*i18n*/ {
    id: 'conversation.amountInvalid',
    message: 'Please offer a whole amount in francs, at least CHF\u00a01.–.',
  },
  'conversation.tooManyOffers': /*i18n*/ {
    id: 'conversation.tooManyOffers',
    message: 'You’ve made {limit} offers here today. Make another one tomorrow, or write a message.',
  },
  'conversation.offerOver': /*i18n*/ {
    id: 'conversation.offerOver',
    message: 'This offer is no longer valid.',
  },
  'conversation.offerYours': /*i18n*/ {
    id: 'conversation.offerYours',
    message: 'You can’t accept your own offer. It’s the other person’s turn.',
  },
  'conversation.offerNotYours': /*i18n*/ {
    id: 'conversation.offerNotYours',
    message: 'You can only withdraw your own offer.',
  },
  'conversation.sellerOnly': /*i18n*/ {
    id: 'conversation.sellerOnly',
    message: 'Only the seller can do this.',
  },
  'conversation.reservedForAnother': /*i18n*/ {
    id: 'conversation.reservedForAnother',
    message: 'This item is reserved for another person. End that reservation first.',
  },
  'conversation.notReserved': /*i18n*/ {
    id: 'conversation.notReserved',
    message: 'This item isn’t reserved for this person.',
  },
  'conversation.reportTooLong': /*i18n*/ {
    id: 'conversation.reportTooLong',
    message: 'Your report can have up to {limit} characters.',
  },
  'conversation.tooManyReports': /*i18n*/ {
    id: 'conversation.tooManyReports',
    message: 'You’ve reported this conversation {limit} times. We’ve received your reports.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type MessagingRefusalCode = keyof typeof messagingRefusalWords;
