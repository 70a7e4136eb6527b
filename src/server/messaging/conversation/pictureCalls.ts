import multipart from '@fastify/multipart';
import * as z from 'zod/mini';
import { apiErrorShape } from '#machines/market/api/apiError.ts';
import { largestPhoto } from '#machines/market/limits.ts';
import type { Allowance } from '../../account/login/attempts.ts';
import { hour } from '#machines/market/units.ts';
import { loginRequired } from '#server/http/calls/callErrors.ts';
import { visitOf } from '#server/http/visit.ts';
import { callerOf } from '../../account/login/visits.ts';
import { lackOfRoom, countUpload, uploaderOf } from '../../account/limits/uploader.ts';
import { answer } from '../../openapi/callShapes.ts';
import type { Calls } from '../../openapi/calls.ts';
import { photoFrom } from '../../pictures/photos/photoMaking.ts';
import { photoTooLarge, refusedFlaw, refusedPhoto, type RefusedPhoto } from '../../pictures/photos/photoRefusals.ts';
import { sentFile } from '../../pictures/sentFile.ts';
import { isTooMany, semaphore } from '../../pictures/semaphore.ts';
import { uploadMemory } from '../../pictures/uploadMemory.ts';
import type { MessagingServices } from '../messagingServices.ts';

const form = z.object({
  photo: z.string().check(
    z.meta({
      description: 'JPEG, PNG, WebP, AVIF, GIF or TIFF; 20 MB and 50 megapixels at most.',
      format: 'binary',
    }),
  ),
});

const pictureAnswer = z
  .strictObject({
    picture: z.strictObject({
      name: z.string().check(z.describe('Its name in the picture store, as a message names it.')),
      width: z.int(),
      height: z.int(),
    }),
  })
  .check(z.meta({ id: 'MessagePicture', description: 'A picture as it is stored: upright, and sealed.' }));

/** The size of a form without the file, in bytes. */
const around = 64 * 1024;

/**
 * The limits of pictures: decoded at once, and waiting; bytes of all files in memory, and files of one account at once.
 */
const [atOnce, mostWaiting, mostHeld, mostHeldOfOne] = [1, 20, 20 * largestPhoto, 3];

/** The rate limit of an account's pictures for messages, because each picture costs some work. */
const picturesOfAccount: Allowance = { kind: 'pictures for messages', most: 60, within: hour };

/**
 * `POST messaging/pictures.json` uploads a picture for a message. As for photos of listings, the metadata about place
 * and camera is removed. The picture is sealed: before it is sent only its owner sees it, and then also the other
 * party.
 */
export async function registerMessagePictureCalls(api: Calls, services: MessagingServices): Promise<void> {
  const { accounts, messagePictures, photos, words } = services;
  const withPermit = semaphore(atOnce, mostWaiting);
  const holding = uploadMemory(mostHeld, mostHeldOfOne);
  const take = {
    tags: ['messaging'],
    operationId: 'bringMessagePicture',
    summary: 'A picture for a message',
    description: 'Stores a picture, upright and without its metadata. An unsent picture is deleted after a week.',
    form,
    response: {
      200: answer('The picture.', pictureAnswer),
      401: answer('Nobody is logged in.', apiErrorShape),
      408: answer('The file comes too slowly.', apiErrorShape),
    },
  };
  await api.register(async (files) => {
    await files.register(multipart, {
      limits: { fileSize: largestPhoto, files: 2, fields: 4, parts: 6, fieldSize: 1024, headerPairs: 20 },
      throwFileSizeLimit: false,
    });
    files.post('/messaging/pictures.json', { schema: take }, async (request, reply) => {
      // The session is required before the file is read: anonymous clients may not send pictures.
      const { session } = visitOf(request);
      if (!session) throw loginRequired();
      const caller = await callerOf(accounts, request);
      const uploader = await uploaderOf(accounts, caller);
      const made = await holding(session.account, async (upload) => {
        const size = Number(request.headers['content-length'] ?? Number.NaN);
        if (size > largestPhoto + around) return photoTooLarge(size);
        const sent = await sentFile(request, 'photo', upload);
        if (sent === 'missing' || sent === 'several') {
          return { code: `photo.${sent}`, field: 'photo' } satisfies RefusedPhoto;
        }
        if (sent === 'too large') return photoTooLarge(size);
        const { wait } = await accounts.attempts.take(picturesOfAccount, session.account);
        if (wait > 0) return { code: 'photo.tooMany' } satisfies RefusedPhoto;
        const refused = await countUpload({ accounts, photos }, uploader);
        if (refused) return refused;
        return withPermit(async () => {
          // The space is checked again here, because earlier uploads in the queue may have used it.
          const lack = await lackOfRoom(photos, uploader);
          if (lack) return lack;
          const photo = await photoFrom(sent);
          if ('flaw' in photo) return refusedFlaw(photo);
          const { bytes, width, height } = photo;
          const name = await messagePictures.keep(session.account, bytes);
          if (uploader.anonymous !== undefined) await photos.countPicture(name, uploader.anonymous, bytes.length);
          return { name, width, height };
        }, session.account);
      }).catch((error: unknown): RefusedPhoto => {
        if (isTooMany(error)) return { code: 'photo.waiting' };
        throw error;
      });
      if ('code' in made) throw refusedPhoto(made, words[caller.language]);
      reply.header('cache-control', 'no-store');
      return { picture: made };
    });
  });
}
