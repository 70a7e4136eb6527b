import type { FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';
import { renewLease } from '../builds.mjs';
import { loadBuiltWeb, type WebDoor } from './door.ts';
import { type Rendering, renderingHere } from './rendering.ts';
import { renderThreads } from './renderThreads.ts';
import type { Config } from '../../config.ts';

/** The web as the server serves it: built, or made as one writes it. */
export interface Web {
  /** The door to render by; in development a fresh one after each change. */
  door(): Promise<WebDoor>;
  /** Renders what visitors ask for. */
  readonly rendering: Rendering;
  /** Renders in this thread, whatever the other has to do. */
  readonly renderingHere: Rendering;
  /** The client build's manifest; absent in development. */
  readonly manifest?: unknown;
  /** The script of the service worker; absent in development. */
  readonly serviceWorker?: string;
  /** Serves scripts, styles, faces and icons, and lets go of all when the server closes. */
  register(app: FastifyInstance): Promise<void>;
}

/** Milliseconds, a tenth of the lease. */
const leaseRenewal = 60 * 1000;

/**
 * The web that `npm run build` made. Its files have hashes in their names, so they are kept for ever. Pages are rendered in
 * this thread, or in threads of their own.
 */
export async function builtWeb(
  brand: Config['brand'],
  { dist, inThreads = false }: { readonly dist?: string; readonly inThreads?: boolean } = {},
): Promise<Web> {
  const built = await loadBuiltWeb(brand, dist);
  const { folder, manifest, clientFolder, assetFolders, serviceWorker } = built;
  const door = async () => built.door;
  const here = renderingHere(door, manifest);
  const rendering = inThreads ? renderThreads(built) : here;
  return {
    door,
    manifest,
    serviceWorker,
    rendering,
    renderingHere: here,
    register: async (app) => {
      renewLease(folder);
      const lease = setInterval(() => renewLease(folder), leaseRenewal).unref();
      app.addHook('onClose', () => {
        clearInterval(lease);
        return rendering.close();
      });
      await app.register(fastifyStatic, {
        root: [...assetFolders],
        prefix: '/assets/',
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
      });
      // Icons, the web app manifest and the pages that say that there is no line have the names that browsers ask for, so these files are asked after each day.
      await app.register(fastifyStatic, {
        root: `${clientFolder}/root`,
        prefix: '/',
        wildcard: false,
        decorateReply: false,
        maxAge: '1d',
      });
    },
  };
}
