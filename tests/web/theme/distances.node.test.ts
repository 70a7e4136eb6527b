import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The art direction has nine distances. A style sheet uses the scale for the distances between its parts, never its own
// number.

const sheets = globSync('src/web/**/*.css.ts');

it('leaves no distance between parts off the scale', () => {
  const own = sheets.flatMap((sheet) =>
    readFileSync(sheet, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /\b(gap|rowGap|columnGap): (?!0\b)['"\d]/.test(line) ? [`${sheet}:${at + 1}${line}`] : [],
      ),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(own).toEqual([]);
});
