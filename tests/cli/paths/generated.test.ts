import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths, wordsOf } from './terminal.ts';

const clone = join(import.meta.dirname, '../../..');

/** Tests that the command has written, and that run as they are: a flow on chart and view, a lifecycle, a journey. */
const generated = [
  'tests/web/home/home.generated.test.ts',
  'tests/machines/account/lifecycle/account.generated.test.ts',
  'tests/journeys/listingPage.generated.journey.test.ts',
];

describe('a generated test', () => {
  it.each(generated)('%s is what its command prints now', async (file) => {
    const text = readFileSync(join(clone, file), 'utf8');
    const [, words] = /^\/\/ npm run -s paths -- (.*)$/m.exec(text)!;
    const { out, code } = await paths(wordsOf(words!));
    expect(code).toBe(0);
    expect(`${out}\n`, `npm run -s paths -- ${words} --output ${file} --force`).toBe(text);
  });
});
