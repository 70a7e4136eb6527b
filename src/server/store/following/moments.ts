import type { Store } from '../store.ts';

/** Stores named times for the server itself in a plain table, in epoch milliseconds. */
export function momentsOf(store: Pick<Store, 'engine' | 'query' | 'write'>) {
  const [first, second] = store.engine === 'sqlite' ? ['?', '?'] : ['$1', '$2'];
  const find = `SELECT at FROM moments WHERE name = ${first}`;
  const put = `INSERT INTO moments (name, at) VALUES (${first}, ${second})
    ON CONFLICT (name) DO UPDATE SET at = excluded.at`;

  return {
    async read(name: string): Promise<number | undefined> {
      const [row] = await store.query<{ at: number }>({ sql: find, parameters: [name] });
      return row?.at;
    },
    write: (name: string, at: number) => store.write([{ sql: put, parameters: [name, at] }]),
  };
}
