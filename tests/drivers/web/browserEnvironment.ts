import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Web APIs that every browser has and jsdom lacks; those of Node are equivalent. */
const missing = [
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextDecoderStream',
] as const;

/** The environment of mounted views: a window of jsdom, in which each file of tests loads its modules again. */
export default {
  ...builtinEnvironments.jsdom,
  name: 'browser',
  async setupVM(options) {
    const environment = await builtinEnvironments.jsdom.setupVM!(options);
    const window = environment.getVmContext();
    for (const name of missing) window[name] ??= globalThis[name];
    // A test's window loads nothing in the background, so it is idle immediately.
    window.requestIdleCallback ??= (callback: () => void) => callback();
    return environment;
  },
} satisfies Environment;
