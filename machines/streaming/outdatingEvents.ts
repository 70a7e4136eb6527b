/**
 * Events of streams that report only that something has changed: a favourite, the listing of a conversation, or a
 * correspondent. Views of it request it again.
 */
export const outdatingEvents = ['ads', 'correspondents'] as const;

export type OutdatingEvent = (typeof outdatingEvents)[number];
