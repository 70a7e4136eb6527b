import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { apiErrorShape } from '#machines/market/api/apiError.ts';
import { largestPhoto } from '#machines/market/limits.ts';
import { hour } from '#machines/market/units.ts';
import type { Allowance } from '#server/account/login/attempts.ts';
import { callerOf } from '#server/account/login/visits.ts';
import { lackOfRoom, countUpload, uploaderOf } from '#server/account/limits/uploader.ts';
import { answer } from '#server/openapi/callShapes.ts';
import type { Calls } from '#server/openapi/calls.ts';
import type { InsertionServices } from './insertionServices.ts';
import { editedPhoto, photoFrom } from '#server/pictures/photos/photoMaking.ts';
import { photoTooLarge, refusedFlaw, refusedPhoto, type RefusedPhoto } from '#server/pictures/photos/photoRefusals.ts';
import { isPhotoName } from '#server/pictures/photos/photoName.ts';
import { UndecodablePicture } from '#server/pictures/scaling.ts';
import { sentFile } from '#server/pictures/sentFile.ts';
import { isTooMany, semaphore } from '#server/pictures/semaphore.ts';
import { type Upload, uploadMemory } from '#server/pictures/uploadMemory.ts';

const form = z.object({
  photo: z.string().check(
    z.meta({
      description:
        'JPEG, PNG, WebP, AVIF, GIF or TIFF; 20 MB and 50 megapixels at most. Only the first frame of an animation is stored.',
      format: 'binary',
    }),
  ),
});

const name = z
  .string()
  .check(z.describe('Its name in the picture store, as an ad names it. The same photo has the same name.'));
const pixels = (least: number) => z.int().check(z.gte(least), z.lte(1_000_000));

const photoAnswer = z
  .strictObject({ photo: z.strictObject({ name, width: z.int(), height: z.int() }) })
  .check(
    z.meta({ id: 'Photo', description: 'A photo as it is stored: upright, and no larger than it is ever shown.' }),
  );

const edit = z
  .strictObject({
    name: z.string().check(z.refine(isPhotoName, 'must be the name of a photo')),
    turns: z._default(z.int().check(z.gte(0), z.lte(3), z.describe('Quarter turns clockwise.')), 0),
    crop: z.optional(
      z
        .strictObject({ left: pixels(0), top: pixels(0), width: pixels(1), height: pixels(1) })
        .check(z.describe('What is left of it, in pixels of the photo once it is turned.')),
    ),
  })
  .check(z.meta({ id: 'PhotoEdit' }));

/** An allowance for the parts of a multipart form besides the file, in bytes. */
const around = 64 * 1024;

/** The number of photos that are decoded at once, and that wait: each takes much memory for a moment. */
const [atOnce, mostWaiting] = [1, 20];

/**
 * The limits of uploads: bytes of all files in memory, and files of one client at once. A browser sends up to three.
 */
const [mostHeld, mostHeldOfOne] = [20 * largestPhoto, 4];

/** Photos that a client uploads or edits: each costs some work, and a household or an office shares an address. */
const photosOfClient: Allowance = { kind: 'photos by client', most: 200, within: hour };

/** The context of a call on photos: the caller, its share of memory, and the state of its client's limits. */
interface InHand {
  readonly client: string;
  /** The client's id if the caller has no account with a verified email address. */
  readonly anonymous: string | undefined;
  readonly upload: Upload;
  readonly count: () => Promise<RefusedPhoto | undefined>;
  /** Checks the remaining storage again when the call's turn comes: earlier uploads in the queue may have used it. */
  readonly lack: () => Promise<RefusedPhoto | undefined>;
}

/**
 * `POST insertion/photos.json` uploads a photo for a listing, `POST insertion/photos/edits.json` rotates and crops one.
 * Neither needs a login, since a listing is written before the login. Rotating is a separate call, so that a browser
 * need not send its file again. It is idempotent: a repeated call returns the same photo.
 */
