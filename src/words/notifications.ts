import type { MessageDescriptor } from '@lingui/core';
import type { Notification } from '#machines/notifications/notification.ts';
import { tryAgain } from './apiErrors.ts';

/**
 * The texts of notifications, by translation key. `{email}` is the support address, `{limit}` the maximum number of
 * saved listings.
 */
export const notificationMessages: Readonly<Record<string, MessageDescriptor>> = {
  generalError: /*i18n*/ {
    id: 'notifications.generalError',
    message: 'An error occurred. Our support is glad to be of assistance: {email}.',
  },
  accountVerified: /*i18n*/ {
    id: 'notifications.accountVerified',
    message: "Great! You've successfully activated your account.",
  },
  unauthorized: /*i18n*/ {
    id: 'notifications.unauthorized',
    message: 'The page you were trying to access requires you to be logged in.',
  },
  offline: /*i18n*/ {
    id: 'notifications.offline',
    message: "Attention - you're currently offline. Please check your internet connection.",
  },
  favoritesLimitReached: /*i18n*/ {
    id: 'notifications.favoritesLimitReached',
    message:
      'You reached the maximum number of favorite listings. You can save up to {limit}. Remove one to save another.',
  },
  draftChangedElsewhere: /*i18n*/ {
    id: 'notifications.draftChangedElsewhere',
    message: 'Your draft was changed in another tab or on another device.',
  },
  'errors.genericTryAgain': tryAgain,
};

/** The message for unknown errors, if the market offers no support address. */
const generalErrorWithoutSupport: MessageDescriptor = /*i18n*/ {
  id: 'notifications.generalErrorWithoutSupport',
  message: 'Something went wrong. Please try again.',
};

/**
 * The message of a notification: a translation key is translated, any other message is shown unchanged
 * (NOTIFICATIONS-3). An error without a message gets the general one (NOTIFICATIONS-9).
 */
export function notificationWord(
  { message, messageIsTranslationKey }: Pick<Notification, 'message' | 'messageIsTranslationKey'>,
  { hasSupport }: { readonly hasSupport: boolean },
): MessageDescriptor | string {
  if (message === null || (messageIsTranslationKey && message === 'generalError')) {
    return hasSupport ? notificationMessages['generalError']! : generalErrorWithoutSupport;
  }
  return (messageIsTranslationKey && notificationMessages[message]) || message;
}
