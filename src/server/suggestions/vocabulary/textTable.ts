/** Texts behind one another as code units, so that half a million of them go between threads at once and are no garbage. */
export interface TextTable {
  readonly units: Uint16Array;
  /** Where each begins; one more for the end of the last. */
  readonly starts: Uint32Array;
}

/** Makes one. */
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

/** In texts that are in the order of code units, those that begin with `prefix`: from a place on, up to another. */
export function rangeOf(table: TextTable, prefix: string): readonly [from: number, to: number] {
  const from = firstPlace(table, (place) => compared(table, place, prefix) >= 0);
  return [from, firstPlace(table, (place) => compared(table, place, prefix) > 0 && !beginsWith(table, place, prefix))];
}

/** The place of a text among those in order; undefined where it is not there. */
export function placeOf(table: TextTable, text: string): number | undefined {
  const place = firstPlace(table, (at) => compared(table, at, text) >= 0);
  return place < table.starts.length - 1 && compared(table, place, text) === 0 ? place : undefined;
}

/** The first place where something holds that holds of all behind it too. */
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
