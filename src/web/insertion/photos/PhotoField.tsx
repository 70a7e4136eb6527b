import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';

import {
  coverOf,
  type DraftPhoto,
  photoKinds,
  type PhotosState,
  placedIn,
  placeOf,
  photosStateOf,
  unsentIn,
} from '#machines/insertion/photos/photo.ts';
import type { PhotosEvent } from '#machines/insertion/photos/photosEvents.ts';
import type { PhotosNotice, UnsentPhoto } from '#machines/insertion/photos/photosSetup.ts';
import { photosMachine } from '#machines/insertion/photos/photosMachine.ts';
import { largestPhoto, maxPictures, mostPhotoPixels } from '#machines/market/limits.ts';

import { chosenFileAt } from '../../photos/chosenFiles.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { randomUuid } from '../../browser/randomUuid.ts';
import * as button from '../../ui/button/Button.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { createFileHolder } from './fileHolder.ts';
import * as styles from './PhotoField.css.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { tileId } from './tileId.ts';
import { SendingTurns } from './uploadSemaphore.ts';
import { storeUnsentFiles, unsentFiles } from './unsentFiles.ts';
import { usePointerCarry } from './usePointerCarry.ts';

const accepted = photoKinds.map((kind) => `image/${kind}`).join();
const mostMegabytes = largestPhoto / (1024 * 1024);
const mostMegapixels = mostPhotoPixels / 1_000_000;

interface PhotoFieldProps {
  /** The id of the file input, as a target for links. */
  readonly inputId: string;
  /** The draft's id. Chosen files that are not uploaded yet wait for this draft on the device. */
  readonly draft: string;
  /** The draft's photos, in their order. */
  readonly photos: readonly DraftPhoto[];
  /**
   * Reports the draft's fields after a change: `photo:<key>` and `photo_order`. The caller passes them back as
   * `photos`.
   */
  readonly onSettled: (fields: Readonly<Record<string, string | null>>) => void;
  /**
   * Reports whether an upload is pending, so that the step waits for it (INSERTION-42), and which uploads have failed.
   */
  readonly onPhotosState: (photosState: PhotosState) => void;
}

