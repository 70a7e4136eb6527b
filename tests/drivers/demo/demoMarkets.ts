import type { TestProject } from 'vitest/node';
import { startDemoServer } from './demoServer.ts';
import { startServerProcess } from '../server/serverProcess.ts';
import { temporaryFolder } from '../files/temporaryFolder.ts';

export const brands = ['allmend', 'murmel'] as const;
export type Brand = (typeof brands)[number];

/** The URL of each brand's demonstration market. */
export type DemoMarkets = Readonly<Record<Brand, string>>;

declare module 'vitest' {
  interface ProvidedContext {
    demoMarkets: DemoMarkets;
    /** A data folder that contains the demonstration market, and that no server uses. */
    filledFolder: string;
  }
}

let end: () => Promise<unknown> = async () => {};

/** Before all journeys: fills a market once, and starts a server of it for each brand, which they share, since none of them writes. */
export async function setup(project: TestProject): Promise<void> {
  const folder = temporaryFolder();
  const filling = await startServerProcess({ DATA_DIR: folder.path, NODE_ENV: 'production' });
  await filling.end('SIGTERM');
  const filled = folder.path;
  const [allmend, murmel] = await Promise.all(brands.map((brand) => startDemoServer(brand, { filled })));
  end = () => Promise.all([allmend!.end(), murmel!.end()]).finally(() => folder.remove());
  project.provide('filledFolder', filled);
  project.provide('demoMarkets', { allmend: allmend!.url, murmel: murmel!.url });
}

/** Runs after the last test file: ends the servers. */
export async function teardown(): Promise<void> {
  await end();
}
