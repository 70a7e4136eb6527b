import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartSource, foldSources } from '#server/store/chartSource.ts';

const clone = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, clone), 'utf8');

/** The hash of a feature's chart after a line has been added to one of the source files. */
const edited = (feature: string, edit: string) =>
  chartSource(feature, (path) => (path === edit ? `${read(path)}\nconst added = 1;\n` : read(path)));

const features = Object.keys(import.meta.glob('/machines/*/lifecycle/*Lifecycle.ts')).map(
  (path) => path.split('/')[2]!,
);

describe('the hash of a chart’s source', () => {
  it.each([
    ['listing', 'machines/listing/lifecycle/listingLifecycle.ts'],
    ['listing', 'machines/listing/lifecycle/listingMachine.ts'],
    ['listing', 'machines/listing/lifecycle/listingFacts.ts'],
    ['listing', 'machines/listing/lifecycle/listing.ts'],
    ['listing', 'machines/listing/lifecycle/listingContent.ts'],
    ['listing', 'machines/journal/fold.ts'],
    ['listing', 'machines/journal/schema.ts'],
    ['account', 'machines/account/limits.ts'],
    ['account', 'machines/market/language.ts'],
  ])('of %s changes with %s, which its fold runs', (feature, path) => {
    expect(edited(feature, path)).not.toBe(chartSource(feature));
  });

  it.each([
    ['listing', 'machines/listing/galleryMachine.ts'],
    ['listing', 'machines/listing/lifecycle/listingRules.ts'],
    ['listing', 'machines/listing/lifecycle/contentRules.ts'],
    ['listing', 'machines/listing/lifecycle/listingCases.ts'],
    ['listing', 'machines/market/language.ts'],
    ['listing', 'machines/account/lifecycle/accountMachine.ts'],
    ['account', 'machines/account/session/sessionMachine.ts'],
    ['account', 'machines/account/lifecycle/accountRules.ts'],
    ['account', 'machines/journal/decide.ts'],
  ])('of %s stays with %s, which its fold does not run', (feature, path) => {
    expect(edited(feature, path)).toBe(chartSource(feature));
  });

  it('changes with the version of a package that a fold runs', () => {
    const withVersion = (name: string) =>
      chartSource('listing', (path) =>
        path === 'package.json'
          ? read(path).replace(new RegExp(`"${name}": "[^"]+"`), `"${name}": "99.0.0"`)
          : read(path),
      );
    expect(withVersion('xstate')).not.toBe(chartSource('listing'));
    expect(withVersion('zod')).not.toBe(chartSource('listing'));
    expect(withVersion('react')).toBe(chartSource('listing'));
  });

  it.each(features)('covers exactly the files that Node loads to fold a journal of %s', (feature) => {
    const covered = foldSources(feature).map(([path]) => path);
    expect(covered.filter((path) => path.startsWith('machines/'))).toEqual(loadedByNode(feature));
    expect(covered.filter((path) => !path.startsWith('machines/'))).toEqual(['xstate', 'zod']);
  });
});

/** The files of machines/ that a process loads which imports the fold and the lifecycle of a feature. */
function loadedByNode(feature: string): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const root = ${JSON.stringify(new URL('machines/', clone).href)};
    const loaded = [];
    registerHooks({
      load(url, context, next) {
        if (url.startsWith(root)) loaded.push('machines/' + url.slice(root.length));
        return next(url, context);
      },
    });
    await import(root + 'journal/fold.ts');
    await import(root + '${feature}/lifecycle/${feature}Lifecycle.ts');
    console.log(JSON.stringify(loaded.toSorted()));
  `;
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  return JSON.parse(answer) as string[];
}
