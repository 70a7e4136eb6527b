import { enumName } from '#machines/market/text/enumName.ts';
import type { StreamedEntry } from '#machines/messaging/liveMessages.ts';
import type { Entry } from '../conversation/entries.ts';
import { entryWarnings } from './entryWarnings.ts';

/** A new entry as a stream sends it to an account, in the terms of the schema. */
export function streamedEntry(entry: Entry, viewer: string): StreamedEntry {
  const { conversation, number, at, kind, key, text, pictures, isErased, offer } = entry;
  const isOwn = entry.account === viewer;
  return {
    id: `${conversation}-${number}`,
    number,
    at: new Date(at).toISOString(),
    kind: enumName(kind),
    isOwn,
    key: isOwn ? key : null,
    text,
    pictures,
    isErased,
    francs: offer?.francs ?? null,
    offer: offer?.number ?? null,
    deliveryState: isOwn ? 'SENT' : null,
    warnings: entryWarnings(entry, viewer).map((warning) => ({ ...warning, kind: enumName(warning.kind) })),
  };
}
