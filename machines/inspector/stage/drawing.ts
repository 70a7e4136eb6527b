/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box of a drawing, by the id of its state or the key of its event. */
export interface DrawingBox extends Size {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The parts of a laid out chart on which its view depends. */
export interface Drawing extends Size {
  readonly boxes: readonly DrawingBox[];
}

/** The place of the drawing's upper left corner in the window, and its scale. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The smallest and the largest scale. */
export const scales = { least: 0.05, most: 4 } as const;

/** The space around a fitted drawing, in pixels. */
const margin = 24;

/** The largest scale of a fitted drawing: a small chart is not blown up. */
const fittedMost = 1;

/** The view that shows a part of the drawing in the middle of the window, whole and not larger than `most`. */
function around({ x, y, width, height }: Omit<DrawingBox, 'id'>, viewport: Size, most: number): View {
  const room = { width: viewport.width - 2 * margin, height: viewport.height - 2 * margin };
  const scale = within(Math.min(room.width / width, room.height / height, most));
  return {
    x: viewport.width / 2 - (x + width / 2) * scale,
    y: viewport.height / 2 - (y + height / 2) * scale,
    scale,
  };
}

/** The view that shows the whole drawing. */
export function fittedView({ width, height }: Size, viewport: Size): View {
  return around({ x: 0, y: 0, width, height }, viewport, fittedMost);
}

/** The view that shows one box and its surroundings; the whole drawing if it has no such box. */
export function viewOf(drawing: Drawing, viewport: Size, id: string): View {
  const box = drawing.boxes.find((each) => each.id === id);
  if (!box) return fittedView(drawing, viewport);
  const room = 80;
  const { x, y, width, height } = box;
  return around({ x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room }, viewport, 1.25);
}

/** A view after a zoom that leaves one point of the window where it is. */
export function zoomed({ x, y, scale }: View, factor: number, at: { readonly x: number; readonly y: number }): View {
  const next = within(scale * factor);
  const ratio = next / scale;
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next };
}

function within(scale: number): number {
  return Math.min(scales.most, Math.max(scales.least, scale));
}
