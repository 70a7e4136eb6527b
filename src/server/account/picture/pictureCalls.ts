import multipart from '@fastify/multipart';
import * as z from 'zod/mini';
import { largestPicture } from '#machines/account/limits.ts';
import { apiErrorShape } from '#machines/market/api/apiError.ts';
import { answer } from '#server/openapi/callShapes.ts';
import type { Calls } from '#server/openapi/calls.ts';
import { sentFile } from '#server/pictures/sentFile.ts';
import { isTooMany, semaphore } from '#server/pictures/semaphore.ts';
import { uploadMemory } from '#server/pictures/uploadMemory.ts';
import type { AccountServices } from '../accountServices.ts';
import { isCallRefusal, refuseCall, refuseFields } from '../accountRefusals.ts';
import { changeOwnPicture, pictureTooLarge, removeOwnPicture } from './ownPicture.ts';
import { refusedCall } from '../refusedCalls.ts';
import { loginRequired } from '#server/http/calls/callErrors.ts';
import { visitOf } from '#server/http/visit.ts';
import { callerOf } from '../login/visits.ts';
import { lackOfRoom, uploaderOf } from '../limits/uploader.ts';
import { refusedPhoto } from '#server/pictures/photos/photoRefusals.ts';
import type { Photos } from '#server/pictures/photos/photos.ts';

const form = z.object({
  picture: z.string().check(
    z.meta({
      description:
        'JPEG, PNG, WebP, AVIF or GIF; 10 MB and 50 megapixels at most, 160 × 160 pixels at least. Only the first frame of an animation is stored.',
      format: 'binary',
    }),
  ),
});

const pictureAnswer = z
  .strictObject({ picture: z.nullable(z.string().check(z.describe('Its name in the picture store.'))) })
  .check(z.meta({ id: 'AccountPicture', description: 'The picture or logo of the logged-in user.' }));

/** The most bytes of a form besides its file. */
const around = 64 * 1024;

/** The number of pictures that are decoded at once, and that wait: each takes much memory for a moment. */
const [atOnce, mostWaiting] = [1, 20];

/**
 * Limits of uploads: bytes of all files in memory, and files of one account at once. An account may call hundreds of
 * times a minute. Users who change their mind send a second and a third file while the first is sent.
 */
const [mostHeld, mostHeldOfOne] = [30 * largestPicture, 3];

/** `POST account/picture.json` sets the picture or logo, `DELETE account/picture` removes it. */
export async function registerPictureCalls(
  api: Calls,
  { accounts, photos, words }: AccountServices & { readonly photos: Pick<Photos, 'lackOfRoom' | 'countPicture'> },
): Promise<void> {
  const withPermit = semaphore(atOnce, mostWaiting);
  const holding = uploadMemory(mostHeld, mostHeldOfOne);
  const unauthorized = { 401: answer('Nobody is logged in.', apiErrorShape) };
  const take = {
    tags: ['account'],
    operationId: 'changePicture',
    summary: 'Another picture or logo',
    description: 'Stores the square in the middle of a picture, without the metadata about place and camera.',
    form,
    response: {
      200: answer('The picture as it is now.', pictureAnswer),
      ...unauthorized,
      408: answer('The file comes too slowly.', apiErrorShape),
    },
  };
  // Multipart forms are parsed within this scope alone: no other call accepts them.
  await api.register(async (files) => {
    await files.register(multipart, {
      limits: { fileSize: largestPicture, files: 2, fields: 4, parts: 6, fieldSize: 1024, headerPairs: 20 },
      throwFileSizeLimit: false,
    });
    files.post('/account/picture.json', { schema: take }, async (request, reply) => {
      // The login is checked before the file is read: anonymous clients may not send files.
      const { session } = visitOf(request);
      if (!session) throw loginRequired();
      const caller = await callerOf(accounts, request);
      const uploader = await uploaderOf(accounts, caller);
      const refused = (refusal: Parameters<typeof refusedCall>[0]) => refusedCall(refusal, words[caller.language]);
      const size = Number(request.headers['content-length'] ?? Number.NaN);
      if (size > largestPicture + around) throw refused(pictureTooLarge(size));
      const changed = await holding(session.account, async (upload) => {
        const sent = await sentFile(request, 'picture', upload);
        if (sent === 'missing' || sent === 'several')
          throw refused(refuseFields([{ field: 'picture', code: 'account.valueMissing' }]));
        if (sent === 'too large') throw refused(pictureTooLarge(Number.isNaN(size) ? undefined : size));
        return withPermit(async () => {
          const lack = await lackOfRoom(photos, uploader);
          if (lack) throw refusedPhoto({ ...lack, field: 'picture' }, words[caller.language]);
          const changed = await changeOwnPicture(accounts, caller, sent);
          const { anonymous } = uploader;
          if (anonymous !== undefined && !isCallRefusal(changed))
            await photos.countPicture(changed.picture, anonymous, changed.bytes);
          return changed;
        }, session.account);
      }).catch((error: unknown) => {
        if (isTooMany(error)) return refuseCall('account.picturesWaiting');
        throw error;
      });
      if (isCallRefusal(changed)) throw refused(changed);
      reply.header('cache-control', 'no-store');
      return { picture: changed.picture };
    });
  });

  const remove = {
    tags: ['account'],
    operationId: 'removePicture',
    summary: 'No picture any more',
    description: 'Deletes the picture or logo of the logged-in user. Also succeeds if there is none.',
    response: { 200: answer('There is none.', pictureAnswer), ...unauthorized },
  };
  api.delete('/account/picture', { schema: remove }, async (request, reply) => {
    const caller = await callerOf(accounts, request);
    if (!caller.session) throw loginRequired();
    const removed = await removeOwnPicture(accounts, caller);
    if (isCallRefusal(removed)) throw refusedCall(removed, words[caller.language]);
    reply.header('cache-control', 'no-store');
    return { picture: null };
  });
}
