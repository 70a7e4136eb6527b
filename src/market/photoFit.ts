/** The size of an image, in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The longest sides of a stored photo, in pixels: of its shorter side, and of its longer side. */
export interface PhotoSides {
  readonly shorter: number;
  readonly longer: number;
}

/** The limits of the server for a file, and the sides in which it stores the photo. */
export interface PhotoLimits {
  /** In bytes. */
  readonly bytes: number;
  readonly pixels: number;
  readonly sides: PhotoSides;
}

/** The size in which a photo is stored. It preserves the proportions and never exceeds the original. */
export function storedSize({ width, height }: PhotoSize, { shorter, longer }: PhotoSides): PhotoSize {
  const scale = Math.min(1, shorter / Math.min(width, height), longer / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** Whether the server would refuse a photo because of its size. The size is undefined if no header states it. */
export function isOverLimit(bytes: number, size: PhotoSize | undefined, limits: PhotoLimits): boolean {
  return bytes > limits.bytes || (size !== undefined && size.width * size.height > limits.pixels);
}
