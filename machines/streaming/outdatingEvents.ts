/**
 * Events by which streams say no more than that something has changed which concerns whoever listens: an ad that they have saved or
 * write about, or somebody with whom they write. Who shows it asks anew.
 */
export const outdatingEvents = ['ads', 'correspondents'] as const;

export type OutdatingEvent = (typeof outdatingEvents)[number];
