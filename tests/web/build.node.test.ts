import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { oldestBrowsers, problemsInBundle } from '#cli/browserFloor/floorProblems.ts';
import { newerApis } from '#cli/browserFloor/newerApis.ts';
import { categoryById } from '#machines/market/categories/categories.ts';
import { languages } from '#machines/market/language.ts';
import { presentBuild } from '#server/pages/builds.mjs';
import { cycles } from '#tests/architecture/cycles.ts';
import { sentSize } from '#tests/drivers/builds/sentSize.ts';
import { modules } from '#web/router/router.tsx';
import * as allmend from '#web/theme/brands/allmend/palette.ts';
import * as murmel from '#web/theme/brands/murmel/palette.ts';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; isDynamicEntry?: true }>;

const palettes = { allmend, murmel };
const faces = { allmend: ['instrument-sans'], murmel: ['bricolage-grotesque', 'figtree'] };

describe.each(['allmend', 'murmel'] as const)('a build of %s', (brand) => {
  // The build that `npm test` has made.
  const { folder } = presentBuild(brand)!;
  let manifest: Manifest;
  const read = (file: string) => readFile(join(folder, 'client', file), 'utf8');

  beforeAll(async () => {
    manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  });

  it('has its own colours in :root, and not those of the other brand [BRAND-1]', async () => {
    const sheet = (await read(manifest['style.css']!.file)).toLowerCase();
    const other = brand === 'allmend' ? murmel : allmend;
    const root = sheet.slice(sheet.indexOf(':root{'));
    for (const mode of ['light', 'dark'] as const) {
      expect(root).toContain(shortened(palettes[brand][mode].text));
      expect(root).toContain(shortened(palettes[brand][mode].surfaceSunken));
      expect(sheet).not.toContain(shortened(other[mode].text));
    }
  });

  it('has the name of its brand [BRAND-1]', async () => {
    const html = await documentAt('/de/nichts');
    expect(html).toContain(`<title>Nicht gefunden | ${brand}</title>`);
    expect(html).toContain(`data-brand="${brand}"`);
    expect(html).not.toContain(brand === 'allmend' ? 'murmel' : 'allmend');
  });

  it('has its search bar in the header; murmel’s is below the header with the mascot [BRAND-2]', async () => {
    const html = await documentAt('/de/li');
    const [header, below] = html.split('</header>') as [string, string];
    expect([header, below].map((part) => part.includes('role="search"'))).toEqual(
      brand === 'murmel' ? [false, true] : [true, false],
    );
    expect(below.includes('/marmot-peek-')).toBe(brand === 'murmel');
  });

  it('contains only its own fonts', async () => {
    const fonts = (await readdir(join(folder, 'client', 'assets'))).filter((file) => file.endsWith('.woff2'));
    expect(fonts.map((file) => file.replace(/-latin-.*/, '')).toSorted()).toEqual(faces[brand]);
  });

  it('loads the messages of a language on demand, each language from its own chunk [I18N-5]', async () => {
    const chunks = languages.map((language) => {
      const folderOf = language === 'fr' && brand === 'murmel' ? 'fr-murmel' : language;
      return manifest[`src/web/languages/${folderOf}.ts`]!;
    });
    expect(new Set(chunks.map(({ file }) => file)).size).toBe(languages.length);
    const atOnce = ['src/web/main.tsx', 'src/web/home/HomePage.tsx', 'src/web/search/ListPage.tsx'].flatMap(scriptsOf);
    for (const { file, isDynamicEntry } of chunks) {
      expect(isDynamicEntry).toBe(true);
      expect(atOnce).not.toContain(file);
    }
  });

  it('loads the names of categories only in the language of the page [I18N-5]', async () => {
    const page = ['src/web/main.tsx', 'src/web/search/ListPage.tsx', 'src/web/languages/de.ts'].flatMap(scriptsOf);
    const scripts = (await Promise.all(page.map(read))).join('\n');
    const { de, fr, it, en } = categoryById(1080)!.name;
    expect([de, fr, it, en].map((name) => scripts.includes(name))).toEqual([true, false, false, false]);
  });

  it('keeps «E-Mail» and French verbs with a pronoun in one line', async () => {
    const lazyCatalogues = Object.keys(manifest).filter((key) => /locales\/(de|fr|it|fr-murmel)\/lazy\.po$/.test(key));
    expect(lazyCatalogues).toHaveLength(3);
    for (const key of lazyCatalogues) {
      const words = await read(manifest[key]!.file);
      expect(words, key).toMatch(/[Ee]-\u2060[Mm]ail/);
      expect(words, key).not.toMatch(/\be-mail/i);
      expect(words.includes('-\u2060vous') || words.includes('-\u2060tu'), key).toBe(key.includes('/fr'));
    }
  });

  it('defers everything that the first screen does not need', async () => {
    const deferred = [
      'src/web/app/menu/MenuContent.tsx',
      'src/web/shell/language/LanguageHint.tsx',
      'src/web/router/notFound/NotFoundPage.tsx',
    ];
    const atOnce = ['src/web/main.tsx', 'src/web/home/HomePage.tsx', 'src/web/search/ListPage.tsx'].flatMap(scriptsOf);
    for (const key of deferred) {
      expect(manifest[key]?.isDynamicEntry, key).toBe(true);
      expect(atOnce).not.toContain(manifest[key]?.file);
    }
  });

  it('starts with a script without imports, so that the page is painted first', async () => {
    const { file, imports = [] } = manifest['src/web/start.ts']!;
    expect(imports).toEqual([]);
    expect((await read(file)).length).toBeLessThan(1000);
  });

  it('uses no API that the oldest supported browsers lack, neither in its libraries', async () => {
    const newer = newerApis(await oldestBrowsers());
    const assets = (await readdir(join(folder, 'client', 'assets'))).filter((file) => file.endsWith('.js'));
    const scripts = [...assets.map((file) => `assets/${file}`), 'worker/service-worker.js'];
    const problems = scripts.map(async (file) => problemsInBundle(file, await read(file), newer));
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });

  it('contains the views of its own brand alone [BRAND-1]', async () => {
    const scripts = await allScripts();
    expect(scripts.includes('marmot-peek')).toBe(brand === 'murmel');
    expect(scripts.includes('marmot-lost')).toBe(brand === 'murmel');
    expect(/marmot-[\w-]{8}\.svg/.test(scripts)).toBe(brand === 'murmel');
  });

  it('has no circular imports between files, so that each chunk runs as soon as its files are loaded', () => {
    const imports = new Map(Object.entries(manifest).map(([key, { imports: keys = [] }]) => [key, keys] as const));
    expect(imports.size).toBeGreaterThan(50);
    expect(cycles(imports)).toEqual([]);
  });

  it.each([...modules])('requests at most 150 kB of scripts before the first interaction with %s', (_, page) => {
    const files = firstScripts(page);
    const sizes = files.map((file) => [file, sentSize(join(folder, 'client', file))] as const);
    const sum = sizes.reduce((total, [, size]) => total + size, 0);
    expect(sum, sizes.map(([file, size]) => `${file} ${size}`).join('\n')).toBeLessThanOrEqual(150_000);
    expect(files.length).toBeLessThanOrEqual(11);
  });

  it.each([...modules])('renders no message of a lazy catalogue at first with %s', async (_, page) => {
    const scripts = (await Promise.all(firstScripts(page).map(read))).join('\n');
    const catalogues = ['locales/de/lazy.po', 'src/web/languages/de.ts'].map((key) => read(manifest[key]!.file));
    const [lazyIds, first] = (await Promise.all(catalogues)).map(idsIn);
    const ids = [...lazyIds!].filter((id) => !first!.has(id));
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => scripts.includes(`"${id}"`) || scripts.includes(`\`${id}\``))).toEqual([]);
  });

  /** The scripts that the HTML document of a page requests first. */
  function firstScripts(page: string): readonly string[] {
    return [...new Set(['src/web/start.ts', 'src/web/main.tsx', page, 'src/web/languages/de.ts'].flatMap(scriptsOf))];
  }

  async function documentAt(url: string): Promise<string> {
    const ssrBundle = (await import(join(folder, 'render', 'render.js'))) as typeof import('#web/render.tsx');
    const request = { url, mode: 'system', now: 0, firstData: null } as const;
    const { content } = await ssrBundle.renderDocument({ request, manifest, origin: 'https://example.org' });
    return new TextDecoder().decode(content);
  }

  async function allScripts(): Promise<string> {
    const files = await readdir(join(folder, 'client', 'assets'));
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => read(`assets/${file}`));
    return (await Promise.all(scripts)).join('\n');
  }

  /** The script files of a module and of all its static imports. */
  function scriptsOf(key: string): string[] {
    const { file, imports = [] } = manifest[key]!;
    return [...imports.flatMap(scriptsOf), file];
  }
});

/** The ids of messages in a built catalogue, without those that are identical to their text. */
function idsIn(script: string): ReadonlySet<string> {
  return new Set([...script.matchAll(/["`]([\w.]+\.[\w.]+|[\w+/-]{6})["`]:/g)].map(([, id]) => id!));
}

/** Shortens a colour as the build does: #ffffff becomes #fff. */
function shortened(color: string): string {
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}
