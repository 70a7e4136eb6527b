import type { MessageDescriptor } from '@lingui/core';
import type { WriteKind } from '#machines/account/writeLimits.ts';

/**
 * The messages for an account that has used its daily limit, by kind of write. `unverified` is for an account that
 * shares the limit with other unverified ones.
 */
export const writeLimitWords: Readonly<Record<WriteKind | 'unverified', MessageDescriptor>> = {
  ads: /*i18n*/ {
    id: 'writeLimits.ads',
    message:
      'You have published {most} ads within a day, which is the limit for your account. You can publish more in {hours, plural, one {# hour} other {# hours}}. Your draft is saved.',
  },
  edits: /*i18n*/ {
    id: 'writeLimits.edits',
    message:
      'You have changed your ads {most} times within a day, which is the limit for your account. You can change them again in {hours, plural, one {# hour} other {# hours}}.',
  },
  drafts: /*i18n*/ {
    id: 'writeLimits.drafts',
    message:
      'You have saved drafts {most} times within a day, which is the limit for your account. Your draft stays on this device and can be saved again in {hours, plural, one {# hour} other {# hours}}.',
  },
  messages: /*i18n*/ {
    id: 'writeLimits.messages',
    message:
      'You have sent {most} messages within a day, which is the limit for your account. You can write again in {hours, plural, one {# hour} other {# hours}}.',
  },
  photos: /*i18n*/ {
    id: 'writeLimits.photos',
    message:
      'You have uploaded {most} photos within a day, which is the limit for your account. You can upload more in {hours, plural, one {# hour} other {# hours}}.',
  },
  favourites: /*i18n*/ {
    id: 'writeLimits.favourites',
    message:
      'You have changed your favourites {most} times within a day, which is the limit for your account. You can change them again in {hours, plural, one {# hour} other {# hours}}.',
  },
  unverified: /*i18n*/ {
    id: 'writeLimits.unverified',
    message:
      'New accounts on your network have reached the limit for today. Please confirm your email address with the link in our email, or try again in {hours, plural, one {# hour} other {# hours}}.',
  },
  changes: /*i18n*/ {
    id: 'writeLimits.changes',
    message:
      'You have made {most} changes within a day, which is the limit for your account. Please try again in {hours, plural, one {# hour} other {# hours}}.',
  },
};
