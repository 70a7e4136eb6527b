import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { languages } from '#machines/market/language.ts';
import type { RecordedActor, RecordedEvent, Recording } from './recording.ts';

/** A line of what a recorder has noted, in the order in which it happened; `at` in milliseconds since the beginning. */
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
/** What a journal begins with. */
export type Opening = Extract<Entry, { kind: 'opened' }>;

/** What a recorder has noted so far in this tab, through every document that was opened in it. */
export interface Journal {
  readonly opening: Opening;
  /** What came after the opening. */
  readonly entries: readonly Entry[];
  /** Notes an entry, or refuses (false) when there is no room for it: a journal has an end, and never a gap. */
  append(entry: Entry): boolean;
  /** Forgets everything, and begins with this. */
  startOver(opening: Opening): void;
}

const prefix = 'allmend.recorder.entry.';

/** Characters that a journal may take of a tab's storage, of which browsers give 5 million: the page needs some as well. */
export const mostCharacters = 4_000_000;

/**
 * The journal in a tab's storage, an item an entry: to note one costs the same however many there are, and the next document
 * finds them all. Where there is none, or what another version of the recorder has left, it begins with `opening`.
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

/** The journal folded: the recording as its file says it, of all flows or of those of one machine. */
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
