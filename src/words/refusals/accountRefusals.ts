import type { MessageDescriptor } from '@lingui/core';

const wrongPassword: MessageDescriptor = /*i18n*/ {
  id: 'account.passwordWrong',
  message: 'The password is wrong.',
};

const link: MessageDescriptor = /*i18n*/ {
  id: 'account.tokenOutdated',
  message: 'This link has expired or was already used. Request a new one if you still need it.',
};

/** The messages for refused account calls and for invalid fields of their forms, by error code. */
export const accountRefusalWords = {
  'session.required': /*i18n*/ { id: 'account.sessionRequired', message: 'Please log in to continue.' },
  'session.isThis': /*i18n*/ {
    id: 'account.sessionIsThis',
    message: 'You’re using this session right now. Log out to end it.',
  },
  'session.unknown': /*i18n*/ { id: 'account.sessionUnknown', message: 'This session has already ended.' },
  'account.invalid': /*i18n*/ {
    id: 'errors.form',
    message: 'There are some errors in the form, please correct them.',
  },
  'account.loginFailed': /*i18n*/ {
    id: 'account.loginFailed',
    message: 'Wrong email address or password. Please try again.',
  },
  'account.blocked': /*i18n*/ {
    id: 'account.blocked',
    message:
      '{support, select, none {This account has been suspended.} other {This account has been suspended. Questions? Write to {support}.}}',
  },
  'account.tooManyAttempts': /*i18n*/ {
    id: 'account.tooManyAttempts',
    message: 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  'account.busy': /*i18n*/ {
    id: 'account.busy',
    message: 'A lot of people are logging in right now. Please try again in a moment.',
  },
  'account.tooManyMails': /*i18n*/ {
    id: 'account.tooManyMails',
    message:
      'We’ve already sent you several emails. Check your inbox and spam folder, or try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  'account.tooManyMailsFromHere': /*i18n*/ {
    id: 'account.tooManyMailsFromHere',
    message: 'We can’t send an email right now. Please try again in an hour, or from another internet connection.',
  },
  'account.tooManyLookups': /*i18n*/ {
    id: 'account.tooManyLookups',
    message: 'Too many requests. Please wait a moment.',
  },
  'account.picturesWaiting': /*i18n*/ {
    id: 'account.picturesWaiting',
    message: 'A lot of photos are being uploaded right now. Please try again in a moment.',
  },
  'account.tokenInvalid': /*i18n*/ {
    id: 'account.tokenInvalid',
    message: 'This link is incomplete. Please open it directly from the email.',
  },
  'account.tokenOutdated': link,
  'account.tokenExpired': link,
  'account.alreadyVerified': /*i18n*/ {
    id: 'account.alreadyVerified',
    message: 'Your email address is already confirmed.',
  },
  'account.emailTaken': /*i18n*/ {
    id: 'account.emailTaken',
    message: 'Another account already uses this email address.',
  },
  'account.notLeaving': /*i18n*/ {
    id: 'account.notLeaving',
    message: 'This account isn’t scheduled for deletion.',
  },
  'account.deletionOver': /*i18n*/ {
    id: 'account.deletionOver',
    message: 'It’s too late to cancel the deletion.',
  },
  'account.deletionRuns': /*i18n*/ { id: 'account.deletionRuns', message: 'You can still cancel the deletion.' },
  'account.reasonGiven': /*i18n*/ { id: 'account.reasonGiven', message: 'You’ve already given us your reason.' },
  'account.wrongState': /*i18n*/ {
    id: 'account.wrongState',
    message: 'Your account has changed in the meantime, so this isn’t possible. Please reload the page.',
  },
  'account.valueMissing': /*i18n*/ { id: 'account.valueMissing', message: 'Please fill in this field.' },
  'account.emailInvalid': /*i18n*/ { id: 'account.emailInvalid', message: 'Please enter a valid email address.' },
  'account.emailUnreadable': /*i18n*/ {
    id: 'forms.unseenSigns',
    message: 'There’s an unreadable character here: “{where}”. Delete it or retype this part.',
  },
  'account.sameEmail': /*i18n*/ { id: 'account.sameEmail', message: 'This is already your email address.' },
  'account.passwordWrong': wrongPassword,
  'account.passwordTooShort': /*i18n*/ {
    id: 'account.passwordTooShort',
    message: 'The password needs at least 8 characters.',
  },
  'account.passwordTooLong': /*i18n*/ {
    id: 'account.passwordTooLong',
    message: 'The password can have up to 200 characters.',
  },
  'account.passwordTooCommon': /*i18n*/ {
    id: 'account.passwordTooCommon',
    message: 'Too many people use this password. Please choose another one.',
  },
  'account.passwordIsEmail': /*i18n*/ {
    id: 'account.passwordIsEmail',
    message: 'Your email address is too easy to guess as a password. Please choose another one.',
  },
  'account.nameInvalid': /*i18n*/ { id: 'account.nameInvalid', message: 'Names can have up to 100 characters.' },
  'account.phoneInvalid': /*i18n*/ {
    id: 'account.phoneInvalid',
    message: 'Please enter a valid phone number, such as 079 123 45 67 or +49 30 1234567.',
  },
  'account.zipcodeInvalid': /*i18n*/ { id: 'account.zipcodeInvalid', message: 'Swiss postcodes have four digits.' },
  'account.zipcodeUnknown': /*i18n*/ {
    id: 'account.zipcodeUnknown',
    message: 'We don’t know this postcode. Please check it.',
  },
  'account.zipcodeElsewhere': /*i18n*/ {
    id: 'account.zipcodeElsewhere',
    message: 'This is the postcode of {place}.',
  },
  'account.regionInvalid': /*i18n*/ { id: 'account.regionInvalid', message: 'Please choose a canton.' },
  'account.pictureTooLarge': /*i18n*/ {
    id: 'account.pictureTooLarge',
    message: 'This photo is {size}\u00a0MB. The limit is {most}\u00a0MB.',
  },
  'account.pictureUnreadable': /*i18n*/ {
    id: 'account.pictureUnreadable',
    message: 'We can’t read this file. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
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
    message: 'There’s an unreadable character here: “{where}”. Delete it or retype this part.',
  },
  'account.textTooLong': /*i18n*/ { id: 'account.textTooLong', message: 'This text can have up to 500 characters.' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
