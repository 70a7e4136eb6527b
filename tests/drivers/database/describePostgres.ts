import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { postgresBin, startPostgres, type PostgresCluster } from './postgres.ts';

/**
 * A suite that needs PostgreSQL: it gets a separate cluster, started before its first test. Without PostgreSQL the
 * suite is skipped with a message, and fails when `CI` is set.
 */
export function describePostgres(name: string, suite: (cluster: () => PostgresCluster) => void): void {
  const bin = postgresBin();
  if (bin === undefined) {
    const missing = `${name}: needs PostgreSQL's initdb and postgres (apt-get install postgresql, or ALLMEND_POSTGRES_BIN)`;
    const mayMiss = !process.env['CI'];
    describe.skipIf(mayMiss)(missing, () => {
      it('has PostgreSQL to run on', () => {
        throw new Error(missing);
      });
    });
    return;
  }
  describe(name, () => {
    let cluster: PostgresCluster | undefined;
    beforeAll(async () => {
      cluster = await startPostgres(bin, {}, inject('emptyCluster'));
    });
    afterAll(() => cluster?.drop());
    suite(() => cluster!);
  });
}
