import type { MessageDescriptor } from '@lingui/core';
import type { FormWord } from '#machines/forms/formWords.ts';

/** The messages next to a form field (FORMS-8 to 17). `{field}` is the field's label. */
export const formWordMessages: Readonly<Record<FormWord, MessageDescriptor>> = {
  mandatory: /*i18n*/ { id: 'forms.mandatory', message: '{field} is a mandatory field, please fill in.' },
  wrongFormat: /*i18n*/ { id: 'forms.wrongFormat', message: 'Invalid format.' },
  wrongEmail: /*i18n*/ {
    id: 'forms.wrongEmail',
    message: 'This isn’t a valid email address. Example: name@example.ch',
  },
  likelyAddress: /*i18n*/ { id: 'forms.likelyAddress', message: 'Did you mean {address}?' },
  wrongPhone: /*i18n*/ {
    id: 'forms.wrongPhone',
    message: 'Please enter a valid phone number, such as 079 123 45 67 or +49 30 1234567.',
  },
  invalidSelection: /*i18n*/ { id: 'forms.invalidSelection', message: 'Invalid selection.' },
  notANumber: /*i18n*/ { id: 'forms.notANumber', message: 'Must be a number.' },
  invalidValue: /*i18n*/ { id: 'forms.invalidValue', message: 'Please enter a valid value' },
  invalidInput: /*i18n*/ { id: 'forms.invalidInput', message: 'There is something wrong with this input.' },
  passwordTooShort: /*i18n*/ { id: 'forms.passwordTooShort', message: 'The password needs at least 8 characters.' },
  passwordTooLong: /*i18n*/ { id: 'forms.passwordTooLong', message: 'The password can have up to 200 characters.' },
  passwordIsAddress: /*i18n*/ {
    id: 'forms.passwordIsAddress',
    message: 'Your email address is too easy to guess as a password. Please choose another one.',
  },
  passwordsDiffer: /*i18n*/ { id: 'forms.passwordsDiffer', message: 'The passwords don’t match.' },
  tooLong: /*i18n*/ { id: 'forms.tooLong', message: 'This text can have up to {most} characters.' },
  outOfBounds: /*i18n*/ { id: 'forms.outOfBounds', message: 'Enter a number from {min} to {max}.' },
  offStep: /*i18n*/ { id: 'forms.offStep', message: 'Use steps of {step}.' },
  notAPrice: /*i18n*/ {
    id: 'forms.notAPrice',
    message: 'This isn’t an amount. Enter whole francs, for example 1250.',
  },
  centimes: /*i18n*/ {
    id: 'forms.centimes',
    message: 'Prices are in whole francs. Choose {low} or {high}.',
  },
  wholeFrancs: /*i18n*/ { id: 'forms.wholeFrancs', message: 'Enter whole francs, without centimes.' },
  ambiguousNumber: /*i18n*/ {
    id: 'forms.ambiguousNumber',
    message: 'This could mean {low} or {high}. Enter it without a dot or comma.',
  },
  otherUnit: /*i18n*/ {
    id: 'forms.otherUnit',
    message: 'This unit doesn’t fit here. Enter the number in this field’s unit.',
  },
  wrongZipcode: /*i18n*/ { id: 'forms.wrongZipcode', message: 'A postcode has four digits, such as 3012.' },
  unknownPlace: /*i18n*/ { id: 'forms.unknownPlace', message: 'We don’t know this postcode. Please check it.' },
  otherPlace: /*i18n*/ { id: 'forms.otherPlace', message: 'This is the postcode of {place}.' },
  unknownPhoto: /*i18n*/ {
    id: 'forms.unknownPhoto',
    message: 'This photo is no longer available. Please add it again.',
  },
  tooManyPhotos: /*i18n*/ { id: 'forms.tooManyPhotos', message: 'You can add up to {most} photos.' },
  unseenSigns: /*i18n*/ {
    id: 'forms.unseenSigns',
    message: 'There’s an unreadable character here: “{where}”. Delete it or retype this part.',
  },
  notAsked: /*i18n*/ { id: 'forms.notAsked', message: 'This isn’t needed here.' },
};
