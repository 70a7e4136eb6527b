import * as z from 'zod/mini';
import { checked, type ReadonlyOutput } from '#machines/journal/schema.ts';
import { languages } from '#machines/market/language.ts';

// The file that a recorder writes and a replay reads. It contains the events of a page's flows in order, and the state
// after each. It contains neither answers of a server nor data that a schema declares secret.

/** A time in milliseconds since the recording began. */
const moment = z.int().check(z.gte(0));

/** The path and the known query of a page: `/de/li?sp=cheapest`. */
const address = z.string().check(z.refine((text) => text.startsWith('/'), 'must be a path, such as /de/li'));

/**
 * Marks an event or input of which a part is missing: a secret, a file, an undeclared field, or an undeclared event
 * before it.
 */
const partial = z.optional(z.literal(true));

/** The width of the window, in CSS pixels. */
const width = z.optional(z.int().check(z.gte(1)));

const eventSchema = z.object({
  at: moment,
  /** The recorded event without secrets; of an actor's answer only the type. */
  event: z.looseObject({ type: z.string().check(z.minLength(1)) }),
  /** The flow's state after the event, as `stateName` writes it. */
  state: z.string(),
  partial,
});

const actorSchema = z.object({
  /** The id of the flow's machine. */
  machine: z.string().check(z.minLength(1)),
  /** The id of the flow, unique within a recording, also across documents. */
  session: z.string().check(z.minLength(1)),
  /** The URL at which the flow began. */
  address,
  /** The flow's input; absent if it has none. */
  input: z.optional(z.unknown()),
  partial,
  /** The width of the window when the flow began, if it differs from that of the recording. */
  width,
  began: moment,
  events: z.array(eventSchema),
});

/** A recording as a file contains it. */
export const recordingSchema = z.object({
  format: z.literal('allmend.recording'),
  version: z.literal(1),
  /** The URL at which the recording began. */
  address,
  brand: z.string(),
  /** The language of the first page. Recordings before November 2026 have neither this nor the width. */
  language: z.optional(z.enum(languages)),
  width,
  /** The machine whose flows alone the recording contains; absent for all machines. */
  flow: z.optional(z.string().check(z.minLength(1))),
  /** The time when the recording began. */
  recorded: z.iso.datetime(),
  /** The recorded flows, in the order in which they began. */
  actors: z
    .array(actorSchema)
    .check(
      z.refine(
        (actors) => new Set(actors.map(({ session }) => session)).size === actors.length,
        'must not name a session twice',
      ),
    ),
  /** The number of missing events by type: no schema declares them, or their flow was not followed. */
  leftOut: z.record(z.string(), z.int().check(z.gte(1))),
});

export type Recording = ReadonlyOutput<typeof recordingSchema>;
export type RecordedActor = ReadonlyOutput<typeof actorSchema>;
export type RecordedEvent = ReadonlyOutput<typeof eventSchema>;

/** The error for a text that is no recording. Each line of the message names field, rule and value. */
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

/** The value within JSON at a path such as `actors.0.machine`. */
function valueAt(value: unknown, field: string): unknown {
  if (field === '') return value;
  return field.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

const longestShown = 60;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
