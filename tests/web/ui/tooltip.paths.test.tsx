import { act, fireEvent, screen } from '@testing-library/react';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { tooltipAnimation, tooltipDelay } from '#machines/ui/delays.ts';
import { tooltipMachine } from '#machines/ui/tooltipMachine.ts';
import { isDelayEnd, pathsThrough, type WalkedEvent } from '#tests/drivers/chartPaths.ts';
import { tooltipWalk } from '#tests/drivers/tooltipPaths.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Tooltip } from '#web/ui/tooltip/Tooltip.tsx';

type Flow = typeof tooltipMachine;

const chart = tooltipMachine.provide({
  actors: { remembering: fromPromise<boolean, { readonly name: string }>(() => new Promise(() => {})) },
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const pass = (time: number) => act(async () => void vi.advanceTimersByTime(time));
const bubble = () => screen.queryByText('Search in any language');

/** What the storage says to a tooltip that asks: true, false, or it refuses to. */
function prepare(path: readonly WalkedEvent<Flow>[]) {
  if (path.some((event) => 'error' in event)) {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
  } else if (path.some((event) => 'output' in event && event.output === true)) {
    localStorage.setItem('allmend_tooltip_language', 'dismissed');
  }
}

async function openPage() {
  const user = await renderView(<Tooltip name="language">{() => <p>Search in any language</p>}</Tooltip>);
  await act(async () => {});
  return user;
}

function expectToShow(snapshot: SnapshotFrom<Flow>) {
  expect(bubble() !== null).toBe(snapshot.matches('shown') || snapshot.matches('hiding'));
  const isStored = 'allmend_tooltip_language' in localStorage;
  if (snapshot.matches('hiding')) expect(isStored).toBe(true);
  if (snapshot.matches('shown') || snapshot.matches('waiting')) expect(isStored).toBe(false);
}

// Opening the page and asking the storage happen by themselves.
const whole = pathsThrough(chart, tooltipWalk).filter(({ events }) => events.length > 1);

describe('a tooltip on the page', () => {
  it.each(whole.map((path) => [path.title, path] as const))('%s', async (_, { input, events }) => {
    const flow = createActor(chart, { input }).start();
    prepare(events);
    await openPage();
    for (const event of events) {
      if (isDelayEnd(event)) await pass(flow.getSnapshot().matches('waiting') ? tooltipDelay : tooltipAnimation);
      else {
        if (event.type === 'tooltip.closed') fireEvent.click(screen.getByRole('button', { name: 'Close' }));
        flow.send(event as never);
      }
      if (flow.getSnapshot().matches('remembering')) continue;
      expectToShow(flow.getSnapshot());
    }
    flow.stop();
  });

  it('appears after 1000 ms, unless its name is stored as dismissed [UI-13]', async () => {
    await openPage();
    await pass(999);
    expect(bubble()).toBeNull();
    await pass(1);
    expect(bubble()).not.toBeNull();
    expect(screen.getByRole('status').contains(bubble())).toBe(true);
  });

  it('closed once does not come back with the next page [UI-13] [UI-14]', async () => {
    const { unmount } = await openPage();
    await pass(tooltipDelay);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bubble(), 'it goes by an animation').not.toBeNull();
    await pass(tooltipAnimation);
    expect(bubble()).toBeNull();
    unmount();
    await openPage();
    await pass(60_000);
    expect(bubble()).toBeNull();
  });

  it('is closed by Escape, unless that is for a dialog above it', async () => {
    await openPage();
    await pass(tooltipDelay);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(tooltipAnimation);
    expect(bubble()).not.toBeNull();
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(tooltipAnimation);
    expect(bubble()).toBeNull();
  });

  it('goes also where the storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await openPage();
    await pass(tooltipDelay);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bubble(), 'it goes by an animation').not.toBeNull();
    await pass(tooltipAnimation);
    expect(bubble()).toBeNull();
  });
});
