/** A column of a text table. */
export interface Column {
  readonly heading: string;
  /** The alignment of the column's cells; numbers are aligned to the right. */
  readonly align?: 'left' | 'right';
}

const gap = '  ';
/** The minimum width of a column, however narrow the terminal is. */
const narrowest = 8;

/**
 * Rows as aligned columns. If they exceed `width`, the widest columns shrink, and their cells continue on the next
 * lines. A line break within a cell is preserved.
 */
export function columnsOf(columns: readonly Column[], rows: readonly (readonly string[])[], width: number): string[] {
  const all = [columns.map(({ heading }) => heading), ...rows];
  const natural = columns.map((_, index) =>
    Math.max(...all.flatMap((row) => row[index]!.split('\n').map((line) => line.length))),
  );
  const widths = narrowed(natural, width - gap.length * (columns.length - 1));
  return all.flatMap((row) => {
    const cells = row.map((cell, index) => cell.split('\n').flatMap((line) => wrapped(line, widths[index]!)));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((lines, index) => {
          const text = lines[line] ?? '';
          return columns[index]!.align === 'right' ? text.padStart(widths[index]!) : text.padEnd(widths[index]!);
        })
        .join(gap)
        .trimEnd(),
    );
  });
}

/** Reduces the widest column, one character at a time, until all columns fit. */
function narrowed(natural: readonly number[], room: number): readonly number[] {
  const widths = [...natural];
  for (let sum = widths.reduce((one, other) => one + other, 0); sum > room; sum -= 1) {
    const widest = Math.max(...widths);
    if (widest <= narrowest) break;
    widths[widths.lastIndexOf(widest)] = widest - 1;
  }
  return widths;
}

/**
 * A text in lines of at most `width` characters. It breaks between words, or else at the joints of a name, or else
 * anywhere.
 */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => pieces(each, width))) {
    const longer = word.goesOn || line === '' ? line + word.text : `${line} ${word.text}`;
    if (longer.length <= width && !(word.isLong && !word.goesOn && line !== '')) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word.text;
    }
  }
  return [...lines, line];
}

interface Piece {
  readonly text: string;
  /** Whether the piece continues the word of the piece before it. */
  readonly goesOn: boolean;
  /** Whether the piece's word is too long for a line; such a word begins on a new line. */
  readonly isLong: boolean;
}

function pieces(word: string, width: number): Piece[] {
  if (word.length <= width) return [{ text: word, goesOn: false, isLong: false }];
  const parts = word.split(/(?<=[.+])|(?<=[a-z])(?=[A-Z])/).flatMap((part) => cut(part, width));
  return parts.map((text, index) => ({ text, goesOn: index > 0, isLong: true }));
}

function cut(part: string, width: number): string[] {
  const count = Math.max(1, Math.ceil(part.length / width));
  return Array.from({ length: count }, (_, index) => part.slice(index * width, (index + 1) * width));
}
