import type { TestProject } from 'vitest/node';
import { startDemoServer } from './demoServer.ts';

export const brands = ['allmend', 'murmel'] as const;
export type Brand = (typeof brands)[number];

/** Where each brand's demonstration market answers. */
export type DemoMarkets = Readonly<Record<Brand, string>>;

declare module 'vitest' {
  interface ProvidedContext {
    demoMarkets: DemoMarkets;
  }
}

let end: () => Promise<unknown> = async () => {};

/** Before all journeys: starts a server for each brand, which they share, since none of them writes. */
export async function setup(project: TestProject): Promise<void> {
  const [allmend, murmel] = await Promise.all([startDemoServer('allmend'), startDemoServer('murmel')]);
  end = () => Promise.all([allmend.end(), murmel.end()]);
  project.provide('demoMarkets', { allmend: allmend.url, murmel: murmel.url });
}

/** After the last of them. */
export async function teardown(): Promise<void> {
  await end();
}
