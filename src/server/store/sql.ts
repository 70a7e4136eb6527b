import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
} from 'kysely';
import type { Tables } from './tables.ts';
import type { Statement, Store } from './store.ts';

/** The typed query builder, used as a compiler only. SQL for both engines is written once, and our stores run it. */
export type Sql = Kysely<Tables>;

/** The query builder in the SQL dialect of an engine. */
export function sqlFor(engine: Store['engine']): Sql {
  return new Kysely<Tables>({
    dialect:
      engine === 'sqlite'
        ? {
            createAdapter: () => new SqliteAdapter(),
            createDriver: () => new DummyDriver(),
            createIntrospector: (db) => new SqliteIntrospector(db),
            createQueryCompiler: () => new SqliteQueryCompiler(),
          }
        : {
            createAdapter: () => new PostgresAdapter(),
            createDriver: () => new DummyDriver(),
            createIntrospector: (db) => new PostgresIntrospector(db),
            createQueryCompiler: () => new PostgresQueryCompiler(),
          },
  });
}

/** Compiles a query for a single use. */
export function compiled(query: Compilable): Statement {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}

class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * Compiles a statement once. Returns the function that fills in its parameters: building the query for each fact would
 * cost more than running it. `build` gets a slot for each value and must use it as a parameter.
 */
export function prepared<V extends object>(build: (slot: V) => Compilable): (values: V) => Statement {
  const slots = new Proxy({} as V, { get: (_, name) => new Slot(name) });
  const { sql, parameters } = build(slots).compile();
  return (values) => ({
    sql,
    parameters: parameters.map((parameter) =>
      parameter instanceof Slot ? (values as Record<PropertyKey, unknown>)[parameter.name] : parameter,
    ),
  });
}
