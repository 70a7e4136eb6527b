import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Crop from 'lucide-react/icons/crop';
import GripVertical from 'lucide-react/icons/grip-vertical';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import type { Photo, PhotoFile } from '#machines/insertion/photos/photo.ts';
import type { EditingPhoto, PhotoOutcome, PreparedPhoto, SendingPhoto } from '#machines/insertion/photos/photoSetup.ts';
import { photoMachine } from '#machines/insertion/photos/photoMachine.ts';
import type { photosMachine } from '#machines/insertion/photos/photosMachine.ts';
import { pictureFiles } from '#market/pictures.ts';

import * as field from '../../forms/fields/FieldFrame.css.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { leaveFocusTo } from '../../ui/focus/lostFocus.ts';
import { Picture } from '../../ui/image/Picture.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { CropDialog } from './CropDialog.tsx';
import { editPhoto, preparePhoto, sendPhoto } from './photoCalls.ts';
import * as styles from './PhotoField.css.ts';
import { PhotoProblemWords } from './PhotoProblemWords.tsx';
import type { SendingTurns } from './uploadSemaphore.ts';
import { tileId } from './tileId.ts';

interface PhotoTileProps {
  readonly photo: Photo;
  /** The photo's place in the order, counted from 0; -1 for a photo that has failed. */
  readonly at: number;
  /** The number of photos that have a place in the order. */
  readonly count: number;
  /** Whether it is the listing's cover. */
  readonly isCover: boolean;
  readonly isCarried: boolean;
  readonly turns: SendingTurns;
  /** The id of the hint that explains sorting by keyboard. */
  readonly carryingHint: string;
  readonly photos: ActorRefFrom<typeof photosMachine>;
  readonly onPointerDown: (key: string, event: PointerEvent) => void;
}

const sizes = '(width < 600px) 100vw, 320px';

