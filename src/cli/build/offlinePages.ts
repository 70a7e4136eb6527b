import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#machines/market/language.ts';
import type { WebDoor } from '#server/pages/rendering/door.ts';
import { pathTo } from '#routes';

/** What the build says of its files, by module: the app and the style sheet are always among them. */
export type BuiltFiles = Readonly<Record<'src/web/main.tsx' | 'style.css', { readonly file: string }>>;

/** Which has no script, as that would have to come. */
const scripts = /<script\b.*?<\/script>\n?/gs;

/** Writes the page that says in a language that there is no line: `de.html` and so on. The service worker brings them. */
export async function writeOfflinePages(door: WebDoor, manifest: BuiltFiles, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    const request = { url: pathTo('home', language), mode: 'system', now: 0, status: 504, firstData: null } as const;
    const { content } = await door.renderDocument({ request, manifest, origin: '' });
    const document = new TextDecoder().decode(content).replaceAll(scripts, '');
    await writeFile(join(folder, `${language}.html`), document);
  }
}
