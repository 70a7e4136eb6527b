import { describe, expect, it } from 'vitest';
import type { Progress } from '#server/import/importFile.ts';
import { durationText, importDisplay, progressLine } from '#cli/import/importDisplay.ts';

const half: Progress = { rows: 4000, bytes: 50, size: 100, rowsPerSecond: 4123.4, secondsLeft: 107 };
const refused = {
  kind: 'refused',
  line: 7,
  field: 'price',
  value: 'VB',
  reason: 'is not a price',
  externalId: 'velo-7',
} as const;
const warning = {
  kind: 'warning',
  line: 2,
  field: 'postcode',
  value: '3999',
  reason: 'is not known; imported without canton',
  externalId: 'velo-2',
} as const;

function displayed(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const display = importDisplay({ isTTY, write: (text: string) => written.push(text) > 0 }, () => now);
  return { display, written, wait: (milliseconds: number) => (now += milliseconds) };
}

it('shows percent, rows, rate and time left in one line', () => {
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
])('formats %d seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

describe('the display of an import', () => {
  it('rewrites one line of a terminal, at most ten times a second, and ends it', () => {
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

  it('shows the first twenty refusals, shortens their values to the line, and counts the rest', () => {
    const { display, written } = displayed(false);
    for (let line = 1; line <= 25; line += 1) display.problem({ ...refused, line, value: 'x'.repeat(100) });
    display.end();
    expect(written).toHaveLength(21);
    expect(written[0]).toBe(`line 1: refused: price "${'x'.repeat(60)}…" is not a price\n`);
    expect(written[20]).toBe('5 more refusals are in the report\n');
  });

  it('shows refusals before warnings, however many warnings come first', () => {
    const { display, written } = displayed(false);
    for (let line = 2; line < 102; line += 1) display.problem({ ...warning, line, value: `39${line}` });
    display.problem({ ...refused, line: 102 });
    display.end();
    expect(written).toEqual([
      'line 102: refused: price "VB" is not a price\n',
      '100 warnings, first in line 2: postcode "392" is not known; imported without canton\n',
    ]);
  });

  it('counts warnings as equal when they differ only in numbers and quoted values', () => {
    const { display, written } = displayed(false);
    for (const [line, name] of ['Küche', 'a \\" b'].entries()) {
      const reason = `was encoded twice; imported as ${JSON.stringify(name)}`;
      display.problem({ ...warning, line, field: 'title', value: '?', reason });
      display.problem({ ...warning, line, field: 'power', value: '?', reason: `is imported as ${line + 150} PS` });
    }
    display.end();
    expect(written).toEqual([
      '2 warnings, first in line 0: title "?" was encoded twice; imported as "Küche"\n',
      '2 warnings, first in line 0: power "?" is imported as 150 PS\n',
    ]);
  });

  it('shows skipped rows first among the counted problems, then the most frequent warnings, and a single warning in full', () => {
    const { display, written } = displayed(false);
    display.problem({ ...warning, field: 'title' });
    for (let line = 3; line < 5; line += 1) display.problem({ ...warning, line });
    const skipped = { ...warning, kind: 'skipped', field: '', value: '', reason: 'the ad is sold here' } as const;
    for (let line = 8; line < 1508; line += 1) display.problem({ ...skipped, line });
    display.end();
    expect(written).toEqual([
      '1’500 skipped, first in line 8: the ad is sold here\n',
      '2 warnings, first in line 3: postcode "3999" is not known; imported without canton\n',
      'line 2: warning: title "3999" is not known; imported without canton\n',
    ]);
  });

  it('shows twenty kinds of warnings, and counts the warnings of all other kinds', () => {
    const { display, written } = displayed(false);
    for (let kind = 0; kind < 5000; kind += 1) display.problem({ ...warning, field: `column${kind}` });
    display.end();
    expect(written).toHaveLength(21);
    expect(written[20]).toBe('4’980 more warnings are in the report\n');
  });

  it('shows a problem of a whole row without a field', () => {
    const { display, written } = displayed(false);
    display.problem({ ...refused, field: '', value: '', reason: 'opens a quote that is never closed' });
    expect(written).toEqual(['line 7: refused: opens a quote that is never closed\n']);
  });
});
