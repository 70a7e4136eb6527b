import type { PhotoSize } from '#machines/insertion/photos/crop.ts';
import type { PhotoFile } from '#machines/insertion/photos/photo.ts';
import type { EditingPhoto, PhotoOutcome, PreparedPhoto, SendingPhoto } from '#machines/insertion/photos/photoSetup.ts';

import { CallFailed, clients } from '../../api/apiClient.ts';
import { chosenFileAt } from '../../photos/chosenFiles.ts';
import { fitChosen, photoLimits } from '../../photos/fitPhoto.ts';

// The calls for photos of a listing. A permanent refusal is an outcome; they throw if the same call may succeed later.

interface PhotoAnswer {
  readonly photo: { readonly name: string; readonly width: number; readonly height: number };
}

/** The codes of refusals that are temporary, so that the upload may be retried. */
const passing: ReadonlySet<string> = new Set(['photo.waiting', 'photo.tooMany']);

/** Scales the file of a photo that exceeds the limits of the server. */
export const preparePhoto = ({ url }: PhotoFile, signal: AbortSignal): Promise<PreparedPhoto> =>
  fitChosen(url, photoLimits, signal);

/** Uploads the file of a photo and reports the progress. */
export function sendPhoto({ file, tell }: SendingPhoto, signal: AbortSignal): Promise<PhotoOutcome> {
  const form = new FormData();
  const stored = chosenFileAt(file.url);
  form.append('photo', stored, stored.name);
  return outcomeOf(async ({ client }) =>
    client.upload<PhotoAnswer>('insertion/photos', form, { signal, onProgress: tell, showsFailure: true }),
  );
}

/** Rotates and crops a stored photo. The result is another photo with a name of its own. */
export function editPhoto({ name, edit }: EditingPhoto, signal: AbortSignal): Promise<PhotoOutcome> {
  const { turns, crop } = edit;
  return outcomeOf(async ({ client }) =>
    client.post<PhotoAnswer>(
      'insertion/photos/edits',
      { name, turns, crop: crop ? JSON.stringify(crop) : undefined },
      { signal, showsFailure: true },
    ),
  );
}

/** The size of a stored photo in pixels, by an edit without a rotation. Throws as calls do. */
export async function photoSize(name: string): Promise<PhotoSize> {
  await clients.load();
  const { photo } = await clients.module!.client.post<PhotoAnswer>('insertion/photos/edits', { name, turns: 0 });
  const { width, height } = photo;
  return { width, height };
}

async function outcomeOf(
  call: (module: NonNullable<(typeof clients)['module']>) => Promise<PhotoAnswer>,
): Promise<PhotoOutcome> {
  await clients.load();
  try {
    const { photo } = await call(clients.module!);
    return { name: photo.name };
  } catch (error) {
    const refusal = error instanceof CallFailed ? refusalIn(error) : undefined;
    if (refusal === undefined) throw error;
    return { refusal };
  }
}

/** The server's message for users about the photo. Its messages for developers are not shown. */
function refusalIn({ failure: { code, message, parameters } }: CallFailed): string | undefined {
  if (!code?.startsWith('photo.') || passing.has(code)) return undefined;
  return parameters[0]?.message ?? message;
}
