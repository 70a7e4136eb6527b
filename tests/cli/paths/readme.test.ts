import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMachines } from '#cli/paths/machines.ts';
import { doorFound } from './door.ts';
import { paths, wordsOf } from './terminal.ts';

const clone = join(import.meta.dirname, '../../..');
const folder = join(clone, 'src/inspector/paths');
const pages = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);
const text = [...pages.values()].join('\n');

/** Terminals on the pages: the command after the first `$`, and its output. A line `…` represents omitted lines. */
const examples = [...text.matchAll(/^```console\n\$ npm run -s paths --(.*)\n([^]*?)\n```$/gm)].map(
  ([, words, output]) => [words!.trim(), output!] as const,
);

/** Replaces the durations in a text, which differ between runs. */
function timeless(text: string): string {
  return text.replaceAll(/\b[\d.]+ (?:ms|s)(?=\.|$)/gm, 'a moment');
}

describe('the pages for testers', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(8);
  });

  it('are short, and all are reachable from the first', () => {
    for (const [name, page] of pages) {
      expect(page.split('\n').length, name).toBeLessThan(180);
      if (name !== 'README.md') expect(pages.get('README.md')).toContain(`](${name})`);
      for (const [, to] of page.matchAll(/\]\((\w+\.md)\)/g)) expect(pages.has(to!), to).toBe(true);
    }
  });

  it.each(examples)('shows the real output of: %s', async (line, output) => {
    const machines = [...(await findMachines()), doorFound];
    const { shown, error } = await paths(wordsOf(line), { folder: clone, width: 100, machines });
    const printed = timeless(error ? error.message : shown);
    const parts = timeless(output)
      .split(/^…\n?/m)
      .map((part) => part.trim());
    let at = 0;
    for (const [index, part] of parts.entries()) {
      const found = printed.indexOf(part, at);
      expect(found, `after ${at} characters of\n${printed}\n\nthere should be\n${part}`).toBeGreaterThanOrEqual(0);
      if (index === 0) expect(found).toBe(0);
      at = found + part.length;
    }
    if (parts.at(-1) !== '') expect(at, `more comes:\n${printed.slice(at)}`).toBe(printed.trimEnd().length);
  });

  it('documents every option', () => {
    const options = ['cover', 'how', 'seed', 'steps', 'from', 'to', 'beginning', 'bound', 'format', 'output', 'force'];
    for (const option of [...options, 'all', 'check', 'replay', 'coverage', 'help']) {
      expect(text).toContain(`--${option}`);
    }
  });
});
