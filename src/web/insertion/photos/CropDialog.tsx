import { Trans, useLingui } from '@lingui/react/macro';
import { type PointerEvent, useRef, useState } from 'react';

import type { PhotoPart } from '#machines/insertion/photos/photo.ts';
import { pictureAddress } from '#market/pictures.ts';

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

/** A part of a photo, in shares of its sides. */
interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const whole: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

/** What is left of a side at least, as a share of it. */
const least = 0.1;

/** What of a photo is to be left: drawn over it with the pointer, or set side by side with the sliders. */
export function CropDialog({ name, onCrop, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const [part, setPart] = useState(whole);
  const [hasFailed, say] = useState(false);
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const sides: Readonly<Record<keyof Crop, string>> = {
    left: t`Left`,
    right: t`Right`,
    top: t`Top`,
    bottom: t`Bottom`,
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    const begun = from.current;
    if (!begun) return;
    const to = placeIn(event);
    setPart(
      held({
        left: Math.min(begun.x, to.x),
        right: Math.max(begun.x, to.x),
        top: Math.min(begun.y, to.y),
        bottom: Math.max(begun.y, to.y),
      }),
    );
  };
  return (
    <Dialog title={<Trans>Crop the photo</Trans>} onClose={onClose}>
      <div className={styles.content}>
        <div
          className={styles.stage}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = placeIn(event);
          }}
          onPointerMove={draw}
          onPointerUp={() => void (from.current = undefined)}
        >
          <img src={pictureAddress(name, 960, 'jpg')} alt="" draggable={false} className={styles.picture} />
          <svg className={styles.mask} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            <path
              fillRule="evenodd"
              d={`M0 0H1V1H0Z M${part.left} ${part.top}H${part.right}V${part.bottom}H${part.left}Z`}
            />
          </svg>
        </div>
        {(Object.keys(sides) as (keyof Crop)[]).map((side) => (
          <label key={side} className={styles.side}>
            <span>{sides[side]}</span>
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={100}
              value={Math.round(part[side] * 100)}
              aria-valuetext={`${Math.round(part[side] * 100)} %`}
              onChange={({ target }) => setPart(held({ ...part, [side]: Number(target.value) / 100 }, side))}
            />
          </label>
        ))}
        <div role="alert">{hasFailed && <Trans>That didn’t work.</Trans>}</div>
        <div className={styles.actions}>
          <Button onClick={onClose}>
            <Trans>Leave it as it was</Trans>
          </Button>
          <Button kind="primary" onClick={() => void inPixels(name, part).then(onCrop, () => say(true))}>
            <Trans>Crop</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** A part in pixels of the photo as it is kept. */
async function inPixels(name: string, { left, top, right, bottom }: Crop): Promise<PhotoPart> {
  const { width, height } = await photoSize(name);
  const [x, y] = [Math.round(left * width), Math.round(top * height)];
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.round(right * width) - x),
    height: Math.max(1, Math.round(bottom * height) - y),
  };
}

function placeIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
}

/** A part that is not too small: the side that is not moved makes room. */
function held(part: Crop, moved?: keyof Crop): Crop {
  const spread = (low: number, high: number, isLowMoved: boolean): [number, number] => {
    if (high - low >= least) return [low, high];
    return isLowMoved
      ? [Math.min(low, 1 - least), Math.min(low, 1 - least) + least]
      : [Math.max(high, least) - least, Math.max(high, least)];
  };
  const [left, right] = spread(part.left, part.right, moved === 'left');
  const [top, bottom] = spread(part.top, part.bottom, moved === 'top');
  return { left, right, top, bottom };
}
