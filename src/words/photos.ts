import type { MessageDescriptor } from '@lingui/core';
import { writeLimitWords } from './refusals/writeLimits.ts';

/** What people read where a photo of an ad is not taken, by code. */
export const photoWords = {
  'photo.missing': /*i18n*/ { id: 'photo.missing', message: 'Please choose a photo.' },
  'photo.several': /*i18n*/ { id: 'photo.several', message: 'Photos come one by one. These were several.' },
  'photo.tooLarge': /*i18n*/ {
    id: 'photo.tooLarge',
    message: 'A photo may have {most} MB at most. This one has {size} MB.',
  },
  'photo.tooManyPixels': /*i18n*/ {
    id: 'photo.tooManyPixels',
    message: 'A photo may have {most} megapixels at most. This one has {pixels}.',
  },
  'photo.heic': /*i18n*/ {
    id: 'photo.heic',
    message: 'We cannot read HEIC photos. Please save this one as JPEG and choose it again.',
  },
  'photo.unreadable': /*i18n*/ {
    id: 'photo.unreadable',
    message: 'This file isn’t an image that we can read. Please choose a JPEG, PNG, WebP, AVIF, GIF or TIFF.',
  },
  'photo.broken': /*i18n*/ {
    id: 'photo.broken',
    message: 'This picture is damaged or not complete. Please save it again, or choose another one.',
  },
  'photo.outside': /*i18n*/ {
    id: 'photo.outside',
    message: 'This part does not lie within the photo, which has {width} × {height} pixels.',
  },
  'photo.unknown': /*i18n*/ {
    id: 'photo.unknown',
    message: 'This photo is not there any more. Please choose it again.',
  },
  'photo.waiting': /*i18n*/ {
    id: 'photo.waiting',
    message: 'Very many photos come in right now. Please try again in a moment.',
  },
  'photo.tooMany': /*i18n*/ {
    id: 'photo.tooMany',
    message: 'That was a lot of photos. Please wait a while and try again.',
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
