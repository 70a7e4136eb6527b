import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Prepares each SQL text once. Evicts the least recently used statement if there are more than `most`. */
export function statementCache(db: DatabaseSync, most = 500): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const known = statements.get(sql);
    const statement = known ?? db.prepare(sql);
    if (known) statements.delete(sql);
    else if (statements.size >= most) statements.delete(statements.keys().next().value!);
    statements.set(sql, statement);
    return statement;
  };
}

/** Casts parameters to the driver's types; the driver itself rejects values that SQLite cannot hold. */
export function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
