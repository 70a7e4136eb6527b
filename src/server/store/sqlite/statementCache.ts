import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Prepares each SQL text once. The least recently used statement goes when there are more than `most`. */
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

/** Parameters as the driver's types want them; the driver itself refuses what SQLite cannot hold. */
export function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
