import type { MessageDescriptor } from '@lingui/core';

const wrongPassword: MessageDescriptor = /*i18n*/ {
  id: 'account.passwordWrong',
  message: 'The password is not right.',
};

const link: MessageDescriptor = /*i18n*/ {
  id: 'account.tokenOutdated',
  message:
    'This link does not hold any more: it has been used, is too old, or there is a newer one. If you still need one, ask for a new email.',
};

/** What people read where a call on accounts is refused, and beside the fields that are wrong, by code. */
export const accountRefusalWords = {
  'session.required': /*i18n*/ { id: 'account.sessionRequired', message: 'Please log in first.' },
  'session.isThis': /*i18n*/ { id: 'account.sessionIsThis', message: 'To end this session, please log out.' },
  'session.unknown': /*i18n*/ { id: 'account.sessionUnknown', message: 'This session has ended already.' },
  'account.invalid': /*i18n*/ {
    id: 'errors.form',
    message: 'There are some errors in the form, please correct them.',
  },
  'account.loginFailed': /*i18n*/ {
    id: 'account.loginFailed',
    message: 'The email address or the password is not right.',
  },
  'account.blocked': /*i18n*/ {
    id: 'account.blocked',
    message:
      '{support, select, none {This account is suspended.} other {This account is suspended. Please write to {support}.}}',
  },
  'account.tooManyAttempts': /*i18n*/ {
    id: 'account.tooManyAttempts',
    message: 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  'account.busy': /*i18n*/ {
    id: 'account.busy',
    message: 'Very many people want to log in right now. Please try again in a moment.',
  },
  'account.tooManyMails': /*i18n*/ {
    id: 'account.tooManyMails',
    message:
      'We have sent several emails already. Please check your inbox and the spam folder, or try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  'account.tooManyMailsFromHere': /*i18n*/ {
    id: 'account.tooManyMailsFromHere',
    message: 'We can’t send an email right now. Please try again in an hour, or from another internet connection.',
  },
  'account.tooManyLookups': /*i18n*/ {
    id: 'account.tooManyLookups',
    message: 'That was a lot at once. Please wait a moment.',
  },
  'account.picturesWaiting': /*i18n*/ {
    id: 'account.picturesWaiting',
    message: 'Very many pictures come in right now. Please try again in a moment.',
  },
  'account.tokenInvalid': /*i18n*/ {
    id: 'account.tokenInvalid',
    message: 'This link is not complete. Please open it as it stands in the email.',
  },
  'account.tokenOutdated': link,
  'account.tokenExpired': link,
  'account.alreadyVerified': /*i18n*/ {
    id: 'account.alreadyVerified',
    message: 'Your email address is confirmed already.',
  },
  'account.emailTaken': /*i18n*/ {
    id: 'account.emailTaken',
    message: 'There is another account with this email address.',
  },
  'account.notLeaving': /*i18n*/ {
    id: 'account.notLeaving',
    message: 'There is no account here that is being deleted.',
  },
  'account.deletionOver': /*i18n*/ {
    id: 'account.deletionOver',
    message: 'The time to take the deletion back is over.',
  },
  'account.deletionRuns': /*i18n*/ { id: 'account.deletionRuns', message: 'The deletion can still be taken back.' },
  'account.reasonGiven': /*i18n*/ { id: 'account.reasonGiven', message: 'You have told us your reason already.' },
  'account.wrongState': /*i18n*/ {
    id: 'account.wrongState',
    message: 'This cannot be done with the account as it stands now.',
  },
  'account.valueMissing': /*i18n*/ { id: 'account.valueMissing', message: 'Please fill this in.' },
  'account.emailInvalid': /*i18n*/ { id: 'account.emailInvalid', message: 'Please enter a valid email address.' },
  'account.emailUnreadable': /*i18n*/ {
    id: 'forms.unseenSigns',
    message: 'A character here can’t be displayed properly: “{where}”. Please delete it, or type this part again.',
  },
  'account.sameEmail': /*i18n*/ { id: 'account.sameEmail', message: 'This is your email address already.' },
  'account.passwordWrong': wrongPassword,
  'account.passwordTooShort': /*i18n*/ {
    id: 'account.passwordTooShort',
    message: 'The password needs at least 8 characters.',
  },
  'account.passwordTooLong': /*i18n*/ {
    id: 'account.passwordTooLong',
    message: 'The password may have 200 characters at most.',
  },
  'account.passwordTooCommon': /*i18n*/ {
    id: 'account.passwordTooCommon',
    message: 'Very many people use this password. Please choose another.',
  },
  'account.passwordIsEmail': /*i18n*/ {
    id: 'account.passwordIsEmail',
    message: 'Your email address is too easy to guess as a password.',
  },
  'account.nameInvalid': /*i18n*/ { id: 'account.nameInvalid', message: 'A name has 100 characters at most.' },
  'account.phoneInvalid': /*i18n*/ {
    id: 'account.phoneInvalid',
    message: 'Please enter a valid phone number, such as 079 123 45 67 or +49 30 1234567.',
  },
  'account.zipcodeInvalid': /*i18n*/ { id: 'account.zipcodeInvalid', message: 'A postcode has four digits.' },
  'account.zipcodeUnknown': /*i18n*/ {
    id: 'account.zipcodeUnknown',
    message: 'There is no place with this postcode.',
  },
  'account.zipcodeElsewhere': /*i18n*/ {
    id: 'account.zipcodeElsewhere',
    message: 'This postcode belongs to {place}.',
  },
  'account.regionInvalid': /*i18n*/ { id: 'account.regionInvalid', message: 'Please choose a canton.' },
  'account.pictureTooLarge': /*i18n*/ {
    id: 'account.pictureTooLarge',
    message: 'This photo is {size} MB. The limit is {most} MB.',
  },
  'account.pictureUnreadable': /*i18n*/ {
    id: 'account.pictureUnreadable',
    message: 'We can’t read this file as an image. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  },
  'account.pictureTooSmall': /*i18n*/ {
    id: 'account.pictureTooSmall',
    message: 'This photo is {width} × {height} pixels. It needs at least {least} × {least}.',
  },
  'account.pictureTooManyPixels': /*i18n*/ {
    id: 'account.pictureTooManyPixels',
    message: 'This photo has {pixels} megapixels. The limit is {most}.',
  },
  'account.textUnreadable': /*i18n*/ {
    id: 'forms.unseenSigns',
    message: 'A character here can’t be displayed properly: “{where}”. Please delete it, or type this part again.',
  },
  'account.textTooLong': /*i18n*/ { id: 'account.textTooLong', message: 'Please write 500 characters at most.' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
