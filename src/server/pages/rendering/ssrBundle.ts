import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Messages } from '@lingui/core';
import type { FooterContent } from '#machines/market/footerContent.ts';
import type { Language } from '#machines/market/language.ts';
import type { Config } from '../../config.ts';
import type { MailLook } from '../../mail/templates/mailLook.ts';
import { presentBuild } from '../builds.mjs';

/** The interface of the SSR bundle. Only plain data crosses it. */
export interface SsrBundle {
  renderDocument(parts: {
    readonly request: RenderRequest;
    readonly manifest?: unknown;
    readonly origin: string;
    /** Whether the document includes the recorder. A name records only the flows of that machine. */
    readonly recording?: boolean | string;
    /** The address of the inspector's script, for documents that include it. */
    readonly inspector?: string;
    /** The objects that later requests will contain too. Their fragments are cached. */
    readonly lasting?: Pick<WeakSet<object>, 'has'>;
    /** The URL of an external fingerprinting script. */
    readonly fingerprintScript?: string;
    /** Compresses the document. Its UTF-8 input is overwritten afterwards. Without it, the content is a copy. */
    readonly compressed?: (content: Uint8Array) => Uint8Array;
    readonly onError?: (error: unknown) => void;
  }): Promise<{
    readonly status: number;
    /** The document, as UTF-8 text or compressed. */
    readonly content: Uint8Array;
  }>;
  loadCatalogues(): Promise<Readonly<Record<Language, Messages>>>;
  /** The brand's colours and logo for mails. */
  mailLook(): MailLook;
  /** The canonical address of a page. The page depends on nothing else in the address. */
  canonicalAddress(address: string): string;
  /** The content of `manifest.webmanifest`, for installing the market on a device. */
  webAppManifest(): { readonly background_color: string };
}

export interface RenderRequest {
  readonly url: string;
  readonly mode: 'system' | 'light' | 'dark';
  readonly now: number;
  readonly status?: 200 | 404 | 410 | 429 | 500 | 503 | 504;
  readonly footer?: FooterContent;
  /** The email address of the market's support. */
  readonly support?: string;
  readonly firstData: unknown;
}

/** A built web: the SSR bundle, the client build's manifest, and the folder of its files. */
export interface BuiltWeb {
  readonly ssrBundle: SsrBundle;
  /** The URL of the SSR bundle's file. */
  readonly bundle: string;
  readonly manifest: unknown;
  /** The folder of the build, which a running server leases (`builds.mjs`). */
  readonly folder: string;
  readonly clientFolder: string;
  /**
   * The folders of scripts, styles and fonts: those of this build, then those of the previous build for pages still
   * open.
   */
  readonly assetFolders: readonly string[];
  /** The script of the service worker. */
  readonly serviceWorker: string;
}

/** Loads the build of a brand. Throws with the command to run if there is no build. */
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
    ssrBundle: (await import(bundle)) as SsrBundle,
    bundle,
    manifest: { ...manifestIn(clientFolder, 'manifest.json'), ...manifestIn(clientFolder, 'recorder.json') },
    folder: build.folder,
    clientFolder,
    assetFolders: clients.map((client) => join(client, 'assets')),
    serviceWorker: readFileSync(join(clientFolder, 'worker', 'service-worker.js'), 'utf8'),
  };
}

/** Reads a Vite manifest of the build; the recorder has a separate one. */
function manifestIn(clientFolder: string, name: string): object {
  return JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as object;
}
