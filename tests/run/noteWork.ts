import { afterAll } from 'vitest';
import { takeWork, type Work } from './work.ts';

// Before each file of tests: its work is handed to the reporter when the file ends.

declare module 'vitest' {
  interface TaskMeta {
    work?: Work;
  }
}

// oxlint-disable-next-line no-empty-pattern -- Vitest wants the context in this form
afterAll(({}, file) => {
  file.meta.work = takeWork();
});
