/**
 * Texts in sequence as code units. Half a million of them move between threads without a copy and create no garbage.
 */
export interface TextTable {
  readonly units: Uint16Array;
  /** Where each text starts in `units`, with an extra end. */
  readonly starts: Uint32Array;
}

/** Packs texts. */
export function textTable(texts: readonly string[]): TextTable {
  const starts = new Uint32Array(texts.length + 1);
  for (const [place, text] of texts.entries()) starts[place + 1] = starts[place]! + text.length;
  const units = new Uint16Array(starts[texts.length]!);
  for (const [place, text] of texts.entries()) {
    for (let at = 0; at < text.length; at += 1) units[starts[place]! + at] = text.charCodeAt(at);
  }
  return { units, starts };
}

/** The text at a place. */
export function textOf({ units, starts }: TextTable, place: number): string {
  return String.fromCharCode(...units.subarray(starts[place], starts[place + 1]));
}

/** The range of places whose texts have a prefix, in a table sorted by code units. */
export function rangeOf(table: TextTable, prefix: string): readonly [from: number, to: number] {
  const from = firstPlace(table, (place) => compared(table, place, prefix) >= 0);
  return [from, firstPlace(table, (place) => compared(table, place, prefix) > 0 && !beginsWith(table, place, prefix))];
}

/** The place of a text in a sorted table. Undefined if absent. */
export function placeOf(table: TextTable, text: string): number | undefined {
  const place = firstPlace(table, (at) => compared(table, at, text) >= 0);
  return place < table.starts.length - 1 && compared(table, place, text) === 0 ? place : undefined;
}

/** Lower bound: the first place for which the predicate holds (binary search). */
function firstPlace({ starts }: TextTable, holds: (place: number) => boolean): number {
  let [from, to] = [0, starts.length - 1];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function compared({ units, starts }: TextTable, place: number, text: string): number {
  const [start, end] = [starts[place]!, starts[place + 1]!];
  const length = Math.min(end - start, text.length);
  for (let at = 0; at < length; at += 1) {
    const difference = units[start + at]! - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return end - start - text.length;
}

function beginsWith({ units, starts }: TextTable, place: number, prefix: string): boolean {
  const start = starts[place]!;
  if (starts[place + 1]! - start < prefix.length) return false;
  for (let at = 0; at < prefix.length; at += 1) if (units[start + at] !== prefix.charCodeAt(at)) return false;
  return true;
}
