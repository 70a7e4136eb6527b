import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Messages } from '@lingui/core';
import type { FooterContent } from '#machines/market/footerContent.ts';
import type { Language } from '#machines/market/language.ts';
import type { Config } from '../../config.ts';
import type { MailLook } from '../../mail/templates/mailLook.ts';
import { presentBuild } from '../builds.mjs';

/** What the web's bundle gives through its one door: plain data in, plain data out. */
export interface WebDoor {
  renderDocument(parts: {
    readonly request: RenderRequest;
    readonly manifest?: unknown;
    readonly origin: string;
    /** Whether the document brings the recorder; a name records the flows of that machine alone. */
    readonly recording?: boolean | string;
    /** Which objects of the request those to come will have too: what is made of them is kept. */
    readonly lasting?: Pick<WeakSet<object>, 'has'>;
    /** The address of a service's script that tells browsers apart. */
    readonly fingerprintScript?: string;
    /** What goes out of the document in UTF-8, which is overwritten afterwards; without it a copy does. */
    readonly compressed?: (content: Uint8Array) => Uint8Array;
    readonly onError?: (error: unknown) => void;
  }): Promise<{
    readonly status: number;
    /** In UTF-8, or compressed. */
    readonly content: Uint8Array;
  }>;
  loadCatalogues(): Promise<Readonly<Record<Language, Messages>>>;
  /** What mails need of the brand. */
  mailLook(): MailLook;
  /** The address that stands for the page at a path and query: all that the page depends on. */
  canonicalAddress(address: string): string;
  /** The market as a device installs it: what `manifest.webmanifest` says. */
  webAppManifest(): { readonly background_color: string };
}

export interface RenderRequest {
  readonly url: string;
  readonly mode: 'system' | 'light' | 'dark';
  readonly now: number;
  readonly status?: 200 | 404 | 410 | 429 | 500 | 503 | 504;
  readonly footer?: FooterContent;
  /** The address of the market's support. */
  readonly support?: string;
  readonly firstData: unknown;
}

/** A built web: the door and its bundle, the client build's manifest, and the folder of its files. */
export interface BuiltWeb {
  readonly door: WebDoor;
  /** The address of the bundle that holds the door. */
  readonly bundle: string;
  readonly manifest: unknown;
  /** Its folder, of which a running server has a lease (`builds.mjs`). */
  readonly folder: string;
  readonly clientFolder: string;
  /** Where scripts, styles and faces are: those of this build, then those of the build that open pages may still have. */
  readonly assetFolders: readonly string[];
  /** The script of the service worker. */
  readonly serviceWorker: string;
}

/** Loads what `npm run build` has made for a brand. Throws, naming the command, when it was not run. */
export async function loadBuiltWeb(brand: Config['brand'], dist = 'dist'): Promise<BuiltWeb> {
  const build = presentBuild(brand, dist);
  if (!build) {
    const place = resolve(dist, brand);
    throw new Error(
      `The web is not built for the brand ${brand} (${place} has no build): run BRAND=${brand} npm run build`,
    );
  }
  const clientFolder = join(build.folder, 'client');
  const bundle = pathToFileURL(join(build.folder, 'render', 'render.js')).href;
  const clients = [clientFolder, ...(build.previous === undefined ? [] : [join(build.previous, 'client')])];
  return {
    door: (await import(bundle)) as WebDoor,
    bundle,
    manifest: { ...manifestIn(clientFolder, 'manifest.json'), ...manifestIn(clientFolder, 'recorder.json') },
    folder: build.folder,
    clientFolder,
    assetFolders: clients.map((client) => join(client, 'assets')),
    serviceWorker: readFileSync(join(clientFolder, 'worker', 'service-worker.js'), 'utf8'),
  };
}

/** What a build says of its files. The recorder's is a build of its own. */
function manifestIn(clientFolder: string, name: string): object {
  return JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as object;
}
