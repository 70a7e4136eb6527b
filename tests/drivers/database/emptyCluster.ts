import type { TestProject } from 'vitest/node';
import { emptyCluster, postgresBin } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of a cluster that has never been started; none where PostgreSQL is not installed. */
    emptyCluster: string | undefined;
  }
}

let drop = () => {};

/** Runs before all suites that need PostgreSQL: creates once the files that each cluster copies. */
export function setup(project: TestProject): void {
  const bin = postgresBin();
  const made = bin === undefined ? undefined : emptyCluster(bin);
  drop = () => made?.drop();
  project.provide('emptyCluster', made?.data);
}

/** Runs after the last test file: deletes the cluster. */
export function teardown(): void {
  drop();
}
