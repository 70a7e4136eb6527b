import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// The clients that read the streams of `streams.ts`, and the measurement of delivery times.

/** The number of open streams, and of writes per second. Each account has two devices. */
export const [streams = 10_000, perSecond = 1_000] = process.argv.slice(2).map(Number);
export const ofAccount = 2;
export const accounts = Array.from({ length: Math.ceil(streams / ofAccount) }, (_, number) => `bench${number}`);

const seconds = 15;
const openedAtOnce = 50;
/** The most requests that wait for a response: more would only wait for a database connection. */
const mostAtOnce = 256;

/** The times at which the streams of an account received an event, by account and position. */
type ReceivedTimes = Map<string, number[]>;

/** A written event: its position, and the account whose streams have to receive it. */
export interface WrittenEvent {
  readonly position: number;
  readonly account: string;
}

const nameOf = ({ account, position }: WrittenEvent) => `${account} ${position}`;

/**
 * Opens the streams of a server, and returns the times at which they receive each position. Rejects when a stream does
 * not open.
 */
export async function openStreams(port: number, headOf: (account: string) => string) {
  const received: ReceivedTimes = new Map();
  const sockets: Socket[] = [];
  let ended = 0;
  let next = 0;

  const openOne = (account: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      let isOpen = false;
      sockets.push(socket);
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        text += chunk;
        const last = text.lastIndexOf('\n');
        for (const reported of text.slice(0, last + 1).matchAll(/"position":(\d+)/g)) {
          const name = nameOf({ account, position: Number(reported[1]) });
          if (isOpen) received.set(name, [...(received.get(name) ?? []), performance.now()]);
          isOpen = true;
          resolve();
        }
        text = text.slice(last + 1);
        if (!isOpen && chunk.startsWith('HTTP/1.1 ') && !chunk.startsWith('HTTP/1.1 200')) reject(new Error(chunk));
      });
      socket.on('error', reject);
      socket.on('close', () => (ended += 1));
      socket.write(headOf(account));
    });

  await Promise.all(
    Array.from({ length: openedAtOnce }, async () => {
      while (next < streams) {
        const account = accounts[next % accounts.length]!;
        next += 1;
        await openOne(account);
      }
    }),
  );
  return {
    received,
    get ended() {
      return ended;
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/**
 * The delay of each event until a reader received it, in milliseconds; the events delivered per second; and the rate at
 * which they were due.
 */
export interface Measured {
  readonly times: readonly number[];
  readonly perSecond: number;
  readonly pace: number;
}

/**
 * Writes events at a fixed rate by `tell`, which receives the event's number. Measures the delay until both readers
 * have each event. The delay counts from the due time, so it includes time spent in a queue.
 */
export async function measure(
  received: ReceivedTimes,
  tell: (number: number) => Promise<WrittenEvent>,
  pace = perSecond,
): Promise<Measured> {
  const from = performance.now();
  const dueAt = (number: number) => from + (number / pace) * 1000;
  const telling: Promise<readonly [WrittenEvent, number]>[] = [];
  let open = 0;
  while (telling.length < seconds * pace) {
    while (open < mostAtOnce && telling.length < seconds * pace && dueAt(telling.length) <= performance.now()) {
      const due = dueAt(telling.length);
      open += 1;
      telling.push(
        tell(telling.length)
          .then((reported) => [reported, due] as const)
          .finally(() => (open -= 1)),
      );
    }
    await sleep(2);
  }
  const all = await Promise.all(telling);
  const took = performance.now() - from;
  await sleep(3000);
  const times = all.flatMap(([reported, due]) => {
    const at = received.get(nameOf(reported)) ?? [];
    if (at.length !== ofAccount) throw new Error(`${nameOf(reported)} arrived ${at.length} times`);
    return at.map((time) => time - due);
  });
  return { times, perSecond: (all.length * 1000) / took, pace };
}
