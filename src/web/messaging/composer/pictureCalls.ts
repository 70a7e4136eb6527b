import type { PictureOutcome } from '#machines/messaging/openConversation/composerSetup.ts';

import { CallFailed, clients } from '../../api/apiClient.ts';
import { fitPhoto, photoLimits } from '../../photos/fitPhoto.ts';

/** Temporary refusals: too many pictures at a time, from this client or from all clients. */
const passing: ReadonlySet<string> = new Set(['photo.waiting', 'photo.tooMany']);

/** Whether the refusal of a picture is temporary, so that it can be retried. */
export function isOverSoon(error: unknown): boolean {
  return error instanceof CallFailed && passing.has(error.failure.code ?? '');
}

/**
 * Uploads a file as a picture for a message, and reports its progress. A photo above the limits of the server is scaled
 * first. A permanent refusal is an outcome; throws if the same call may succeed later.
 */
export async function sendPicture(
  file: File,
  { tell = () => {}, signal }: { readonly tell?: (part: number) => void; readonly signal?: AbortSignal } = {},
): Promise<PictureOutcome> {
  const form = new FormData();
  form.append('photo', await fitPhoto(file, photoLimits, signal), file.name);
  await clients.load();
  try {
    const { picture } = await clients.module!.client.upload<{ readonly picture: { readonly name: string } }>(
      'messaging/pictures',
      form,
      { ...(signal && { signal }), onProgress: tell, showsFailure: true },
    );
    return { name: picture.name };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const { code, message, parameters } = error.failure;
    const refusal = code?.startsWith('photo.') && !isOverSoon(error) ? (parameters[0]?.message ?? message) : undefined;
    if (refusal === undefined) throw error;
    return { refusal };
  }
}
