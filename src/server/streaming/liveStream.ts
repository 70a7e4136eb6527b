import { Readable } from 'node:stream';
import type { LiveEvent } from './liveFeed.ts';
import type { Representation } from './representations.ts';
import type { StreamLimits } from './streamLimits.ts';

/** Why a stream ends that its reader has not left: its last line says so. */
export type EndReason =
  /** The process stops; another takes the reader in. */
  | 'shutdown'
  /** A newer stream of the same account has its place. */
  | 'displaced'
  /** The session is over. */
  | 'session'
  /** The reader took too long, and comes again from where it was. */
  | 'slow';

/** So many heartbeats in turn that the reader has not taken show that it is gone. */
const mostMissed = 3;

interface Waiting {
  readonly text: string;
  readonly bytes: number;
  /** What it replaces, and is replaced by. */
  readonly name: string | null;
}

/**
 * One open stream, as the answer that its reader takes at its own pace. What it cannot take yet waits here, up to a limit;
 * nobody waits for it.
 */
export class LiveStream extends Readable {
  readonly account: string;
  readonly session: string;
  readonly #representation: Representation;
  readonly #limits: StreamLimits;
  /** All that stands up to here has been told, or is not owed. */
  #position: number;
  /** What comes before the stream has begun. */
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
    // What waits does so in one place, where it can be replaced.
    super({ highWaterMark: 1 });
    ({ account: this.account, session: this.session, position: this.#position } = options);
    ({ representation: this.#representation, limits: this.#limits } = options);
  }

  /** Why it ended; null while it is open, and where its reader has left. */
  get endedBy(): EndReason | null {
    return this.#endedBy;
  }

  /** Bytes that wait for the reader. */
  get waiting(): number {
    return this.#bytes;
  }

  /** Tells what a stream begins with, and then what has come meanwhile. */
  begin(first: readonly LiveEvent[]): void {
    const early = this.#early ?? [];
    this.#early = null;
    for (const event of first) this.#put(event);
    for (const event of early) this.deliver(event);
  }

  /** Tells the reader, unless it has been told. */
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

  /** Makes a sound; who has taken none of three is gone. */
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

  /** Ends it with a line that says why. The reader has a while to take what waits. */
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

  #put({ event, replaces, ...told }: LiveEvent): void {
    if (this.#endedBy !== null || this.destroyed) return;
    this.#write({
      text: this.#representation.event({ event, ...told }),
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
