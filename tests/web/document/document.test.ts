import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keysOf } from '#market/addresses/listAddress.ts';
import { anySearchFilterIn, everyCategory } from '#tests/market/addresses/anySearchFilter.ts';
import { writeDocument } from '#web/document/document.ts';
import type { FirstPage } from '#web/page/firstPage.tsx';
import type { RenderResult } from '#web/document/renderResult.ts';

const first: FirstPage = {
  address: '/de/li?q=velo',
  language: 'de',
  mode: 'system',
  now: 0,
  status: 200,
  footer: null,
  data: null,
};
const page: RenderResult = { status: 200, html: '<p>here</p>', head: { title: 'Velos' }, route: 'list', first };
const origin = 'https://allmend.example';
const manifest = {
  'style.css': { file: 'assets/style-1.css' },
  'src/web/start.ts': { file: 'assets/start-1.js' },
  'src/web/main.tsx': { file: 'assets/main-1.js', imports: ['_library.js'] },
  '_library.js': { file: 'assets/library-1.js' },
  'src/web/search/ListPage.tsx': { file: 'assets/ListPage-1.js', imports: ['_library.js', 'src/web/main.tsx'] },
  'src/inspector/recorder/start.ts': { file: 'assets/recorder-1.js' },
  'src/web/home/HomePage.tsx': { file: 'assets/HomePage-1.js' },
  'src/web/languages/de.ts': { file: 'assets/messages-de.js' },
  'src/web/languages/fr.ts': { file: 'assets/messages-fr.js' },
};

function textOf(parts: Omit<Parameters<typeof writeDocument>[0], 'origin'>): string {
  return new TextDecoder().decode(writeDocument({ ...parts, origin }));
}

function documentOf(change: Partial<RenderResult>): Document {
  const html = textOf({ result: { ...page, ...change }, manifest });
  return new DOMParser().parseFromString(html, 'text/html');
}

const property = (read: Document, name: string) =>
  read.querySelector(`meta[property="${name}"]`)?.getAttribute('content');

