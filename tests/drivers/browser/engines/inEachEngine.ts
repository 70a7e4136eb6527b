import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Engine, type EngineName, isInstalled, openEngine } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines of this run's journeys: Chromium in `npm test`, the others in `npm run test:all`. */
    engines: readonly EngineName[];
  }
}

/** Declares journeys that need no control that only Chromium has, once for each engine of the run. */
export function inEachEngine(title: string, journeys: (visits: Engine['visits'], name: EngineName) => void): void {
  for (const name of inject('engines'))
    // The tests of a missing engine are skipped; `src/cli/run.mjs` reports it, and fails on CI.
    describe.skipIf(!isInstalled(name))(`${title}, in ${name}`, () => {
      let engine: Engine;
      beforeAll(async () => {
        engine = await openEngine(name);
      });
      afterAll(() => engine.close());
      journeys((...visit) => engine.visits(...visit), name);
    });
}
