import { defaultLanguage, type Language, languages } from '#machines/market/language.ts';
import { escapedMarkup } from '#machines/market/text/escapedMarkup.ts';
import { filterKeys } from '#market/addresses/listAddress.ts';
import { firstWordsOf, routesWithToken } from '#routes';

import { addressesOf } from '../addresses/addressesOf.ts';
import { wordsModule } from '../languages/catalogue.ts';
import type { Mode } from '../browser/mode.ts';
import { joined, type Fragment } from '../fragments/joinedFragments.ts';
import type { PageMarkup } from '../fragments/pageMarkup.ts';
import type { RenderResult } from './renderResult.ts';
import { modules } from '../router/router.tsx';
import { scriptJson, scriptJsonFragments } from '../fragments/scriptJson.ts';
import { brand } from '../theme/brand.ts';
import { palette } from '../theme/palettes.ts';
import { sign } from '../theme/sign.ts';
import { firstFaces } from '../theme/firstFaces.ts';

/** The entry of a module in the client build's manifest (`.vite/manifest.json`). */
export interface ManifestEntry {
  readonly file: string;
  /** The manifest keys of the modules that this module imports statically. */
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

interface DocumentParts {
  readonly result: RenderResult;
  /** The fragments with which the page was rendered. */
  readonly markup?: PageMarkup | undefined;
  readonly manifest: Manifest | undefined;
  readonly origin: string;
  /** Whether it includes the recorder; a name records only the flows of that machine. */
  readonly recording?: boolean | string;
  /** The address of the inspector's script; without it the document has no trace of an inspector. */
  readonly inspector?: string | undefined;
  /** The URL of a fingerprinting service's script, which the login loads. */
  readonly fingerprintScript?: string | undefined;
}

/** The source of the script with which the document starts, and of the app that this script loads. */
const entry = 'src/web/start.ts';
const app = 'src/web/main.tsx';
const recorder = 'src/inspector/recorder/start.ts';
const sheet = 'style.css';

/**
 * The scripts in development, when Vite's dev server delivers the sources: Vite's client, React's refresh, and the
 * entry.
 */
const developmentScripts = [
  'src="/@vite/client"',
  'src="/@id/@vitejs/plugin-react/preamble"',
  `src="/${entry}" data-app="/${app}"`,
];

/** The icons that `npm run build` generates from the sign, and the web app manifest. */
const builtIcons = [
  '<link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

/**
 * The HTML around a rendered page, in UTF-8, as `joined` returns it. It contains no inline script or style, so the
 * Content-Security-Policy needs no exception.
 */
export function writeDocument({
  result,
  markup,
  manifest,
  origin,
  recording = false,
  inspector,
  fingerprintScript,
}: DocumentParts): Uint8Array<ArrayBuffer> {
  const { first, head, html } = result;
  const scripts = [
    // Before all other scripts, since flows look for the inspector when they are created.
    ...(inspector === undefined ? [] : [`src="${escapedMarkup(inspector)}" data-inspector ${recordedParts()}`]),
    ...(recording ? [recorderScript(manifest, recording)] : []),
    ...(manifest ? builtScripts(result, manifest) : developmentScripts),
  ];
  const before = [
    '<!doctype html>',
    `<html lang="${lang(first.language)}" data-brand="${brand}" data-mode="${escapedMarkup(first.mode)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...themeColors(first.mode),
    `<title>${escapedMarkup(head.title)}</title>`,
    ...headLines(result, origin),
    ...(fingerprintScript === undefined
      ? []
      : [`<meta name="fingerprint-script" content="${escapedMarkup(fingerprintScript)}">`]),
    ...(manifest ? builtIcons : [`<link rel="icon" href="${sign}" type="image/svg+xml" sizes="any">`]),
    ...firstFaces.map((face) => `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`),
    ...(manifest ? [`<link rel="stylesheet" href="/${manifest[sheet]?.file}">`] : []),
    '</head>',
    '<body>',
    '<div id="root">',
  ];
  const after = [
    '</script>',
    ...scripts.map((attributes) => `<script type="module" ${attributes}></script>`),
    '</body>',
    '</html>',
  ];
  const fragments: readonly Fragment[] = [
    before.join('\n'),
    ...(markup?.fragments(html) ?? [html]),
    '</div>\n<script type="application/json" id="first-data">',
    ...scriptJsonFragments(first, (object) => markup?.json(object)),
    after.join('\n'),
  ];
  return joined(fragments);
}

function headLines({ first, head, status }: RenderResult, origin: string): string[] {
  const lines = [
    ...(head.description ? [`<meta name="description" content="${escapedMarkup(head.description)}">`] : []),
    ...(status === 200 ? sharedLines(head, first, origin) : []),
  ];
  if (status !== 200 || head.index === false) return [...lines, '<meta name="robots" content="noindex">'];
  const canonical = head.canonical ?? first.address;
  const addresses = (canonical === first.address && first.addresses) || addressesOf(canonical);
  const inOther = (language: Language) => escapedMarkup(origin + addresses[language]);
  return [
    ...lines,
    `<link rel="canonical" href="${escapedMarkup(origin + canonical)}">`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${lang(each)}" href="${inOther(each)}">`),
    `<link rel="alternate" hreflang="x-default" href="${inOther(defaultLanguage)}">`,
  ];
}

/** The metadata of a page for shared links (Open Graph), and its structured data for search engines. */
function sharedLines(head: RenderResult['head'], first: RenderResult['first'], origin: string): string[] {
  const absolute = (path: string) => origin + path;
  const properties = {
    'og:site_name': brand,
    'og:type': 'website',
    'og:locale': ogLocales[first.language],
    'og:title': head.title,
    'og:description': head.description,
    'og:url': absolute(head.canonical ?? first.address),
    'og:image': head.image && absolute(head.image),
  };
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escapedMarkup(content)}">`] : [],
    ),
    // Without it the picture is shown as a thumbnail.
    ...(head.image ? ['<meta name="twitter:card" content="summary_large_image">'] : []),
    // The script element is a data block, which is never executed, so the Content-Security-Policy allows it.
    ...((head.structured && head.structured(absolute)) || []).map(
      (thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`,
    ),
  ];
}

const ogLocales: Readonly<Record<Language, string>> = { de: 'de_CH', fr: 'fr_CH', it: 'it_CH', en: 'en_GB' };

/**
 * The entry, with the names of the app and of every script that the first screen needs. It requests them all at once
 * after the first paint, which needs no script.
 */
function builtScripts({ route, first }: RenderResult, manifest: Manifest): readonly string[] {
  const key = `${route} ${first.language}`;
  const known = scriptsOf.get(manifest)?.get(key);
  if (known) return known;
  const needed = [app, wordsModule(first.language), modules.get(route)!].flatMap((each) => withImports(each, manifest));
  const files = [...new Set(needed)].map((file) => `/${file}`).join(' ');
  const made = [`src="/${manifest[entry]?.file}" data-app="/${manifest[app]?.file}" data-scripts="${files}"`];
  scriptsOf.set(manifest, (scriptsOf.get(manifest) ?? new Map<string, readonly string[]>()).set(key, made));
  return made;
}

/** Before the app's scripts, as the inspector. It records only known query keys, and no token. */
function recorderScript(manifest: Manifest | undefined, recording: string | true): string {
  const src = manifest ? manifest[recorder]?.file : recorder;
  const only = recording === true ? '' : `="${escapedMarkup(recording)}"`;
  return `src="/${src}" data-recorder${only} ${recordedParts()}`;
}

/** The parts of addresses that developers' scripts may store. */
function recordedParts(): string {
  const words = routesWithToken().flatMap(firstWordsOf).join(' ');
  return `data-query-keys="${filterKeys.join(' ')}" data-words-before-tokens="${words}"`;
}

/** Cached, because it is the same for all pages of a route in a language. */
const scriptsOf = new WeakMap<Manifest, Map<string, readonly string[]>>();

/** The file of a module after those of its imports; empty for an unknown key. */
function withImports(key: string, manifest: Manifest): string[] {
  const found = manifest[key];
  if (!found) return [];
  return [...(found.imports ?? []).flatMap((imported) => withImports(imported, manifest)), found.file];
}

/** Meta tags that give the browser's frame the colour of the header. */
function themeColors(mode: Mode): string[] {
  const meta = (color: string, media = '') => `<meta name="theme-color" content="${color}"${media}>`;
  const { light, dark } = palette;
  if (mode !== 'system') return [meta(palette[mode].header)];
  return [
    meta(light.header, ' media="(prefers-color-scheme: light)"'),
    meta(dark.header, ' media="(prefers-color-scheme: dark)"'),
  ];
}

/** Swiss locales affect dates, hyphenation and voices. English has no country. */
function lang(language: Language): string {
  return language === 'en' ? 'en' : `${language}-CH`;
}
