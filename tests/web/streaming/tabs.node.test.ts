import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, createActor, setup } from 'xstate';
import type { StreamEvent, TabMessage } from '#machines/streaming/streamEvents.ts';
import { tabs } from '#web/streaming/tabs.ts';

// Runs in Node, which has Web Locks and BroadcastChannel like browsers: several tabs of a browser in one process.

interface Tab {
  readonly received: StreamEvent[];
  readonly actor: Actor<ReturnType<typeof logicOf>>;
  tells(message: TabMessage): void;
}

function logicOf(account: string, received: StreamEvent[]) {
  return setup({ types: { events: {} as StreamEvent }, actors: { tabs } }).createMachine({
    invoke: { id: 'tabs', src: 'tabs', input: { account } },
    on: { '*': { actions: ({ event }) => received.push(event) } },
  });
}

const open: Tab[] = [];

function openTab(account = 'vreni'): Tab {
  const received: StreamEvent[] = [];
  const actor = createActor(logicOf(account, received)).start();
  const commands = () => actor.getSnapshot().children['tabs']!;
  const tab: Tab = {
    received,
    actor,
    tells: (message) => commands().send({ type: 'tabs.tell', message } as never),
  };
  open.push(tab);
  return tab;
}

/** Waits until the tab has received exactly these events. */
function expectTabReceives({ received }: Tab, ...types: readonly StreamEvent['type'][]): Promise<void> {
  return vi.waitFor(() => expect(received.map(({ type }) => type)).toEqual(types));
}

function seizes({ actor }: Tab): void {
  actor.getSnapshot().children['tabs']!.send({ type: 'turn.seize' } as never);
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  for (const { actor } of open.splice(0)) actor.stop();
  vi.unstubAllGlobals();
});

describe('the tabs of a browser', () => {
  it('have their turn in the order in which they opened', async () => {
    const first = openTab();
    await expectTabReceives(first, 'turn.acquired');
    const second = openTab();
    await expectTabReceives(second, 'turn.awaited');
    const third = openTab();
    await expectTabReceives(third, 'turn.awaited');
    first.actor.stop();
    await expectTabReceives(second, 'turn.awaited', 'turn.acquired');
    second.actor.stop();
    await expectTabReceives(third, 'turn.awaited', 'turn.acquired');
  });

  it('have a turn for each account', async () => {
    await expectTabReceives(openTab('vreni'), 'turn.acquired');
    await expectTabReceives(openTab('beat'), 'turn.acquired');
  });

  it('lose it to a tab that seizes it, and have it again after that', async () => {
    const asleep = openTab();
    await expectTabReceives(asleep, 'turn.acquired');
    const awake = openTab();
    await expectTabReceives(awake, 'turn.awaited');
    seizes(awake);
    await expectTabReceives(awake, 'turn.awaited', 'turn.acquired');
    await expectTabReceives(asleep, 'turn.acquired', 'turn.lost', 'turn.awaited');
    awake.actor.stop();
    await expectTabReceives(asleep, 'turn.acquired', 'turn.lost', 'turn.awaited', 'turn.acquired');
  });

  it('receive the messages of other tabs, and ignore those that no tab of this build would send', async () => {
    const [one, other] = [openTab(), openTab()];
    await expectTabReceives(one, 'turn.acquired');
    await expectTabReceives(other, 'turn.awaited');
    const strange = new BroadcastChannel('stream-vreni');
    strange.postMessage({ type: 'line.reported', line: 'none' });
    strange.postMessage({ type: 'turn.acquired' });
    strange.close();
    const line = { event: 'favourites', position: 6, data: {} };
    one.tells({ type: 'line.reported', line });
    await expectTabReceives(other, 'turn.awaited', 'line.reported');
    expect(other.received.at(-1)).toEqual({ type: 'line.reported', line });
    expect(one.received).toHaveLength(1);
  });

  it('are all notified when the user returns to one of them, or the connection is back', async () => {
    const [one, other] = [openTab(), openTab()];
    await expectTabReceives(other, 'turn.awaited');
    vi.stubGlobal('document', Object.assign(document, { visibilityState: 'hidden' }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(one.received.map(({ type }) => type)).not.toContain('person.returned');
    vi.stubGlobal('document', Object.assign(document, { visibilityState: 'visible' }));
    window.dispatchEvent(new Event('online'));
    // Both tabs are in one window here, so each receives the event itself and from the other one.
    await vi.waitFor(() => {
      for (const { received } of [one, other]) {
        expect(received.filter(({ type }) => type === 'person.returned')).toHaveLength(2);
      }
    });
  });

  it('have a turn each when the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    await expectTabReceives(openTab(), 'turn.acquired');
    await expectTabReceives(openTab(), 'turn.acquired');
  });

  it('have a turn each when the browser refuses its locks', async () => {
    const refuse = () => Promise.reject(new DOMException('Not here', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: refuse } });
    await expectTabReceives(openTab(), 'turn.acquired');
  });
});
