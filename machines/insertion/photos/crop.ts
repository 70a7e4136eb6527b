import type { PhotoPart } from './photo.ts';

/** A rectangular part of a photo; each side is a share of the photo's width or height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type CropSide = keyof Crop;

/** A point of a photo; its coordinates are shares of the photo's width and height. */
export interface CropPoint {
  readonly x: number;
  readonly y: number;
}

/** In pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

export const wholePhoto: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

/** The shortest side of a cropped part, as a share of the photo's side. */
const least = 0.1;

/** The part of a photo between two points. */
export function cropBetween(one: CropPoint, other: CropPoint): Crop {
  return largeEnough({
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  });
}

/** A part of a photo after one of its sides was moved. The opposite side makes room. */
export function withSide(part: Crop, side: CropSide, to: number): Crop {
  return largeEnough({ ...part, [side]: to }, side);
}

function largeEnough(part: Crop, moved?: CropSide): Crop {
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

/** Converts a part of a photo of this size from shares to pixels. */
export function inPixels({ left, top, right, bottom }: Crop, { width, height }: PhotoSize): PhotoPart {
  const [x, y] = [Math.round(left * width), Math.round(top * height)];
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.round(right * width) - x),
    height: Math.max(1, Math.round(bottom * height) - y),
  };
}
