import * as z from 'zod/mini';
import { checked, type Told } from '#machines/journal/schema.ts';
import { languages } from '#machines/market/language.ts';

// The file that a recorder writes and a replay reads: which events the flows of a page took, one after the other, and the
// state after each. No answer of a server is in it, and nothing that a schema declares secret.

/** Milliseconds since the recording began. */
const moment = z.int().check(z.gte(0));

/** Path and known query of a page: `/de/li?sp=cheapest`. */
const address = z.string().check(z.refine((text) => text.startsWith('/'), 'must be a path, such as /de/li'));

/** Something of it is not in the recording: a secret, a file, a field or an event before it that no schema declares. */
const partial = z.optional(z.literal(true));

/** Of the window, in CSS pixels. */
const width = z.optional(z.int().check(z.gte(1)));

const eventSchema = z.object({
  at: moment,
  /** As the flow took it, without secrets; of an actor's answer only its type is there. */
  event: z.looseObject({ type: z.string().check(z.minLength(1)) }),
  /** The flow's state after it, as `stateName` says it. */
  state: z.string(),
  partial,
});

const actorSchema = z.object({
  /** Id of its machine. */
  machine: z.string().check(z.minLength(1)),
  /** No two flows of a recording have the same, though they lived in different documents. */
  session: z.string().check(z.minLength(1)),
  /** Where one was when it began. */
  address,
  /** What it was made from; absent where it takes nothing. */
  input: z.optional(z.unknown()),
  partial,
  /** Where it began, if another than that of the recording. */
  width,
  began: moment,
  events: z.array(eventSchema),
});

/** A recording as it lies in a file. */
export const recordingSchema = z.object({
  format: z.literal('allmend.recording'),
  version: z.literal(1),
  /** Where one was when the recording began. */
  address,
  brand: z.string(),
  /** Of the page where it began. Recordings before November 2026 say neither this nor the width. */
  language: z.optional(z.enum(languages)),
  width,
  /** The machine whose flows alone are in it; absent where all are. */
  flow: z.optional(z.string().check(z.minLength(1))),
  /** When it began. */
  recorded: z.iso.datetime(),
  /** Flows in the order in which they began. */
  actors: z
    .array(actorSchema)
    .check(
      z.refine(
        (actors) => new Set(actors.map(({ session }) => session)).size === actors.length,
        'must not name a session twice',
      ),
    ),
  /** How many events of each type are missing: no schema declares them, or their flow was not followed then. */
  leftOut: z.record(z.string(), z.int().check(z.gte(1))),
});

export type Recording = Told<typeof recordingSchema>;
export type RecordedActor = Told<typeof actorSchema>;
export type RecordedEvent = Told<typeof eventSchema>;

/** A text that is no recording. Each line names field, rule and value. */
export class InvalidRecording extends Error {
  override readonly name = 'InvalidRecording';
}

/** Reads a recording from the text of its file. Throws InvalidRecording naming every field that is wrong. */
export function readRecording(text: string): Recording {
  const json = parsed(text);
  const result = checked(recordingSchema, json);
  if ('value' in result) return result.value;
  const lines = result.problems.map(
    ({ field, rule }) => `${field || 'the recording'}: ${rule} (it is ${short(valueAt(json, field))})`,
  );
  throw new InvalidRecording(lines.join('\n'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidRecording(`the recording: must be JSON (it is ${short(text)})`, { cause });
  }
}

/** `actors.0.machine` of a value. */
function valueAt(value: unknown, field: string): unknown {
  if (field === '') return value;
  return field.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

const longestShown = 60;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
