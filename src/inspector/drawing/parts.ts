import { nameStyle, textStyle, textWidth } from './textWidth.ts';

/** The content of a part of a box. `chain` is the line between the guards of an event, in the order of their evaluation. */
export type PartKind =
  | 'name'
  | 'label'
  | 'event'
  | 'guard'
  | 'action'
  | 'invoke'
  | 'tag'
  | 'hidden'
  | 'effect'
  | 'chain';

/** A part of a box that has no place yet. */
export interface Loose {
  readonly kind: PartKind;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** The key of the event or transition to which the part belongs; null for a part of a state itself. */
  readonly key: string | null;
  /** Whether the part's border is dashed: it is a delay, or an event that leaves no state. */
  readonly isDashed: boolean;
}

/** A part of a box. Its place is relative to the upper left corner of the box, in pixels. */
export interface Part extends Loose {
  readonly x: number;
  readonly y: number;
}

/** A block of parts that are arranged in rows. */
export interface Block {
  readonly parts: readonly Part[];
  readonly width: number;
  readonly height: number;
}

/** The height of a row, the space between rows, and the space between the parts of a row. */
export const rowHeight = 22;
export const rowGap = 4;
const partGap = 6;

/** The space between the ends of a part and its text, with room for the sign of an action or actor before the text. */
const margins: Readonly<Record<PartKind, { readonly before: number; readonly after: number }>> = {
  name: { before: 0, after: 0 },
  label: { before: 0, after: 2 },
  event: { before: 11, after: 11 },
  guard: { before: 8, after: 8 },
  action: { before: 18, after: 7 },
  invoke: { before: 25, after: 9 },
  tag: { before: 0, after: 0 },
  hidden: { before: 0, after: 0 },
  effect: { before: 2, after: 0 },
  chain: { before: 0, after: 0 },
};

/** Where the text of a part begins, relative to the part. */
export function textStart(kind: PartKind): number {
  return margins[kind].before;
}

export function partOf(kind: PartKind, text: string, key: string | null = null, isDashed = false): Loose {
  const { before, after } = margins[kind];
  const width = Math.ceil(textWidth(text, kind === 'name' ? nameStyle : textStyle)) + before + after;
  return { kind, text, width, height: kind === 'action' ? rowHeight - 2 : rowHeight, key, isDashed };
}

/** Parts one after the other, in rows of at most `most` pixels. A wider part has its own row. */
export function flow(parts: readonly Loose[], most: number): Block {
  const placed: Part[] = [];
  let [x, y, width] = [0, 0, 0];
  for (const part of parts) {
    if (x > 0 && x + part.width > most) [x, y] = [0, y + rowHeight + rowGap];
    placed.push({ ...part, x, y: y + (rowHeight - part.height) / 2 });
    width = Math.max(width, x + part.width);
    x += part.width + partGap;
  }
  return { parts: placed, width, height: parts.length === 0 ? 0 : y + rowHeight };
}

/** Blocks one below the other, each as far from the left as stated; empty blocks take no space. */
export function stacked(blocks: readonly (Block & { readonly left: number })[]): Block {
  const parts: Part[] = [];
  let [y, width] = [0, 0];
  for (const block of blocks.filter(({ height }) => height > 0)) {
    if (y > 0) y += rowGap;
    parts.push(...moved(block, block.left, y));
    y += block.height;
    width = Math.max(width, block.left + block.width);
  }
  return { parts, width, height: y };
}

/** The parts of a block at another place. */
export function moved({ parts }: Pick<Block, 'parts'>, dx: number, dy: number): Part[] {
  return parts.map((part) => ({ ...part, x: part.x + dx, y: part.y + dy }));
}
