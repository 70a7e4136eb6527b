import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What every browser has and jsdom does not; Node's own do the same. */
const missing = [
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextDecoderStream',
] as const;

/** Where views are mounted: a window of jsdom, in which each file of tests loads what it needs anew. */
export default {
  ...builtinEnvironments.jsdom,
  name: 'browser',
  async setupVM(options) {
    const environment = await builtinEnvironments.jsdom.setupVM!(options);
    const window = environment.getVmContext();
    for (const name of missing) window[name] ??= globalThis[name];
    // The window of a test loads nothing else: it is idle at once.
    window.requestIdleCallback ??= (callback: () => void) => callback();
    return environment;
  },
} satisfies Environment;
