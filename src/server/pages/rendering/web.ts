import type { FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';
import { renewLease } from '../builds.mjs';
import { loadBuiltWeb, type SsrBundle } from './ssrBundle.ts';
import { type Rendering, renderingHere } from './rendering.ts';
import { renderThreads } from './renderThreads.ts';
import type { Config } from '../../config.ts';

/** The web's code as the server uses it: built, or from sources in development. */
export interface Web {
  /** Returns the SSR bundle. In development it is loaded again after each change. */
  ssrBundle(): Promise<SsrBundle>;
  /** Renders the pages that visitors request. */
  readonly rendering: Rendering;
  /** Renders in the current thread, independent of `rendering`. */
  readonly renderingHere: Rendering;
  /** The client build's manifest; absent in development. */
  readonly manifest?: unknown;
  /** The script of the service worker; absent in development. */
  readonly serviceWorker?: string;
  /** Serves scripts, styles, fonts and icons, and releases all resources when the server closes. */
  register(app: FastifyInstance): Promise<void>;
}

/** The interval at which the lease of the build is renewed, in milliseconds: a tenth of the lease. */
const leaseRenewal = 60 * 1000;

/**
 * The web from `npm run build`. File names contain hashes, so browsers cache them forever. Pages are rendered in this
 * thread, or in worker threads.
 */
export async function builtWeb(
  brand: Config['brand'],
  { dist, inThreads = false }: { readonly dist?: string; readonly inThreads?: boolean } = {},
): Promise<Web> {
  const built = await loadBuiltWeb(brand, dist);
  const { folder, manifest, clientFolder, assetFolders, serviceWorker } = built;
  const ssrBundle = async () => built.ssrBundle;
  const here = renderingHere(ssrBundle, manifest);
  const rendering = inThreads ? renderThreads(built) : here;
  return {
    ssrBundle,
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
      // Icons, the web app manifest and the offline pages have fixed names, so browsers revalidate them daily.
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
