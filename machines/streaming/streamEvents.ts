import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';
import { streamLine } from './streamLine.ts';

/** What tabs tell each other of the stream that one of them has. */
const tabMessages = [
  /** The tab with the stream has passed a line on. */
  z.object({ type: z.literal('line.told'), line: streamLine }),
  /** It has nothing to tell, and is there. */
  z.object({ type: z.literal('sound.told') }),
  /** It says how things stand: what its stream began with, as it is now, and how far it has heard. */
  z.object({
    type: z.literal('standing.told'),
    line: z.nullable(streamLine),
    position: z.nullable(z.int()),
    /** Its stream did not go on where it was: what tabs have asked for before may be out of date. */
    isAnew: z.boolean(),
  }),
  /** Another tab asks how things stand. */
  z.object({ type: z.literal('tab.asked') }),
  /** Somebody comes back to one of the tabs, or has a line again. */
  z.object({ type: z.literal('person.returned') }),
] as const;

/** The stream of a document lives by this. */
export const streamEvents = z.discriminatedUnion('type', [
  /** The account that is logged in; null for a visitor. */
  z.object({ type: z.literal('account.told'), publicAccountId: z.nullable(z.string()) }),
  /** The stream of the browser is this tab’s from now on. */
  z.object({ type: z.literal('turn.taken') }),
  /** Another tab has it. */
  z.object({ type: z.literal('turn.awaited') }),
  /** Another tab, which heard nothing from this one, has taken it. */
  z.object({ type: z.literal('turn.lost') }),
  z.object({ type: z.literal('line.received'), line: streamLine }),
  /** The stream lives, and has nothing to tell. */
  z.object({ type: z.literal('sound.heard') }),
  /** The server has answered, and not with a stream. */
  z.object({ type: z.literal('stream.refused'), status: z.int() }),
  /** There is no line, or the stream was cut or has ended. */
  z.object({ type: z.literal('stream.failed'), error: z.string() }),
  /** Another browser of the same account has its place. */
  z.object({ type: z.literal('stream.displaced') }),
  /** A browser like this reads no streams. */
  z.object({ type: z.literal('stream.unsupported'), error: z.string() }),
  ...tabMessages,
  /** The page is left, and may come back from the browser’s memory. */
  z.object({ type: z.literal('page.left') }),
  z.object({ type: z.literal('page.restored') }),
]);

export type StreamEvent = Told<typeof streamEvents>;

export const tabMessage = z.discriminatedUnion('type', tabMessages);

export type TabMessage = Told<typeof tabMessage>;