/** Any text of a seller, and text that would end an element or open a comment. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('</script>', '<!--', '<script', '-->', '"', "'", '&lt;', '<', '>', '\u2028', 'ä', ' '))
    .map((parts) => parts.join('')),
);

describe('the document', () => {
  it('names the script of the fingerprint service when the server has one [ACCOUNT-36]', () => {
    const named = (fingerprintScript?: string) => {
      const html = textOf({ result: page, manifest, fingerprintScript });
      const read = new DOMParser().parseFromString(html, 'text/html');
      expect(read.querySelectorAll('script[src^=https]')).toHaveLength(0);
      return read.querySelector<HTMLMetaElement>('meta[name="fingerprint-script"]')?.content;
    };
    expect(named()).toBeUndefined();
    expect(named('https://check.example/agent.js?a="1"')).toBe('https://check.example/agent.js?a="1"');
  });

  it('carries any first data unchanged in a script element', () => {
    fc.assert(
      fc.property(fc.jsonValue(), text, (data, typed) => {
        const carried = { ...first, data: { data, typed } };
        const read = documentOf({ first: carried });
        expect(JSON.parse(read.getElementById('first-data')!.textContent)).toEqual(JSON.parse(JSON.stringify(carried)));
        expect(read.querySelectorAll('script')).toHaveLength(2);
        expect(read.getElementById('root')!.innerHTML).toBe('<p>here</p>');
      }),
    );
  });

  it('has any title and description unchanged', () => {
    const printable = text.filter((each) => each.trim() === each && each !== '' && !/[\0\r\n\t\f]|\s{2}/.test(each));
    fc.assert(
      fc.property(printable, (said) => {
        const read = documentOf({ head: { title: said, description: said } });
        expect(read.querySelector('title')!.textContent).toBe(said);
        expect(read.querySelector('meta[name=description]')!.getAttribute('content')).toBe(said);
        expect(read.querySelectorAll('head > :not(meta, title, link)')).toHaveLength(0);
      }),
    );
  });

  it('has no inline script and no inline style', () => {
    const read = documentOf({});
    for (const script of read.querySelectorAll('script')) {
      expect(script.type === 'application/json' || script.src !== '').toBe(true);
    }
    expect(read.querySelectorAll('style, [style]')).toHaveLength(0);
  });

  it('requests its style sheet and one small script, which determines the chunks of its page and language', () => {
    const read = documentOf({});
    const sheets = [...read.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
    expect(sheets).toEqual(['/assets/style-1.css']);
    expect(read.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0);
    const [start, ...others] = read.querySelectorAll<HTMLElement>('script[src]');
    expect(others).toEqual([]);
    expect(start!.getAttribute('src')).toBe('/assets/start-1.js');
    expect({ ...start!.dataset }).toEqual({
      app: '/assets/main-1.js',
      scripts: '/assets/library-1.js /assets/main-1.js /assets/messages-de.js /assets/ListPage-1.js',
    });
  });

  it('loads the recorder before any other script when it records, and otherwise has no trace of it', () => {
    const scriptsOf = (recording: boolean, build?: typeof manifest) => {
      const html = textOf({ result: page, manifest: build, recording });
      const read = new DOMParser().parseFromString(html, 'text/html');
      return [...read.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src'));
    };
    expect(scriptsOf(true, manifest)).toEqual(['/assets/recorder-1.js', '/assets/start-1.js']);
    expect(scriptsOf(true)).toEqual(['/src/inspector/recorder/start.ts', ...scriptsOf(false)]);
    for (const build of [manifest, undefined]) {
      expect(textOf({ result: page, manifest: build })).not.toContain('record');
    }
  });

  it('loads the inspector before any other script for those who may see it, and else is the same to the byte', () => {
    const address = '/inspector/assets/start-1.js';
    const line = new RegExp(`<script type="module" src="${address}" data-inspector [^>]*></script>\n`);
    const without = textOf({ result: page, manifest });
    const inspected = textOf({ result: page, manifest, inspector: address, recording: true });
    expect(inspected.search(line)).toBe(inspected.indexOf('<script type="module"'));
    expect(textOf({ result: page, manifest, inspector: address }).replace(line, '')).toBe(without);
    expect(without).not.toContain('inspector');
  });

  it('passes the name of the flow to a recorder of a single flow', () => {
    const ofFlow = (recording: boolean | string) =>
      new DOMParser()
        .parseFromString(textOf({ result: page, manifest, recording }), 'text/html')
        .querySelector<HTMLElement>('script[data-recorder]')!.dataset['recorder'];
    expect([ofFlow(true), ofFlow('search')]).toEqual(['', 'search']);
  });

  it('passes the query keys of all pages to the recorder and the inspector, which keep no other keys', () => {
    const html = textOf({ result: page, manifest, recording: true, inspector: '/inspector/assets/start-1.js' });
    const read = new DOMParser().parseFromString(html, 'text/html');
    const [inspector, recorder] = ['inspector', 'recorder'].map(
      (name) => read.querySelector<HTMLElement>(`script[data-${name}]`)!.dataset,
    );
    expect(inspector!['queryKeys']).toBe(recorder!['queryKeys']);
    expect(inspector!['wordsBeforeTokens']).toBe(recorder!['wordsBeforeTokens']);
    const keys = recorder!['queryKeys']!.split(' ');
    const written = everyCategory
      .flatMap((where) => fc.sample(anySearchFilterIn([where]), { numRuns: 40, seed: 1 }))
      .flatMap((filter) => [...keysOf(filter).keys()]);
    // `m` is an old spelling, which is read and never written; `t` is only in links to further pages.
    expect(keys.toSorted()).toEqual([...new Set([...written, 'm', 't'])].toSorted());
  });

  it('names its canonical address, and the same page in the other languages', () => {
    const read = documentOf({ head: { title: 'Velos', canonical: '/de/li' } });
    expect(read.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe('https://allmend.example/de/li');
    const alternates = [...read.querySelectorAll('link[rel=alternate]')];
    expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['de-CH', 'https://allmend.example/de/li'],
      ['fr-CH', 'https://allmend.example/fr/li'],
      ['it-CH', 'https://allmend.example/it/li'],
      ['en', 'https://allmend.example/en/li'],
      // The URL for speakers of all other languages.
      ['x-default', 'https://allmend.example/de/li'],
    ]);
    expect(property(read, 'og:url')).toBe('https://allmend.example/de/li');
  });

  it('spells the alternates as each language does, regardless of the requested address', () => {
    const canonical = '/de/li/sport/bern/koeniz-be?cx=red,white';
    const read = documentOf({ head: { title: 'Velos', canonical } });
    const alternates = [...read.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href'));
    expect(alternates).toEqual(
      ['/de/li/sport/bern', '/fr/li/sport/berne', '/it/li/sport/berna', '/en/li/sport/bern', '/de/li/sport/bern'].map(
        (path) => `${origin}${path}/koeniz-be`,
      ),
    );
  });

  it('describes itself to services that share it', () => {
    const read = documentOf({ head: { title: 'Velos & mehr', description: '"Gut"' } });
    expect(property(read, 'og:title')).toBe('Velos & mehr');
    expect(property(read, 'og:description')).toBe('"Gut"');
    expect(property(read, 'og:site_name')).toBe('allmend');
  });

  it('names icons for clients without SVG when a build has made them', () => {
    const links = (read: Document) =>
      [...read.querySelectorAll('link[rel*=icon], link[rel=manifest]')].map((link) => link.getAttribute('href'));
    expect(links(documentOf({}))).toEqual([
      '/icon.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/manifest.webmanifest',
    ]);
    const inDevelopment = textOf({ result: page, manifest: undefined });
    expect(links(new DOMParser().parseFromString(inDevelopment, 'text/html'))).toEqual([
      expect.stringMatching(/sign.*\.svg$/),
    ]);
  });

  it('keeps search engines away from pages that are not found', () => {
    const read = documentOf({ status: 404 });
    expect(read.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex');
    expect(read.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('has the visitor’s color scheme and language', () => {
    const root = documentOf({ first: { ...first, mode: 'dark' } }).documentElement;
    expect(root.dataset['mode']).toBe('dark');
    expect(root.lang).toBe('de-CH');
  });
});
