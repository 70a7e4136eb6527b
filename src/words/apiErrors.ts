import type { MessageDescriptor } from '@lingui/core';
import type { GeneralError } from '#machines/market/api/formErrors.ts';

const outOfDate: MessageDescriptor = /*i18n*/ {
  id: 'errors.outOfDate',
  message: 'This page is out of date. Please reload it.',
};

/** The messages for general errors, by the error code of an API response (API-29). */
const generalErrorWords: Readonly<Record<string, MessageDescriptor>> = {
  'api.fault': /*i18n*/ {
    id: 'errors.fault',
    message: 'Something isn’t working on our side, and we’ve been notified. Please try again in a moment.',
  },
  'api.tooManyRequests': /*i18n*/ {
    id: 'errors.tooManyRequests',
    message: 'Too many requests. Please wait a moment.',
  },
  'api.invalidInput': /*i18n*/ {
    id: 'errors.form',
    message: 'There are some errors in the form, please correct them.',
  },
  'session.ended': /*i18n*/ {
    id: 'errors.sessionEnded',
    message: 'Your session has ended. Please log in again.',
  },
  'session.required': /*i18n*/ { id: 'errors.loginRequired', message: 'Please log in to continue.' },
  'api.csrf': outOfDate,
  'api.unknownPath': outOfDate,
  'api.unknownMethod': outOfDate,
  API_DEV_MISSING: outOfDate,
};

/** The message for unknown errors. */
export const tryAgain: MessageDescriptor = /*i18n*/ {
  id: 'errors.genericTryAgain',
  message: 'Oops, something went wrong. Please try again.',
};

/** The message for an error: the one for its code, or the answer's text, or a general one (API-29). */
export function generalErrorWord({ code = '', text }: GeneralError): MessageDescriptor | string {
  return (Object.hasOwn(generalErrorWords, code) ? generalErrorWords[code] : undefined) ?? text ?? tryAgain;
}
