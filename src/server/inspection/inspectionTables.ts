/** The journal's own table, for lists of streams (`store/migrations/…/001-journal.sql`). */
export interface FactRow {
  position: number;
  stream: string;
  version: number;
  type: string;
  at: number;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    facts: FactRow;
  }
}
