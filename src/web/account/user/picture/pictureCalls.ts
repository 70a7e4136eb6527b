import { largestPicture, mostPicturePixels, storedPictureSide } from '#machines/account/limits.ts';
import type { ChosenPicture, PictureOutcome, PreparedPicture, Sending } from '#machines/account/pictureMachine.ts';

import { CallFailed, clients } from '../../../api/apiClient.ts';
import { keptFile } from '../../../photos/chosenFiles.ts';
import { fitChosen } from '../../../photos/fitPhoto.ts';

// The calls for one's own picture. What the server refuses is an outcome; they throw where the interface itself has failed.

/** The square in the middle is stored, so only the shorter side has a limit. */
const limits = {
  bytes: largestPicture,
  pixels: mostPicturePixels,
  sides: { shorter: storedPictureSide, longer: Infinity },
};

/** Scales a picture that exceeds the limits of the server. */
export const preparePicture = ({ url }: ChosenPicture, signal: AbortSignal): Promise<PreparedPicture> =>
  fitChosen(url, limits, signal);

/** Sends what was chosen, and tells how much of it has gone out. */
export function sendPicture({ picture, tell }: Sending, signal: AbortSignal): Promise<PictureOutcome> {
  const form = new FormData();
  form.append('picture', keptFile(picture.url));
  return outcomeOf(async ({ client }) =>
    client.upload('account/picture', form, { signal, onProgress: tell, showsFailure: true }),
  );
}

/** Takes the picture away. */
export function removePicture(signal: AbortSignal): Promise<PictureOutcome> {
  return outcomeOf(async ({ client }) => client.remove('account/picture', undefined, { signal, showsFailure: true }));
}

async function outcomeOf(
  call: (module: NonNullable<(typeof clients)['module']>) => Promise<unknown>,
): Promise<PictureOutcome> {
  await clients.load();
  try {
    await call(clients.module!);
    return { outcome: 'taken' };
  } catch (error) {
    const refusal = error instanceof CallFailed ? refusalIn(error) : undefined;
    if (refusal === undefined) throw error;
    return { refusal };
  }
}

/** What the server says to people: of the file, or of the call as a whole. What it says to developers is for nobody here. */
function refusalIn({ failure: { code, message, parameters } }: CallFailed): string | undefined {
  const [wrong] = parameters;
  return wrong?.message ?? (code?.startsWith('account.') ? message : undefined);
}
