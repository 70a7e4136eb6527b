import type { MessageDescriptor } from '@lingui/core';
import type { FieldError, GeneralError } from '#machines/market/formErrors.ts';

/** Beside a field of which the answer says no more than that it is wrong (API-27, API-28). */
export const fieldErrorWords: Readonly<
  Record<Extract<FieldError, { readonly word: string }>['word'], MessageDescriptor>
> = {
  invalidInput: /*i18n*/ { id: 'errors.invalidInput', message: 'There is something wrong with this input.' },
  wrongFormat: /*i18n*/ { id: 'errors.wrongFormat', message: 'Invalid format.' },
};

const outOfDate: MessageDescriptor = /*i18n*/ {
  id: 'errors.outOfDate',
  message: 'This page is out of date. Please load it again.',
};

/** By the code of an answer (API-29). */
const generalErrorWords: Readonly<Record<string, MessageDescriptor>> = {
  'api.fault': /*i18n*/ {
    id: 'errors.fault',
    message: 'Something does not work at our end. We have been told; please try again in a moment.',
  },
  'api.tooManyRequests': /*i18n*/ {
    id: 'errors.tooManyRequests',
    message: 'That was a lot at once. Please wait a moment.',
  },
  'api.invalidInput': /*i18n*/ {
    id: 'errors.form',
    message: 'There are some errors in the form, please correct them.',
  },
  'api.csrf': outOfDate,
  'api.unknownPath': outOfDate,
  'api.unknownMethod': outOfDate,
  API_DEV_MISSING: outOfDate,
};

const tryAgain: MessageDescriptor = /*i18n*/ {
  id: 'errors.genericTryAgain',
  message: 'Oops, something went wrong. Please try again.',
};

/** What a person reads of an error: the words of its code, else what the answer says, else that something went wrong (API-29). */
export function generalErrorWord({ code = '', text }: GeneralError): MessageDescriptor | string {
  return (Object.hasOwn(generalErrorWords, code) ? generalErrorWords[code] : undefined) ?? text ?? tryAgain;
}