/** Whether files are dragged, so that a drop is allowed. */
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The photos of a listing: chosen, dropped, pasted or taken, several at once; sorted, rotated, removed. */
export function PhotoField({ inputId: id, draft, photos: suppliedPhotos, onSettled, onPhotosState }: PhotoFieldProps) {
  const { t } = useLingui();
  const [turns] = useState(() => new SendingTurns());
  const [files] = useState(createFileHolder);
  const flow = useFlow(
    photosMachine,
    () => ({
      actors: {
        restoring: fromPromise<readonly UnsentPhoto[]>(async () => {
          const unsent = await unsentFiles(draft);
          return unsent.map(({ key, file, place }) => ({ photo: files.hold(file, key), place }));
        }),
        watchingPage: fromCallback<PhotosEvent>(({ sendBack }) => {
          const pasted = (event: ClipboardEvent) => {
            const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
            if (pictures.length === 0) return;
            event.preventDefault();
            sendBack(chosen(pictures));
          };
          document.addEventListener('paste', pasted);
          return () => {
            document.removeEventListener('paste', pasted);
            files.keepOnly([]);
          };
        }),
      },
      actions: {
        storeUnsent: ({ context: { photos, isRestored } }) => {
          files.keepOnly(photos);
          if (!isRestored) return;
          const unsent = unsentIn(photos).map(({ photo: { key, file }, index }) => ({
            key,
            file: chosenFileAt(file!.url),
            place: index,
          }));
          void storeUnsentFiles(draft, unsent);
        },
        reportSettled: ({ context: { photos } }, changed) => {
          const order = photos.filter(({ name }) => name !== null).map(({ key }) => key);
          onSettled({
            ...(changed && { [`photo:${changed.key}`]: changed.name }),
            photo_order: order.join(),
          });
        },
        reportState: ({ context: { photos } }) => onPhotosState(photosStateOf(photos)),
        leadToNeighbour: ({ context: { photos } }, { key }) => {
          if (!document.getElementById(tileId(key))?.contains(document.activeElement)) return;
          const place = photos.findIndex((photo) => photo.key === key);
          const neighbour = photos[place + 1] ?? photos[place - 1];
          document.getElementById(neighbour ? tileId(neighbour.key) : id)?.focus();
        },
      },
    }),
    { input: { photos: suppliedPhotos } },
  );
  const { photos, notice, carried, announced } = useSelector(flow, ({ context }) => context);
  const isOver = useSelector(flow, (now) => now.matches({ drag: 'over' }));
  const cover = coverOf(photos);

  /** The event for the flow when files were picked, dropped or pasted. */
  function chosen(picked: Iterable<File>): Extract<PhotosEvent, { readonly type: 'photos.chosen' }> {
    return { type: 'photos.chosen', files: [...picked].map((file) => files.hold(file, randomUuid())) };
  }

  function choose(picked: FileList | null): void {
    if (picked && picked.length > 0) flow.send(chosen(picked));
  }

  const photosJson = JSON.stringify(suppliedPhotos);
  useEffect(() => {
    flow.send({ type: 'photos.supplied', photos: JSON.parse(photosJson) as DraftPhoto[] });
  }, [flow, photosJson]);
  const carry = usePointerCarry({
    lift: (key) => flow.send({ type: 'photo.lifted', key }),
    over: (key, other) => {
      const to = placeOf(flow.getSnapshot().context.photos, other);
      if (to >= 0) flow.send({ type: 'photo.moved', key, to });
    },
    drop: () => flow.send({ type: 'photo.dropped' }),
    stop: () => flow.send({ type: 'carrying.stopped' }),
  });

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    choose(currentTarget.files);
    // Clears the input, so that the same file can be chosen again after its removal.
    currentTarget.value = '';
  }

  return (
    // Dropping files works with a pointer only. The button below is the alternative for all users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      data-dragged={isOver ? '' : undefined}
      className={isOver ? styles.awaiting : styles.field}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        flow.send({ type: 'files.dragged' });
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) flow.send({ type: 'drag.ended' });
      }}
      onDrop={(event) => {
        flow.send({ type: 'drag.ended' });
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      <div>
        <p id={`${id}-title`} className={styles.title}>
          <Trans id="insert.photos">Photos</Trans>
        </p>
        <p id={`${id}-hint`} className={styles.hint}>
          <Trans id="insert.photos.hint">
            Up to {maxPictures} photos. The first one is the cover. You can also drag or paste photos here. Formats:
            JPEG, PNG, WebP, AVIF, GIF or TIFF. We shrink photos over {mostMegabytes} MB or {mostMegapixels} megapixels
            before uploading.
          </Trans>
        </p>
      </div>
      <ul className={styles.photos} aria-label={t({ id: 'insert.photos.yours', message: 'Your photos' })}>
        {photos.map((photo) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            at={placeOf(photos, photo.key)}
            count={placedIn(photos).length}
            isCover={photo === cover}
            isCarried={carried?.key === photo.key}
            turns={turns}
            carryingHint={`${id}-carrying`}
            photos={flow}
            onPointerDown={carry}
          />
        ))}
      </ul>
      <div role="status" className={styles.place}>
        {notice && (
          <p className={styles.hint}>
            <Notice of={notice} />
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span id={`${id}-carrying`}>
          <Trans id="insert.photos.dragHint">
            Press Space to pick up or drop the photo, the arrow keys to move it, and Escape to cancel.
          </Trans>
        </span>
        <span role="status">
          {announced && (
            <Trans id="insert.photos.moved">
              Photo {announced.place} of {announced.of}
            </Trans>
          )}
        </span>
      </VisuallyHidden>
      <div className={styles.ways}>
        <label className={`${button.kind.secondary} ${button.size.normal} ${styles.choice}`}>
          <Trans id="insert.photos.choose">Choose photos</Trans>
          <input
            id={id}
            type="file"
            multiple
            accept={accepted}
            aria-describedby={`${id}-hint`}
            className={styles.input}
            onChange={take}
          />
        </label>
        <label className={`${button.kind.secondary} ${button.size.normal} ${styles.camera}`}>
          <Trans id="insert.photos.take">Take a photo</Trans>
          <input type="file" accept={accepted} capture="environment" className={styles.input} onChange={take} />
        </label>
      </div>
    </div>
  );
}

function Notice({ of: notice }: { readonly of: NonNullable<PhotosNotice> }) {
  if (notice.rule === 'tooMany') {
    return (
      <Trans id="insert.photos.tooMany">
        <Plural
          value={notice.left}
          one={`An ad can have ${maxPictures} photos. # photo wasn’t added.`}
          other={`An ad can have ${maxPictures} photos. # photos weren’t added.`}
        />
      </Trans>
    );
  }
  const names = notice.names.join(', ');
  return (
    <Trans id="insert.photos.known">
      Already added: <bdi>{names}</bdi>
    </Trans>
  );
}
