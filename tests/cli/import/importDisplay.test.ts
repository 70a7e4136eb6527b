import { describe, expect, it } from 'vitest';
import type { Progress } from '#server/import/importFile.ts';
import { durationText, importDisplay, progressLine } from '#cli/import/importDisplay.ts';

const half: Progress = { rows: 4000, bytes: 50, size: 100, rowsPerSecond: 4123.4, secondsLeft: 107 };
const refused = { kind: 'refused', line: 7, field: 'price', value: 'VB', reason: 'is not a price' } as const;

function displayed(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const display = importDisplay({ isTTY, write: (text: string) => written.push(text) > 0 }, () => now);
  return { display, written, wait: (milliseconds: number) => (now += milliseconds) };
}

it('tells percent, rows, rate and time left in one line', () => {
  expect(progressLine(half)).toBe(' 50 %  4’000 rows  4’123 rows/s  1 min 47 s left');
  expect(progressLine({ ...half, rows: 1 })).toBe(' 50 %  1 row  4’123 rows/s  1 min 47 s left');
  expect(progressLine({ ...half, bytes: 0, secondsLeft: Infinity })).toBe('  0 %  4’000 rows  4’123 rows/s');
  expect(progressLine({ ...half, bytes: 0, size: 0 })).toMatch(/^100 %/);
});

it.each([
  [0, '0 s'],
  [46.2, '47 s'],
  [107, '1 min 47 s'],
  [7380, '2 h 3 min'],
])('says of %d seconds that it is %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

describe('the display of an import', () => {
  it('rewrites one line of a terminal, ten times a second at most, and ends it', () => {
    const { display, written, wait } = displayed(true);
    display.progress(half);
    wait(100);
    display.progress(half);
    display.problem(refused);
    display.progress({ ...half, bytes: 100 });
    display.end();
    expect(written).toEqual([
      `\r\u001b[K${progressLine(half)}`,
      '\r\u001b[Kline 7: refused: price "VB" is not a price\n',
      `\r\u001b[K${progressLine({ ...half, bytes: 100 })}`,
      '\n',
    ]);
  });

  it('writes a line every two seconds into a file or a pipe, and the last', () => {
    const { display, written, wait } = displayed(false);
    for (let second = 0; second < 5; second += 1) {
      display.progress({ ...half, bytes: second });
      wait(1000);
    }
    display.progress({ ...half, bytes: 100 });
    display.end();
    expect(written.map((line) => line.slice(0, 5))).toEqual(
      ['  2 %', '  4 %', '100 %'].map((percent) => percent.slice(0, 5)),
    );
    expect(written.every((line) => line.endsWith('\n'))).toBe(true);
  });

  it('tells the first twenty problems, their values cut to what fits on a line', () => {
    const { display, written } = displayed(false);
    for (let line = 1; line <= 25; line += 1) display.problem({ ...refused, line, value: 'x'.repeat(100) });
    expect(written).toHaveLength(21);
    expect(written[0]).toBe(`line 1: refused: price "${'x'.repeat(60)}…" is not a price\n`);
    expect(written[20]).toBe('the report tells of the others\n');
  });

  it('tells a problem of a whole row without a field', () => {
    const { display, written } = displayed(false);
    display.problem({ ...refused, field: '', value: '', reason: 'opens a quote that is never closed' });
    expect(written).toEqual(['line 7: refused: opens a quote that is never closed\n']);
  });
});
