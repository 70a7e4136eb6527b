import { largestPicture, mostPicturePixels, storedPictureSide } from '#machines/account/limits.ts';
import type { ChosenPicture, PictureOutcome, PreparedPicture, Sending } from '#machines/account/pictureMachine.ts';

import { CallFailed, clients } from '../../../api/apiClient.ts';
import { chosenFileAt } from '../../../photos/chosenFiles.ts';
import { fitChosen } from '../../../photos/fitPhoto.ts';

// The calls for the user's own picture. A refusal of the server is an outcome; they throw if the call itself fails.

/** The server stores the central square of a picture, so only the shorter side has a limit. */
const limits = {
  bytes: largestPicture,
  pixels: mostPicturePixels,
  sides: { shorter: storedPictureSide, longer: Infinity },
};

/** Scales a picture that exceeds the server's limits. */
export const preparePicture = ({ url }: ChosenPicture, signal: AbortSignal): Promise<PreparedPicture> =>
  fitChosen(url, limits, signal);

/** Sends the chosen picture and reports the progress. */
export function sendPicture({ picture, tell }: Sending, signal: AbortSignal): Promise<PictureOutcome> {
  const form = new FormData();
  form.append('picture', chosenFileAt(picture.url));
  return outcomeOf(async ({ client }) =>
    client.upload('account/picture', form, { signal, onProgress: tell, showsFailure: true }),
  );
}

/** Removes the picture. */
export function removePicture(signal: AbortSignal): Promise<PictureOutcome> {
  return outcomeOf(async ({ client }) => client.remove('account/picture', undefined, { signal, showsFailure: true }));
}

async function outcomeOf(
  call: (module: NonNullable<(typeof clients)['module']>) => Promise<unknown>,
): Promise<PictureOutcome> {
  await clients.load();
  try {
    await call(clients.module!);
    return { outcome: 'accepted' };
  } catch (error) {
    const refusal = error instanceof CallFailed ? refusalIn(error) : undefined;
    if (refusal === undefined) throw error;
    return { refusal };
  }
}

/** The server's message for users, about the file or the call as a whole. Its messages for developers are not shown. */
function refusalIn({ failure: { code, message, parameters } }: CallFailed): string | undefined {
  const [wrong] = parameters;
  return wrong?.message ?? (code?.startsWith('account.') ? message : undefined);
}
