import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { drain } from '#server/http/connection/drain.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

describe('a server that receives the signal to stop', () => {
  it('closes no connection on which a request may be in transit', async () => {
    const test = await openTestApp(() => noon);
    const url = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const started = Promise.withResolvers<void>();
    let ending = false;
    const visit = async () => {
      const answers: number[] = [];
      while (!ending) {
        answers.push((await fetch(`${url}/healthz`)).status);
        started.resolve();
      }
      return answers;
    };
    const visitors = Array.from({ length: 8 }, visit);
    await started.promise;
    const drained = drain(test.app.server, 200);
    await drained;
    ending = true;
    const answers = (await Promise.all(visitors)).flat();
    expect(new Set(answers)).toEqual(new Set([200]));
    const last = await fetch(`${url}/healthz`);
    expect(last.headers.get('connection')).toBe('close');
    await test.close();
  });

  it('finishes the request in progress, and then accepts no more', async () => {
    const test = await openTestApp(() => noon);
    const begun = Promise.withResolvers<void>();
    const work = Promise.withResolvers<string>();
    test.app.get('/slow', async () => {
      begun.resolve();
      return work.promise;
    });
    const url = await test.app.listen({ host: '127.0.0.1', port: 0 });

    const requested = fetch(`${url}/slow`);
    await begun.promise;
    const closed = test.app.close();
    work.resolve('done');

    const answer = await requested;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('done');
    await closed;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    await test.close();
  });

  it('does not wait for idle connections, as browsers preconnect them, nor for half a request', async () => {
    const test = await openTestApp(() => noon);
    const { hostname, port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
    const connects = async (begins = '') => {
      const accepted = once(test.app.server, 'connection');
      const socket = connect(Number(port), hostname);
      // An error is ignored: closing a connection with unread data resets it.
      const cut = new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve('cut')));
      await Promise.all([accepted, once(socket, 'connect')]);
      socket.write(begins);
      return { cut };
    };
    const connections = [await connects(), await connects('GET /healthz HTTP/1.1\r\n')];
    await test.app.close();
    expect(await Promise.all(connections.map(({ cut }) => cut))).toEqual(['cut', 'cut']);
    await test.close();
  });

  it('answers a pipelined request after the one in progress', async () => {
    const test = await openTestApp(() => noon);
    const begun = Promise.withResolvers<void>();
    const work = Promise.withResolvers<string>();
    test.app.get('/slow', async () => {
      begun.resolve();
      return work.promise;
    });
    const { hostname, port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const answers = text(socket);

    socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await begun.promise;
    const closed = test.app.close();
    const come = once(test.app.server, 'request');
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await come;
    work.resolve('done');

    expect((await answers).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    await closed;
    await test.close();
  });
});
