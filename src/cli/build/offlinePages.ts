import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#machines/market/language.ts';
import type { SsrBundle } from '#server/pages/rendering/ssrBundle.ts';
import { pathTo } from '#routes';

/** The build's files by module: the app and the style sheet are always among them. */
export type BuiltFiles = Readonly<Record<'src/web/main.tsx' | 'style.css', { readonly file: string }>>;

/** Matches the scripts of a page, which are removed: offline they could not be loaded. */
const scripts = /<script\b.*?<\/script>\n?/gs;

/** Writes the offline page of each language: `de.html` and so on. The service worker loads them. */
export async function writeOfflinePages(ssrBundle: SsrBundle, manifest: BuiltFiles, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    const request = { url: pathTo('home', language), mode: 'system', now: 0, status: 504, firstData: null } as const;
    const { content } = await ssrBundle.renderDocument({ request, manifest, origin: '' });
    const document = new TextDecoder().decode(content).replaceAll(scripts, '');
    await writeFile(join(folder, `${language}.html`), document);
  }
}
