import type { MessageDescriptor } from '@lingui/core';
import { writeLimitWords } from './refusals/writeLimits.ts';

/** The messages for a rejected photo, by code. */
export const photoWords = {
  'photo.missing': /*i18n*/ { id: 'photo.missing', message: 'Please choose a photo.' },
  'photo.several': /*i18n*/ { id: 'photo.several', message: 'Please upload one photo at a time.' },
  'photo.tooLarge': /*i18n*/ {
    id: 'photo.tooLarge',
    message: 'This photo is {size}\u00a0MB. The limit is {most}\u00a0MB.',
  },
  'photo.tooManyPixels': /*i18n*/ {
    id: 'photo.tooManyPixels',
    message: 'This photo has {pixels} megapixels. The limit is {most}.',
  },
  'photo.heic': /*i18n*/ {
    id: 'photo.heic',
    message: 'We can’t read HEIC photos. Save this one as a JPEG and choose it again.',
  },
  'photo.unreadable': /*i18n*/ {
    id: 'photo.unreadable',
    message: 'We can’t read this file. Please choose a JPEG, PNG, WebP, AVIF, GIF or TIFF.',
  },
  'photo.broken': /*i18n*/ {
    id: 'photo.broken',
    message: 'This photo is damaged or incomplete. Save it again or choose another one.',
  },
  'photo.outside': /*i18n*/ {
    id: 'photo.outside',
    message: 'The selection goes beyond the photo, which is {width} × {height} pixels.',
  },
  'photo.unknown': /*i18n*/ {
    id: 'photo.unknown',
    message: 'This photo is no longer available. Please choose it again.',
  },
  'photo.waiting': /*i18n*/ {
    id: 'photo.waiting',
    message: 'A lot of photos are being uploaded right now. Please try again in a moment.',
  },
  'photo.tooMany': /*i18n*/ {
    id: 'photo.tooMany',
    message: 'You’ve uploaded a lot of photos. Please wait a few minutes and try again.',
  },
  'photo.dayUsed': /*i18n*/ {
    id: 'photo.dayUsed',
    message:
      'Without an account, you can upload {most} MB of photos a day. Please log in to add more, or try again tomorrow.',
  },
  'photo.dayUsedUnverified': /*i18n*/ {
    id: 'photo.dayUsedUnverified',
    message:
      'Until you confirm your email address, you can upload {most} MB of photos a day. Please open the link in our email, or try again tomorrow.',
  },
  'photo.accountUsed': writeLimitWords.photos,
  'photo.sharedUsed': writeLimitWords.unverified,
  'photo.noRoom': /*i18n*/ {
    id: 'photo.noRoom',
    message: 'We can’t take more photos from visitors right now. Please log in to add photos, or try again later.',
  },
  'photo.noRoomUnverified': /*i18n*/ {
    id: 'photo.noRoomUnverified',
    message:
      'We can’t take more photos from accounts without a confirmed email address right now. Please open the link in our email, or try again later.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type PhotoRefusal = keyof typeof photoWords;
