import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { PointerEvent } from 'react';
import { fromPromise } from 'xstate';

import type { CropPoint, CropSide, PhotoSize } from '#machines/insertion/photos/crop.ts';
import { cropMachine } from '#machines/insertion/photos/cropMachine.ts';
import type { PhotoPart } from '#machines/insertion/photos/photo.ts';
import { pictureAddress } from '#market/pictures.ts';

import { useFlow } from '../../flows/useFlow.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import * as styles from './CropDialog.css.ts';
import { photoSize } from './photoCalls.ts';

interface CropDialogProps {
  /** The photo's name in the picture store. */
  readonly name: string;
  readonly onCrop: (part: PhotoPart) => void;
  readonly onClose: () => void;
}

/** Selects the part of a photo to keep: drawn with the pointer, or set per side with sliders. */
export function CropDialog({ name, onCrop, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const flow = useFlow(cropMachine, () => ({
    actors: {
      measuring: fromPromise<PhotoSize, { readonly name: string }>(({ input }) => photoSize(input.name)),
    },
    actions: { reportPart: (_, part) => onCrop(part) },
  }));
  const part = useSelector(flow, ({ context }) => context.part);
  const hasFailed = useSelector(flow, (now) => now.matches({ cut: 'failed' }));
  const sides: Readonly<Record<CropSide, string>> = {
    left: t({ id: 'insert.crop.left', message: 'Left edge' }),
    right: t({ id: 'insert.crop.right', message: 'Right edge' }),
    top: t({ id: 'insert.crop.top', message: 'Top edge' }),
    bottom: t({ id: 'insert.crop.bottom', message: 'Bottom edge' }),
  };
  /** The position of a side of the crop, as screen readers announce it. */
  const sayPlace = (side: CropSide) => {
    const percent = Math.round(part[side] * 100);
    return side === 'left' || side === 'right'
      ? t({ id: 'insert.crop.fromLeft', message: `${percent}% from the left` })
      : t({ id: 'insert.crop.fromTop', message: `${percent}% from the top` });
  };
  return (
    <Dialog title={<Trans id="insert.crop.title">Crop photo</Trans>} onClose={onClose}>
      <div className={styles.content}>
        <div
          className={styles.stage}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            flow.send({ type: 'drawing.begun', ...placeIn(event) });
          }}
          onPointerMove={(event) => flow.send({ type: 'pointer.moved', ...placeIn(event) })}
          onPointerUp={() => flow.send({ type: 'drawing.ended' })}
        >
          <img src={pictureAddress(name, 960, 'jpg')} alt="" draggable={false} className={styles.picture} />
          <svg className={styles.mask} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            <path
              fillRule="evenodd"
              d={`M0 0H1V1H0Z M${part.left} ${part.top}H${part.right}V${part.bottom}H${part.left}Z`}
            />
          </svg>
        </div>
        {(Object.keys(sides) as CropSide[]).map((side) => (
          <label key={side} className={styles.side}>
            <span>{sides[side]}</span>
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={100}
              value={Math.round(part[side] * 100)}
              aria-valuetext={sayPlace(side)}
              onChange={({ target }) => flow.send({ type: 'side.moved', side, to: Number(target.value) / 100 })}
            />
          </label>
        ))}
        <div role="alert">
          {hasFailed && <Trans id="insert.crop.failed">Something went wrong. Please try again.</Trans>}
        </div>
        <div className={styles.actions}>
          <Button onClick={onClose}>
            <Trans id="insert.crop.cancel">Cancel</Trans>
          </Button>
          <Button kind="primary" onClick={() => flow.send({ type: 'crop.confirmed', name })}>
            <Trans id="insert.crop.crop">Crop photo</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The pointer's position on the photo, as shares of its width and height from 0 to 1. */
function placeIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): CropPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
}
