import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { languages } from '#machines/market/language.ts';
import type { RecordedActor, RecordedEvent, Recording } from './recording.ts';

/** An entry of a recorder, in the order of events; `at` is in milliseconds since the beginning. */
const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('opened'),
    address: z.string(),
    brand: z.string(),
    language: z.optional(z.enum(languages)),
    width: z.optional(z.int()),
    recorded: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('began'),
    machine: z.string(),
    session: z.string(),
    address: z.string(),
    input: z.optional(z.unknown()),
    partial: z.optional(z.literal(true)),
    width: z.optional(z.int()),
    at: z.int(),
  }),
  z.object({
    kind: z.literal('happened'),
    session: z.string(),
    at: z.int(),
    event: z.looseObject({ type: z.string() }),
    state: z.string(),
    partial: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('leftOut'), type: z.string(), machine: z.optional(z.string()) }),
]);

export type Entry = z.infer<typeof entrySchema>;
/** The first entry of a journal. */
export type Opening = Extract<Entry, { kind: 'opened' }>;

/** The entries of a recorder in this tab, across all its documents. */
export interface Journal {
  readonly opening: Opening;
  /** The entries of the journal after its opening. */
  readonly entries: readonly Entry[];
  /** Appends an entry, or returns false if there is no space left: a journal may end, but never has a gap. */
  append(entry: Entry): boolean;
  /** Deletes all entries, and begins a new journal with this opening. */
  startOver(opening: Opening): void;
}

const prefix = 'allmend.recorder.entry.';

/** The most characters of a journal in a tab's storage. Browsers allow 5 million, and the page needs some as well. */
export const mostCharacters = 4_000_000;

/**
 * The journal in a tab's storage, with an item for each entry. Appending costs the same at any length, and the next
 * document finds all entries. If there is none, or one of another version of the recorder, it begins with `opening`.
 */
export function journalIn(storage: Storage, opening: Opening, most = mostCharacters): Journal {
  const found = entriesIn(storage);
  const [first] = found;
  let begun = first?.kind === 'opened' ? first : opening;
  const entries = found.slice(1);
  let room = most - found.reduce((length, entry) => length + JSON.stringify(entry).length, 0);

  function write(index: number, entry: Entry): boolean {
    const text = JSON.stringify(entry);
    if (text.length > room) return false;
    try {
      storage.setItem(`${prefix}${index}`, text);
    } catch {
      return false;
    }
    room -= text.length;
    return true;
  }

  function startOver(again: Opening): void {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
    entries.length = 0;
    room = most;
    begun = again;
    write(0, again);
  }

  if (begun === opening) startOver(opening);
  return {
    get opening() {
      return begun;
    },
    entries,
    append(entry) {
      const isWritten = write(entries.length + 1, entry);
      if (isWritten) entries.push(entry);
      return isWritten;
    },
    startOver,
  };
}

function entriesIn(storage: Storage): Entry[] {
  const entries: Entry[] = [];
  for (;;) {
    const text = storage.getItem(`${prefix}${entries.length}`);
    if (text === null) return entries;
    const result = checked(entrySchema, parsed(text));
    if ('problems' in result) return [];
    entries.push(result.value);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The journal as a recording for a file, of all flows or of those of one machine. */
export function recordingOf({ opening, entries }: Pick<Journal, 'opening' | 'entries'>, flow?: string): Recording {
  const { kind: _, ...opened } = opening;
  const actors = new Map<string, RecordedActor & { readonly events: RecordedEvent[] }>();
  const leftOut = new Map<string, number>();
  for (const entry of entries) {
    if (flow !== undefined && 'machine' in entry && entry.machine !== flow) continue;
    if (entry.kind === 'began') {
      const { kind: _, at: began, ...actor } = entry;
      actors.set(actor.session, { ...actor, began, events: [] });
    } else if (entry.kind === 'happened') {
      const { kind: _, session, ...happened } = entry;
      actors.get(session)?.events.push(happened);
    } else if (entry.kind === 'leftOut') {
      leftOut.set(entry.type, (leftOut.get(entry.type) ?? 0) + 1);
    }
  }
  return {
    format: 'allmend.recording',
    version: 1,
    ...opened,
    ...(flow !== undefined && { flow }),
    actors: [...actors.values()],
    leftOut: Object.fromEntries(leftOut),
  };
}
