import { Trans } from '@lingui/react/macro';

import type { PhotoProblem } from '#machines/insertion/photos/photoSetup.ts';
import { largestPhoto } from '#machines/market/limits.ts';
import { megabyte } from '#machines/market/units.ts';

/** The message for a problem with a photo. */
export function PhotoProblemWords({ of: problem }: { readonly of: PhotoProblem }) {
  if ('text' in problem) return problem.text;
  switch (problem.rule) {
    case 'tooLarge': {
      const [most, size] = [largestPhoto / megabyte, (Math.ceil((problem.size / megabyte) * 10) / 10).toFixed(1)];
      return (
        <Trans id="insert.photo.tooLarge">
          This photo is {size} MB. The limit is {most} MB.
        </Trans>
      );
    }
    case 'heic':
      return (
        <Trans id="insert.photo.heic">We can’t read HEIC photos. Save this one as a JPEG and choose it again.</Trans>
      );
    case 'noPicture':
      // This message is the same as in the server's refusal.
      return (
        <Trans id="insert.photo.unreadable">
          We can’t read this file. Please choose a JPEG, PNG, WebP, AVIF, GIF or TIFF.
        </Trans>
      );
    case 'notSent':
      return <Trans id="insert.photo.notSent">The upload failed. Please try again.</Trans>;
  }
}