/** A photo of a listing: visible at once, with its upload progress and all its actions. */
export function PhotoTile({
  photo,
  at,
  count,
  isCover,
  isCarried,
  turns,
  carryingHint,
  photos,
  onPointerDown,
}: PhotoTileProps) {
  const { t } = useLingui();
  const { key, name } = photo;
  // A failed photo has no number, so its file name is used. The isolates prevent a right-to-left name from reordering
  // the text around it.
  const place = at < 0 ? `\u2068${photo.file?.name ?? ''}\u2069` : String(at + 1);
  const flow = useFlow(
    photoMachine,
    () => ({
      actors: {
        turn: fromPromise<void>(({ signal }) => turns.take(key, signal)),
        preparing: fromPromise<PreparedPhoto, { readonly file: PhotoFile }>(({ input, signal }) =>
          preparePhoto(input.file, signal),
        ),
        sending: fromPromise<PhotoOutcome, SendingPhoto>(({ input, signal }) => sendPhoto(input, signal)),
        editing: fromPromise<PhotoOutcome, EditingPhoto>(({ input, signal }) => editPhoto(input, signal)),
      },
      actions: {
        yieldTurn: () => turns.yield(key),
        reportStored: ({ context }) => photos.send({ type: 'photo.stored', key, name: context.name! }),
        reportPending: () => photos.send({ type: 'photo.pended', key, isBusy: true }),
        reportSettled: () => {
          const { photos: all } = photos.getSnapshot().context;
          if (all.some((one) => one.key === key && one.isBusy))
            photos.send({ type: 'photo.pended', key, isBusy: false });
        },
        reportFailed: () => photos.send({ type: 'photo.failed', key, isRefused: false }),
        reportRefused: () => photos.send({ type: 'photo.failed', key, isRefused: true }),
        reportRemoved: () => photos.send({ type: 'photo.removed', key }),
        leadToPhoto: () => document.getElementById(tileId(key))?.focus(),
      },
    }),
    { input: { file: photo.file, name } },
  );
  const now = useSelector(flow, (snapshot) => snapshot);
  useEffect(() => {
    if (name !== null) flow.send({ type: 'photo.supplied', name });
  }, [flow, name]);
  useEffect(() => {
    const returned = () => flow.send({ type: 'line.returned' });
    window.addEventListener('online', returned);
    // If a photo is removed during its upload, another photo may be uploaded instead.
    return () => {
      window.removeEventListener('online', returned);
      turns.yield(key);
    };
  }, [flow, turns, key]);

  const [leaveFocus] = useState(() => leaveFocusTo(tileId(key)));
  const [isCropping, crop] = useState(false);
  const { file, progress, problem, edit } = now.context;
  const isUploading = now.matches({ there: 'uploading' });
  const hasFailed = now.matches({ there: 'refused' }) || now.matches({ there: 'failed' });
  const isUploaded = now.context.name !== null;
  const move = (to: number) => photos.send({ type: 'photo.moved', key, to });

  function carryByKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (event.key === ' ' || event.key === 'Enter')
      photos.send(isCarried ? { type: 'photo.dropped' } : { type: 'photo.lifted', key });
    else if (isCarried && event.key === 'Escape') photos.send({ type: 'carrying.stopped' });
    else if (isCarried && step !== undefined) move(Math.max(0, Math.min(count - 1, at + step)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <li
      id={tileId(key)}
      tabIndex={-1}
      data-photo={key}
      aria-label={t({ id: 'insert.photo', message: `Photo ${place}` })}
      aria-busy={now.hasTag('busy')}
      className={isCarried ? styles.carried : styles.tile}
    >
      <div
        className={hasFailed ? styles.sight : styles.carriedSight}
        onPointerDown={(event) => {
          // Only a mouse drags the photo itself: a touch scrolls the page, and drags by the handle.
          if (event.pointerType === 'mouse' && !hasFailed) onPointerDown(key, event);
        }}
      >
        <span className={styles.turning} style={edit ? { rotate: `${turnOf(edit.turns)}deg` } : undefined}>
          <Picture
            of={filesOf(file, now.context.name)}
            alt={t({ id: 'insert.photo', message: `Photo ${place}` })}
            sizes={sizes}
            shape="whole"
            priority
          />
        </span>
        {isCover && (
          <span className={styles.badge}>
            <Badge kind="inverse">
              <Trans id="insert.photo.cover">Cover</Trans>
            </Badge>
          </span>
        )}
      </div>
      <div className={styles.notes}>
        {now.matches({ there: { uploading: 'waiting' } }) && (
          <p className={styles.state}>
            <Trans id="insert.photo.waiting">Waiting…</Trans>
          </p>
        )}
        {now.matches({ there: { uploading: 'preparing' } }) && (
          <p className={styles.state}>
            <Trans id="insert.photo.preparing">Preparing…</Trans>
          </p>
        )}
        {now.matches({ there: { uploading: 'sending' } }) && (
          <Progress label={t({ id: 'insert.photo.uploading', message: `Uploading photo ${place}` })} value={progress} />
        )}
        {now.matches({ there: 'editing' }) && (
          <p className={styles.state}>
            <Trans id="insert.photo.editing">Editing…</Trans>
          </p>
        )}
        <div role="alert" className={styles.place}>
          {problem && (
            <p className={field.error}>
              <span className={field.icon}>
                <Icon of={CircleAlert} size="inline" />
              </span>
              <span>
                {file && <bdi className={styles.fileName}>{file.name}</bdi>}
                <PhotoProblemWords of={problem} />
              </span>
            </p>
          )}
        </div>
        {now.matches({ there: 'failed' }) && (
          <Button size="dense" onClick={() => flow.send({ type: 'sending.retried' })}>
            <Trans id="insert.photo.resend">Upload again</Trans>
          </Button>
        )}
        {now.matches({ there: 'unedited' }) && (
          <Button size="dense" onClick={() => flow.send({ type: 'edit.retried' })}>
            <Trans id="insert.photo.retry">Try again</Trans>
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        {!hasFailed && (
          <span ref={leaveFocus} className={styles.tools}>
            <button
              type="button"
              className={styles.handle}
              aria-label={t({ id: 'insert.photo.drag', message: `Drag photo ${place}` })}
              aria-describedby={carryingHint}
              aria-pressed={isCarried}
              onKeyDown={carryByKey}
              onBlur={() => isCarried && photos.send({ type: 'photo.dropped' })}
              onPointerDown={(event) => onPointerDown(key, event)}
            >
              <Icon of={GripVertical} />
            </button>
            <Tool
              of={ChevronLeft}
              label={t({ id: 'insert.photo.forward', message: `Move photo ${place} forward` })}
              isOff={at === 0}
              onPress={() => move(at - 1)}
            />
            <Tool
              of={ChevronRight}
              label={t({ id: 'insert.photo.back', message: `Move photo ${place} back` })}
              isOff={at === count - 1}
              onPress={() => move(at + 1)}
            />
            {!isCover && (
              <Tool
                of={Star}
                label={t({ id: 'insert.photo.makeCover', message: `Make photo ${place} the cover` })}
                onPress={() => move(0)}
              />
            )}
          </span>
        )}
        <span className={styles.tools}>
          {isUploaded && (
            <>
              <Tool
                of={RotateCcw}
                label={t({ id: 'insert.photo.left', message: `Rotate photo ${place} to the left` })}
                onPress={() => flow.send({ type: 'photo.turned', turns: 3 })}
              />
              <Tool
                of={RotateCw}
                label={t({ id: 'insert.photo.right', message: `Rotate photo ${place} to the right` })}
                onPress={() => flow.send({ type: 'photo.turned', turns: 1 })}
              />
              <Tool
                of={Crop}
                label={t({ id: 'insert.photo.crop', message: `Crop photo ${place}` })}
                onPress={() => crop(true)}
              />
            </>
          )}
          <span className={styles.last}>
            <Tool
              of={isUploading ? X : Trash2}
              label={
                isUploading
                  ? t({ id: 'insert.photo.cancel', message: `Cancel upload of photo ${place}` })
                  : t({ id: 'insert.photo.remove', message: `Remove photo ${place}` })
              }
              onPress={() => flow.send({ type: 'photo.removed' })}
            />
          </span>
        </span>
      </div>
      {isCropping && now.context.name !== null && (
        <CropDialog
          name={now.context.name}
          onClose={() => crop(false)}
          onCrop={(part) => {
            crop(false);
            flow.send({ type: 'photo.cropped', crop: part });
          }}
        />
      )}
    </li>
  );
}

interface ToolProps {
  readonly of: LucideIcon;
  readonly label: string;
  /** Whether the button has no effect now. It remains in place and focusable. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function Tool({ of, label, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon of={of} />
    </button>
  );
}

/** The angle in degrees for a number of quarter turns, in the shorter direction. */
const turnOf = (turns: number) => (turns === 3 ? -90 : turns * 90);

/**
 * A chosen file is shown from the device, except for formats that few browsers can show; other photos come from the
 * server.
 */
function filesOf(file: Photo['file'], name: string | null) {
  if (file && !(name !== null && file.kind === 'image/tiff')) return { src: file.url, sources: [] };
  return name === null ? undefined : pictureFiles(name, 640);
}
