import type { FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';
import { loadBuiltWeb, type WebDoor } from './door.ts';
import type { Config } from '../config.ts';

/** The web as the server serves it: built, or made as one writes it. */
export interface Web {
  /** The door to render by; in development a fresh one after each change. */
  door(): Promise<WebDoor>;
  /** The client build's manifest; absent in development. */
  readonly manifest?: unknown;
  /** Serves scripts, styles, faces and icons. */
  register(app: FastifyInstance): Promise<void>;
}

/** The web that `npm run build` made. Its files have hashes in their names, so they are kept for ever. */
export async function builtWeb(brand: Config['brand'], dist?: string): Promise<Web> {
  const { door, manifest, clientFolder } = await loadBuiltWeb(brand, dist);
  return {
    door: async () => door,
    manifest,
    register: async (app) => {
      await app.register(fastifyStatic, {
        root: `${clientFolder}/assets`,
        prefix: '/assets/',
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
      });
      // Icons and the web app manifest have the names that browsers ask for, so these files are asked after each day.
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
