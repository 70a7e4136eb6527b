import type { PictureOutcome } from '#machines/messaging/composerMachine.ts';

import { keptFile } from '../account/user/chosenFiles.ts';
import { CallFailed, clients } from '../apiClient.ts';

/** Refusals that are over after a while. */
const passing: ReadonlySet<string> = new Set(['photo.waiting', 'photo.tooMany']);

/**
 * Brings the file at an address of the document as a picture for a message, and tells how much of it has gone out. What the server
 * refuses for good is an outcome; throws where the same call may do later.
 */
export async function sendPicture(
  url: string,
  tell: (part: number) => void,
  signal: AbortSignal,
): Promise<PictureOutcome> {
  const form = new FormData();
  const kept = keptFile(url);
  form.append('photo', kept, kept.name);
  await clients.load();
  try {
    const { picture } = await clients.module!.client.upload<{ readonly picture: { readonly name: string } }>(
      'messaging/pictures',
      form,
      { signal, onProgress: tell, showsFailure: true },
    );
    return { name: picture.name };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const { code, message, parameters } = error.failure;
    const refusal = code?.startsWith('photo.') && !passing.has(code) ? (parameters[0]?.message ?? message) : undefined;
    if (refusal === undefined) throw error;
    return { refusal };
  }
}
