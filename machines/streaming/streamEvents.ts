import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';
import { streamLine } from './streamLine.ts';

/** The messages between tabs about their shared stream. */
const tabMessages = [
  /** The leading tab passes on a line of the stream. */
  z.object({ type: z.literal('line.reported'), line: streamLine }),
  /** Heartbeat: the leading tab is alive. */
  z.object({ type: z.literal('sound.reported') }),
  /** The leading tab reports the state: the first line of its stream, updated, and its position. */
  z.object({
    type: z.literal('state.received'),
    line: z.nullable(streamLine),
    position: z.nullable(z.int()),
    /** The leading tab's stream did not resume at its former position: earlier answers may be outdated. */
    isAnew: z.boolean(),
  }),
  /** Another tab requests the state of the stream. */
  z.object({ type: z.literal('tab.requested') }),
  /** The user returns to one of the tabs, or is online again. */
  z.object({ type: z.literal('person.returned') }),
] as const;

/** The events of a document's stream. */
export const streamEvents = z.discriminatedUnion('type', [
  /** The account that is logged in; null for a visitor. */
  z.object({ type: z.literal('account.reported'), publicAccountId: z.nullable(z.string()) }),
  /** This tab has become the leader. */
  z.object({ type: z.literal('turn.acquired') }),
  /** Another tab is the leader. */
  z.object({ type: z.literal('turn.awaited') }),
  /** Another tab, which got no answer from this one, has become the leader. */
  z.object({ type: z.literal('turn.lost') }),
  z.object({ type: z.literal('line.received'), line: streamLine }),
  /** Heartbeat: the stream is alive. */
  z.object({ type: z.literal('sound.received') }),
  /** The server has answered, but not with a stream. */
  z.object({ type: z.literal('stream.refused'), status: z.int() }),
  /** The device is offline, or the stream was cut or has ended. */
  z.object({ type: z.literal('stream.failed'), error: z.string() }),
  /** Another browser of the same account has replaced this stream. */
  z.object({ type: z.literal('stream.displaced') }),
  /** The browser does not support streams. */
  z.object({ type: z.literal('stream.unsupported'), error: z.string() }),
  ...tabMessages,
  /** The page is left, and may be restored from the browser’s back/forward cache. */
  z.object({ type: z.literal('page.left') }),
  z.object({ type: z.literal('page.restored') }),
]);

export type StreamEvent = ReadonlyOutput<typeof streamEvents>;

export const tabMessage = z.discriminatedUnion('type', tabMessages);

export type TabMessage = ReadonlyOutput<typeof tabMessage>;
