import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '#web/account/session.ts';
import {
  accompanyServiceWorker,
  onServiceWorkerMessage,
  onWorkerReplaced,
  register,
  messageServiceWorker,
} from '#web/offline/serviceWorker.ts';
import { holdWorkers } from '#tests/drivers/offline/workerContainer.ts';

let container: ReturnType<typeof holdWorkers>;

beforeEach(() => void (container = holdWorkers()));
afterEach(() => {
  container.letGo();
  vi.useRealTimers();
});

const settled = () => vi.waitFor(() => expect(container.reported.length).toBeGreaterThan(0));

describe('a page with the service worker', () => {
  it('sends the logged-in account, and again after each change', async () => {
    const session = openSession();
    const end = accompanyServiceWorker(session.start());
    expect(container.reported).toEqual([]);
    session.send({ type: 'cookie.read', publicAccountId: 'ana' });
    await settled();
    session.send({ type: 'cookie.read', publicAccountId: null });
    await vi.waitFor(() =>
      expect(container.reported).toEqual([
        { type: 'account.reported', publicAccountId: 'ana' },
        { type: 'account.reported', publicAccountId: null },
      ]),
    );
    end();
    session.send({ type: 'cookie.read', publicAccountId: 'beat' });
    expect(container.reported).toHaveLength(2);
    session.stop();
  });

  it('sends the account again to the worker of a new build', async () => {
    const session = openSession();
    const end = accompanyServiceWorker(session.start());
    session.send({ type: 'cookie.read', publicAccountId: 'ana' });
    await settled();
    container.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(container.reported).toHaveLength(2));
    expect(container.reported[1]).toEqual({ type: 'account.reported', publicAccountId: 'ana' });
    end();
    session.stop();
  });

  it('is notified of a worker that replaces another, and not of the first', () => {
    container.controller = null;
    const hear = vi.fn<() => void>();
    const end = onWorkerReplaced(hear);
    for (const times of [0, 1, 2]) {
      container.controller = {};
      container.dispatchEvent(new Event('controllerchange'));
      expect(hear).toHaveBeenCalledTimes(times);
    }
    end();
    container.dispatchEvent(new Event('controllerchange'));
    expect(hear).toHaveBeenCalledTimes(2);
  });

  it('checks for a new build when the user returns to a tab after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const end = accompanyServiceWorker(openSession());
    const comesBack = () => document.dispatchEvent(new Event('visibilitychange'));
    comesBack();
    await vi.waitFor(() => expect(container.updated).toHaveLength(1));
    vi.setSystemTime(Date.now() + 59 * 60_000);
    comesBack();
    vi.setSystemTime(Date.now() + 60_000);
    comesBack();
    await vi.waitFor(() => expect(container.updated).toHaveLength(2));
    end();
  });

  it('receives the worker’s messages, and ignores others', () => {
    const received: unknown[] = [];
    const end = onServiceWorkerMessage((word) => received.push(word));
    const says = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
    says({ type: 'copy.shown', at: 1 });
    says({ type: 'copy.shown', at: 'yesterday' });
    says({ type: 'moon.risen' });
    says(null);
    end();
    says({ type: 'copy.shown', at: 2 });
    expect(received).toEqual([{ type: 'copy.shown', at: 1 }]);
  });

  it('sends nothing when there is no worker', async () => {
    container.getRegistration = async () => undefined as never;
    await messageServiceWorker({ type: 'account.reported', publicAccountId: null });
    expect(container.reported).toEqual([]);
  });

  it('has no worker during development', async () => {
    await expect(register()).rejects.toThrow('No worker here');
  });
});
