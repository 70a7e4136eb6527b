import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';

import { largestPicture } from '#machines/account/limits.ts';
import type { PictureProblem } from '#machines/account/pictureMachine.ts';
import { megabyte } from '#machines/market/units.ts';

import * as field from '../../../forms/fields/FieldFrame.css.ts';
import * as done from '../../../forms/FormDone.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import type { PictureFlow } from './PictureActions.tsx';
import * as styles from './PicturePart.css.ts';

/**
 * The progress, the problem or the success of an upload. The live regions exist before their text, or screen readers
 * would not announce it.
 */
export function PictureNotes({ flow }: { readonly flow: PictureFlow }) {
  const { t } = useLingui();
  const now = useSelector(flow, (snapshot) => snapshot);
  const { problem, progress } = now.context;
  return (
    <>
      {now.matches({ choosable: 'sending' }) && (
        <Progress label={t({ id: 'account.photo.uploading', message: 'Uploading photo' })} value={progress} />
      )}
      <div role="alert" className={styles.place}>
        {problem && (
          <p id="picture-error" className={field.error}>
            <span className={field.icon}>
              <Icon of={CircleAlert} size="inline" />
            </span>
            <span>
              <Problem of={problem} />
            </span>
          </p>
        )}
      </div>
      <div role="status" className={done.place}>
        {now.matches({ choosable: 'preparing' }) && (
          <p className={styles.hint}>
            <Trans id="account.photo.preparing">Preparing photo…</Trans>
          </p>
        )}
        {now.matches({ choosable: 'saved' }) && (
          <p className={done.note}>
            <Icon of={CircleCheck} />
            <Trans id="account.photo.saved">Photo saved.</Trans>
          </p>
        )}
        {now.matches({ choosable: 'removed' }) && (
          <p className={done.note}>
            <Icon of={CircleCheck} />
            <Trans id="account.photo.removed">Photo removed.</Trans>
          </p>
        )}
      </div>
    </>
  );
}

function Problem({ of: problem }: { readonly of: PictureProblem }) {
  if ('text' in problem) return problem.text;
  switch (problem.rule) {
    case 'tooLarge': {
      const [most, size] = [largestPicture / megabyte, (Math.ceil((problem.size / megabyte) * 10) / 10).toFixed(1)];
      return (
        <Trans id="account.photo.tooLarge">
          This photo is {size} MB. The limit is {most} MB.
        </Trans>
      );
    }
    case 'noPicture': {
      const { name } = problem;
      return (
        <Trans id="account.photo.notImage">
          “{name}” isn’t an image. Please choose a JPEG, PNG, WebP, AVIF or GIF.
        </Trans>
      );
    }
    case 'notSent':
      return <Trans id="account.photo.failed">We couldn’t upload your photo. Please try again.</Trans>;
  }
}
