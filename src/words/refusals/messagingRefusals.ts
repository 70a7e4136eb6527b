import type { MessageDescriptor } from '@lingui/core';

const wrongState: MessageDescriptor = /*i18n*/ {
  id: 'messaging.wrongState',
  message: 'This does not stand as it did: somebody has changed it meanwhile. Look at it again.',
};

/** What people read where something about messages is not done, by code. */
export const messagingRefusalWords = {
  'session.required': /*i18n*/ { id: 'messaging.sessionRequired', message: 'Please log in first.' },
  'messaging.wrongState': wrongState,
  'messaging.tooManyContacts': /*i18n*/ {
    id: 'messaging.tooManyContacts',
    message:
      'You have written about {limit} ads today, as many as your account may. Tomorrow you can write about others; the conversations that you have go on.',
  },
  'messaging.tooManyBlocked': /*i18n*/ {
    id: 'messaging.tooManyBlocked',
    message: 'You have blocked {limit} people, which is as many as there is room for.',
  },
  'messaging.awayInvalid': /*i18n*/ {
    id: 'messaging.awayInvalid',
    message: 'Please choose a day that is yet to come, half a year from now at the latest.',
  },
  'messaging.pictureUnknown': /*i18n*/ {
    id: 'messaging.pictureUnknown',
    message: 'One of the pictures is not there any more. Please add it again.',
  },
  'messaging.phoneTooOften': /*i18n*/ {
    id: 'messaging.phoneTooOften',
    message: 'You have looked at many phone numbers in a short time. Please wait a while, or write a message.',
  },
  'messaging.phoneHidden': /*i18n*/ {
    id: 'messaging.phoneHidden',
    message: 'The seller shows no phone number.',
  },
  'conversation.unknown': /*i18n*/ {
    id: 'conversation.unknown',
    message: 'There is no such conversation of yours.',
  },
  'conversation.adUnknown': /*i18n*/ { id: 'conversation.adUnknown', message: 'There is no such ad.' },
  'conversation.ownAd': /*i18n*/ { id: 'conversation.ownAd', message: 'This is your own ad.' },
  'conversation.adClosed': /*i18n*/ {
    id: 'conversation.adClosed',
    message: 'This ad does not run any more.',
  },
  'conversation.adOver': /*i18n*/ {
    id: 'conversation.adOver',
    message: 'This ad does not run any more, so nothing can be offered for it.',
  },
  'conversation.empty': /*i18n*/ { id: 'conversation.empty', message: 'Please write something, or add a picture.' },
  'conversation.textTooLong': /*i18n*/ {
    id: 'conversation.textTooLong',
    message: 'A message has {limit} characters at the most.',
  },
  'conversation.textUnreadable': /*i18n*/ {
    id: 'forms.unseenSigns',
    message: 'A character here can’t be displayed properly: “{where}”. Please delete it, or type this part again.',
  },
  'conversation.tooManyPictures': /*i18n*/ {
    id: 'conversation.tooManyPictures',
    message: 'A message has {limit} pictures at the most.',
  },
  'conversation.accountInactive': /*i18n*/ {
    id: 'conversation.accountInactive',
    message: 'Please confirm your email address first, or show your account again: then you can write messages.',
  },
  'conversation.youBlocked': /*i18n*/ {
    id: 'conversation.youBlocked',
    message: 'You have blocked this person. To write to them, lift the block first.',
  },
  'conversation.unavailable': /*i18n*/ {
    id: 'conversation.unavailable',
    message: 'This person cannot be written to at the moment.',
  },
  'conversation.tooFast': /*i18n*/ {
    id: 'conversation.tooFast',
    message: 'That was a lot in a short time. Please wait a minute.',
  },
  'conversation.unanswered': /*i18n*/ {
    id: 'conversation.unanswered',
    message: 'You have written {limit} times and had no answer yet. You can go on as soon as the seller has answered.',
  },
  'conversation.entryUnknown': /*i18n*/ {
    id: 'conversation.entryUnknown',
    message: 'There is no such message in this conversation.',
  },
  'conversation.amountInvalid': /*i18n*/ {
    id: 'conversation.amountInvalid',
    message: 'An offer is a whole amount of francs, 1 at the least.',
  },
  'conversation.tooManyOffers': /*i18n*/ {
    id: 'conversation.tooManyOffers',
    message: 'You have made {limit} offers here today. Please go on tomorrow, or write a message.',
  },
  'conversation.offerOver': /*i18n*/ {
    id: 'conversation.offerOver',
    message: 'This offer does not stand any more.',
  },
  'conversation.offerYours': /*i18n*/ {
    id: 'conversation.offerYours',
    message: 'This is your own offer: the other can take it.',
  },
  'conversation.offerNotYours': /*i18n*/ {
    id: 'conversation.offerNotYours',
    message: 'Only whoever has made an offer can withdraw it.',
  },
  'conversation.sellerOnly': /*i18n*/ {
    id: 'conversation.sellerOnly',
    message: 'Only the seller can do this.',
  },
  'conversation.reservedForAnother': /*i18n*/ {
    id: 'conversation.reservedForAnother',
    message: 'It is reserved for somebody else. End that reservation first.',
  },
  'conversation.notReserved': /*i18n*/ {
    id: 'conversation.notReserved',
    message: 'It is not reserved for this buyer.',
  },
  'conversation.reportTooLong': /*i18n*/ {
    id: 'conversation.reportTooLong',
    message: 'Please say it in {limit} characters at the most.',
  },
  'conversation.tooManyReports': /*i18n*/ {
    id: 'conversation.tooManyReports',
    message: 'You have reported this conversation {limit} times. We have your reports.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type MessagingRefusalCode = keyof typeof messagingRefusalWords;
