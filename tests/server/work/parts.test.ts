import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parts } from '#server/work/parts.ts';

const said: string[] = [];
const part = (name: string) => ({
  open: () => void said.push(`${name} opens`),
  close: () => void said.push(`${name} closes`),
});
const fault = new Error('no');
const failing = () => {
  throw fault;
};

beforeEach(() => {
  said.length = 0;
});

describe('the parts of a server', () => {
  it('open in order, each with the earlier ones, and close in the reverse order', async () => {
    const server = parts<{ readonly port: number }>()
      .with('store', part('store'))
      .with('app', { open: ({ port }) => ({ port }), close: ({ port }) => void said.push(`${port} closes`) })
      .with('mails', { open: ({ app }) => void said.push(`mails of ${app.port}`), close: part('mails').close });
    const opened = await server.open({ port: 3000 });
    expect(opened.app).toEqual({ port: 3000 });
    await opened.close();
    expect(said).toEqual(['store opens', 'mails of 3000', 'mails closes', '3000 closes', 'store closes']);
  });

  it('close the open ones when another fails to open', async () => {
    const server = parts().with('store', part('store')).with('app', { open: failing }).with('mails', part('mails'));
    await expect(server.open({})).rejects.toBe(fault);
    expect(said).toEqual(['store opens', 'store closes']);
  });

  it('all close, although one fails', async () => {
    const server = parts()
      .with('store', part('store'))
      .with('app', { open: () => undefined, close: failing });
    const { close } = await server.open({});
    await expect(close()).rejects.toBe(fault);
    expect(said).toEqual(['store opens', 'store closes']);
  });
});

describe('the repeated work of a part', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs immediately and after each pause, until the part closes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let runs = 0;
    const server = parts().with('upkeep', {
      open: () => undefined,
      every: () => [
        {
          pause: 1000,
          onFailure: (error) => void said.push(String(error)),
          steps: [
            async () => failing(),
            async () => {
              runs += 1;
              if (runs === 2) resolve();
            },
          ],
        },
      ],
    });
    const { close } = await server.open({});
    vi.advanceTimersByTime(1000);
    await promise;
    await close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(2);
    expect(said).toEqual(['Error: no', 'Error: no']);
  });
});