export async function registerPhotoCalls(api: Calls, { accounts, photos, words }: InsertionServices): Promise<void> {
  const withPermit = semaphore(atOnce, mostWaiting);
  const holding = uploadMemory(mostHeld, mostHeldOfOne);

  /** Runs a client's call on photos within its limits, and throws a refusal in the language of the call. */
  async function inHand<Done extends object>(
    request: FastifyRequest,
    work: (photo: InHand) => Promise<Done | RefusedPhoto>,
  ): Promise<Done> {
    const caller = await callerOf(accounts, request);
    const { client, language } = caller;
    const uploader = await uploaderOf(accounts, caller);
    const { anonymous } = uploader;
    const count = async (): Promise<RefusedPhoto | undefined> => {
      const { wait } = await accounts.attempts.take(photosOfClient, client);
      return wait > 0 ? { code: 'photo.tooMany' } : countUpload({ accounts, photos }, uploader);
    };
    const lack = () => lackOfRoom(photos, uploader);
    const done = await holding(client, (upload) => work({ client, count, lack, anonymous, upload })).catch(
      (error: unknown): RefusedPhoto => {
        if (isTooMany(error)) return { code: 'photo.waiting' };
        throw error;
      },
    );
    if ('code' in done) throw refusedPhoto(done, words[language]);
    return done;
  }

  const take = {
    tags: ['insertion'],
    operationId: 'bringPhoto',
    summary: 'A photo for an ad',
    description:
      'Stores a photo, upright and without the metadata about place and camera. An unused photo is deleted after a week.',
    form,
    response: {
      200: answer('The photo.', photoAnswer),
      408: answer('The file comes too slowly.', apiErrorShape),
    },
  };
  // Multipart forms are parsed within this scope alone.
  await api.register(async (files) => {
    await files.register(multipart, {
      limits: { fileSize: largestPhoto, files: 2, fields: 4, parts: 6, fieldSize: 1024, headerPairs: 20 },
      throwFileSizeLimit: false,
    });
    files.post('/insertion/photos.json', { schema: take }, async (request, reply) => {
      const photo = await inHand(request, async ({ client, count, lack, anonymous, upload }) => {
        const size = Number(request.headers['content-length'] ?? Number.NaN);
        if (size > largestPhoto + around) return photoTooLarge(size);
        const sent = await sentFile(request, 'photo', upload);
        if (sent === 'missing' || sent === 'several') return { code: `photo.${sent}`, field: 'photo' };
        if (sent === 'too large') return photoTooLarge(size);
        const refused = await count();
        if (refused) return refused;
        return withPermit(async () => {
          const lacking = await lack();
          if (lacking) return lacking;
          const made = await photoFrom(sent);
          return 'flaw' in made ? refusedFlaw(made) : photos.keep(made, anonymous);
        }, client);
      });
      reply.header('cache-control', 'no-store');
      return { photo };
    });
  });

  const change = {
    tags: ['insertion'],
    operationId: 'editPhoto',
    summary: 'A photo turned and cropped',
    description:
      'Makes another photo from a stored photo, which stays unchanged. The same edit of the same photo gives the same photo. In a form, `crop` is written as JSON.',
    body: edit,
    response: {
      200: answer('The other photo.', photoAnswer),
      404: answer('There is no photo of this name any more.', apiErrorShape),
    },
  };
  const preValidation = async (request: FastifyRequest) => {
    request.body = asJson(request.body);
  };
  api.post('/insertion/photos/edits.json', { schema: change, preValidation }, async (request, reply) => {
    const photo = await inHand(request, async ({ client, count, lack, anonymous, upload }) => {
      const refused = await count();
      if (refused) return refused;
      const { name: edited, ...wanted } = request.body;
      const stored = (await photos.hasPhoto(edited)) ? await photos.read(edited) : undefined;
      if (!stored) return { code: 'photo.unknown', field: 'name' };
      upload.hold(stored.length);
      upload.arrived();
      return withPermit(async () => {
        const lacking = await lack();
        if (lacking) return lacking;
        const made = await editedPhoto(stored, wanted).catch((error: unknown) => {
          if (error instanceof UndecodablePicture) return undefined;
          throw error;
        });
        // A damaged photo gets the same answer as a lost one.
        if (!made) return { code: 'photo.unknown', field: 'name' };
        return 'turned' in made
          ? { code: 'photo.outside', field: 'crop', values: made.turned }
          : photos.keep(made, anonymous);
      }, client);
    });
    reply.header('cache-control', 'no-store');
    return { photo };
  });
}

/** Parses the values that a form sends as JSON text; invalid ones are left for the schema to reject. */
function asJson(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      key !== 'name' && typeof value === 'string' ? parsed(value) : value,
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
