/** Something that somebody has looked for. */
export interface SuggestionHistoryRow {
  id: string;
  person: string;
  query: string;
  spelling: string;
  category: number;
  used_at: number;
}

export interface SuggestionTables {
  suggestion_history: SuggestionHistoryRow;
}
