import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** The abort signals of the streams that this document has requested, in order. */
    requestedStreams: AbortSignal[];
  }
}

/** The streams of a page, on which the server sends only what the test requests. */
export interface ControlledStreams {
  /** Sends text on the pending or open stream. */
  says(text: string): Promise<void>;
  /** Answers the stream's request with a status, which ends it. */
  isRefused(status: number): Promise<void>;
  /** Cuts the connection of the stream. */
  isCut(): Promise<void>;
  /** Sends text that must be the last that the page receives on this stream. */
  saysLast(text: string): Promise<void>;
  close(): Promise<void>;
}

const path = '**/messaging/stream/**';
const numbered = 'x-stream-number';

/** Answers the streams that a page requests from now on, in place of the market’s server. */
export async function controlledStreams(page: Page): Promise<ControlledStreams> {
  const answers = new Map<number, ServerResponse>();
  const over = new Set<number>();
  const server = createServer(({ headers }, response) => void answers.set(Number(headers[numbered]), response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.addInitScript(noteStreams, numbered);
  await page.route(path, (route) => route.continue({ url }));

  /** Resolves to the number of the pending or open stream, as soon as it is requested. */
  async function current(): Promise<number> {
    const requested = await page.waitForFunction(
      (known) => {
        const at = window.requestedStreams.findLastIndex(
          ({ aborted }, index) => !aborted && !known.includes(index + 1),
        );
        return at + 1;
      },
      [...over],
    );
    const number = await requested.jsonValue();
    await expect.poll(() => answers.has(number)).toBe(true);
    return number;
  }

  async function says(text: string): Promise<number> {
    const number = await current();
    const answer = answers.get(number)!;
    if (!answer.headersSent) answer.writeHead(200, { 'content-type': 'application/x-ndjson', connection: 'close' });
    answer.write(text);
    return number;
  }

  return {
    says: async (text) => void (await says(text)),
    async isRefused(status) {
      const number = await current();
      over.add(number);
      answers.get(number)!.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end('{}');
    },
    async isCut() {
      const number = await current();
      over.add(number);
      answers.get(number)!.destroy();
    },
    saysLast: async (text) => void over.add(await says(text)),
    async close() {
      await page.unroute(path);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Runs in the page, before its scripts: records the requests for streams. */
function noteStreams(header: string): void {
  // A page with several consecutive walks runs this function once for each of them.
  if ((window.requestedStreams as unknown) !== undefined) return;
  const ask = window.fetch;
  window.requestedStreams = [];
  window.fetch = (requested, init) => {
    if (typeof requested !== 'string' || !requested.includes('/messaging/stream/')) return ask(requested, init);
    const number = window.requestedStreams.push(init!.signal!);
    return ask(requested, { ...init, headers: { ...(init!.headers as object), [header]: String(number) } });
  };
}
