import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ChangeEvent, type DragEvent, useEffect } from 'react';
import { fromPromise } from 'xstate';

import { largestPicture, pictureKinds, shortestPictureSide } from '#machines/account/limits.ts';
import {
  type ChosenPicture,
  type PictureOutcome,
  pictureMachine,
  type PreparedPicture,
  type Sending,
} from '#machines/account/pictureMachine.ts';
import { shownNameOf } from '#machines/account/profile.ts';

import { useFlow } from '../../../flows/useFlow.ts';
import * as button from '../../../ui/button/Button.css.ts';
import { Portrait } from '../../Portrait.tsx';
import { storeFile, releaseFile } from '../../../photos/chosenFiles.ts';
import { preparePicture, removePicture, sendPicture } from './pictureCalls.ts';
import { PictureActions } from './PictureActions.tsx';
import { PictureNotes } from './PictureNotes.tsx';
import * as styles from './PicturePart.css.ts';
import type { TabProps } from '../tabProps.ts';

const inputId = 'picture';
const accepted = pictureKinds.map((kind) => `image/${kind}`).join();
const most = largestPicture / (1024 * 1024);
const least = shortestPictureSide;

/** Allows a drop if files are dragged. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** The user's picture or logo: chosen or dropped here, and sent at once. */
export function PicturePart({ account, onChanged }: TabProps) {
  const { t } = useLingui();
  const flow = useFlow(pictureMachine, () => ({
    actors: {
      preparing: fromPromise<PreparedPicture, { readonly picture: ChosenPicture }>(({ input, signal }) =>
        preparePicture(input.picture, signal),
      ),
      sending: fromPromise<PictureOutcome, Sending>(({ input, signal }) => sendPicture(input, signal)),
      removing: fromPromise<PictureOutcome>(({ signal }) => removePicture(signal)),
    },
    actions: {
      letGo: ({ context }) => releaseFile(context.chosen?.url),
      notifyPictureViews: onChanged,
      leadToChoice: () => document.getElementById(inputId)?.focus(),
    },
  }));
  useEffect(() => () => releaseFile(flow.getSnapshot().context.chosen?.url), [flow]);
  const now = useSelector(flow, (snapshot) => snapshot);
  const { chosen, problem } = now.context;
  const { profile } = account;
  const picture = now.hasTag('without') ? null : profile.picture;
  const hasPicture = chosen !== null || picture !== null;
  const isWrong = problem !== null;
  // A file that is not an image has no preview, so the previous picture remains visible.
  const isInSight = chosen !== null && !(isWrong && 'rule' in problem && problem.rule === 'noPicture');

  function choose(file: File | undefined): void {
    if (!file) return;
    flow.send({ type: 'picture.chosen', url: storeFile(file), name: file.name, size: file.size, kind: file.type });
  }

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    choose(currentTarget.files?.[0]);
    // Clears the input, so that the same file can be chosen again after it was fixed.
    currentTarget.value = '';
  }

  function takeDropped(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  }

  return (
    // Dropping a file works with a pointer only. The button below is the alternative for all users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-labelledby="picture-title"
      className={styles.picture}
      onDragOver={allowFiles}
      onDrop={takeDropped}
    >
      <Portrait
        picture={isInSight ? { src: chosen.url, sources: [] } : picture}
        name={shownNameOf(profile.name, account.email)}
        alt={t({ id: 'account.photo.alt', message: 'Your photo' })}
        size="large"
      />
      <div className={styles.words}>
        <p id="picture-title" className={styles.title}>
          <Trans id="account.photo.title">Photo or logo</Trans>
        </p>
        {!isWrong && (
          <p id="picture-hint" className={styles.hint}>
            <Trans id="account.photo.hint">
              JPEG, PNG, WebP, AVIF or GIF, at least {least} × {least} pixels. We shrink photos over {most} MB and show
              the square in the middle.
            </Trans>
          </p>
        )}
        <PictureNotes flow={flow} />
        <div className={styles.actions}>
          <label className={`${button.kind.secondary} ${button.size.dense} ${styles.choice}`}>
            {hasPicture ? (
              <Trans id="account.photo.chooseAnother">Choose another photo</Trans>
            ) : (
              <Trans id="account.photo.choose">Choose a photo</Trans>
            )}
            <input
              id={inputId}
              type="file"
              accept={accepted}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? 'picture-error' : 'picture-hint'}
              className={styles.input}
              onChange={take}
            />
          </label>
          <PictureActions flow={flow} hasPicture={hasPicture} />
        </div>
      </div>
    </div>
  );
}
