import { Readable } from 'node:stream';
import type { LiveEvent } from './liveFeed.ts';
import type { Representation } from './representations.ts';
import type { StreamLimits } from './streamLimits.ts';

/** The reasons why the server ends a stream; its last line contains the reason. */
export type EndReason =
  /** The process is stopping, and the reader can reconnect to another process. */
  | 'shutdown'
  /** A newer stream of the same account has taken this stream's place. */
  | 'displaced'
  /** The session in which the stream was opened has ended. */
  | 'session'
  /** The reader is too slow. It can reconnect from the position that it has reached. */
  | 'slow';

/** A reader that has not consumed this many consecutive heartbeats counts as gone. */
const mostMissed = 3;

interface Waiting {
  readonly text: string;
  readonly bytes: number;
  /** The name of an event that makes pending events of this name obsolete; null if it replaces none. */
  readonly name: string | null;
}

/**
 * An open stream, as the body of an answer that its reader consumes at its own pace. Unconsumed events wait here, up to
 * a limit; they block nothing else.
 */
export class LiveStream extends Readable {
  readonly account: string;
  readonly session: string;
  readonly #representation: Representation;
  readonly #limits: StreamLimits;
  /** The journal position up to which all events have been sent, or are not needed. */
  #position: number;
  /** Events that arrive before the stream begins; null once it has begun. */
  #early: LiveEvent[] | null = [];
  #waiting: Waiting[] = [];
  #bytes = 0;
  #isWanted = false;
  #missed = 0;
  #endedBy: EndReason | null = null;
  #grace: NodeJS.Timeout | undefined;

  constructor(options: {
    readonly account: string;
    readonly session: string;
    readonly position: number;
    readonly representation: Representation;
    readonly limits: StreamLimits;
  }) {
    // Node's own buffer stays minimal, because waiting events must remain replaceable.
    super({ highWaterMark: 1 });
    ({ account: this.account, session: this.session, position: this.#position } = options);
    ({ representation: this.#representation, limits: this.#limits } = options);
  }

  /** The reason why the server ended the stream; null while it is open, and after its reader has left. */
  get endedBy(): EndReason | null {
    return this.#endedBy;
  }

  /** The bytes that wait for the reader. */
  get waiting(): number {
    return this.#bytes;
  }

  /** Sends the opening events, and then those that arrived before the stream began. */
  begin(first: readonly LiveEvent[]): void {
    const early = this.#early ?? [];
    this.#early = null;
    for (const event of first) this.#put(event);
    for (const event of early) this.deliver(event);
  }

  /** Sends an event, unless the stream has already sent events up to its position. */
  deliver(event: LiveEvent): void {
    if (this.#early) {
      this.#early.push(event);
      return;
    }
    if (event.position !== undefined) {
      if (event.position <= this.#position) return;
      this.#position = event.position;
    }
    this.#put(event);
  }

  /** Sends a heartbeat. A reader that has not consumed three in a row is disconnected. */
  heartbeat(): void {
    if (this.#endedBy !== null || this.#early) return;
    if (this.#isWanted) {
      this.#missed = 0;
      this.#write({ text: this.#representation.heartbeat, name: null });
      return;
    }
    this.#missed += 1;
    if (this.#missed >= mostMissed) this.destroy();
  }

  /** Ends the stream with a line that contains the reason. The reader has some time to consume the rest. */
  end(reason: EndReason): void {
    if (this.#endedBy !== null || this.destroyed) return;
    this.#endedBy = reason;
    this.#early = null;
    this.#append({ text: this.#representation.event({ event: 'ended', data: { reason } }), name: null });
    this.#grace = setTimeout(() => this.destroy(), this.#limits.ending).unref();
    this.#pump();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#pump();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    clearTimeout(this.#grace);
    this.#waiting = [];
    this.#bytes = 0;
    callback(error);
  }

  #put({ event, replaces, ...sent }: LiveEvent): void {
    if (this.#endedBy !== null || this.destroyed) return;
    this.#write({
      text: this.#representation.event({ event, ...sent }),
      name: replaces === true ? event : null,
    });
  }

  #write(line: Pick<Waiting, 'text' | 'name'>): void {
    this.#append(line);
    if (this.#bytes > this.#limits.waiting) {
      this.#waiting = [];
      this.#bytes = 0;
      this.end('slow');
      return;
    }
    this.#pump();
  }

  #append({ text, name }: Pick<Waiting, 'text' | 'name'>): void {
    if (name !== null) {
      const replaced = this.#waiting.findIndex((line) => line.name === name);
      if (replaced >= 0) this.#bytes -= this.#waiting.splice(replaced, 1)[0]!.bytes;
    }
    const bytes = Buffer.byteLength(text);
    this.#waiting.push({ text, bytes, name });
    this.#bytes += bytes;
  }

  #pump(): void {
    while (this.#isWanted && this.#waiting.length > 0) {
      const { text, bytes } = this.#waiting.shift()!;
      this.#bytes -= bytes;
      this.#isWanted = false;
      if (this.push(text)) this.#isWanted = true;
    }
    if (this.#isWanted && this.#endedBy !== null && this.#waiting.length === 0) this.push(null);
  }
}
