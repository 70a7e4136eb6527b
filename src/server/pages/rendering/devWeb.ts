import middie from '@fastify/middie';
import { createServer } from 'vite';
import type { SsrBundle } from './ssrBundle.ts';
import { renderingHere } from './rendering.ts';
import type { Web } from './web.ts';

/** `close` is for a server that failed to start. A started server closes Vite itself. */
export interface DevWeb extends Web {
  close(): Promise<void>;
}

/**
 * Vite bundles the packages of these modules when it starts. A package that it finds later would be bundled with a
 * second React, which breaks the inspector's first opening.
 */
const inspectedEntries = ['src/web/start.ts', 'src/web/main.tsx', 'src/inspector/page/*.ts', 'machines/**/*.ts'];

/**
 * The web in development: Vite serves the modules and replaces changed ones in the open page. `isInspected` pages have
 * the inspector.
 */
export async function devWeb({ isInspected = false } = {}): Promise<DevWeb> {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    ...(isInspected && { optimizeDeps: { entries: inspectedEntries } }),
  });
  const ssrBundle = async () => (await vite.ssrLoadModule('/src/web/render.tsx')) as unknown as SsrBundle;
  const rendering = renderingHere(ssrBundle);
  return {
    ssrBundle,
    rendering,
    renderingHere: rendering,
    async close() {
      // Vite reports a stack trace if closing interrupts its scan of dependencies, so the scan is awaited first.
      await vite.environments.client.depsOptimizer?.scanProcessing;
      await vite.close();
    },
    register: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
    },
  };
}
