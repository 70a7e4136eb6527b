import { createActor } from 'xstate';
import { mountInspector } from '#inspector/app/mount.tsx';
import type { Log } from '#inspector/log/log.ts';
import { createPageLog } from '#inspector/log/pageLog.ts';
import { tabs } from '#machines/inspector/workspace/workspaceEvents.ts';
import { workspaceMachine } from '#machines/inspector/workspace/workspaceMachine.ts';

// Runs in Chromium: the inspector's app on the log of a page with many past events.

/** The measurements of the page, for the benchmark that opens it. */
export interface MeasuredPage {
  /** Milliseconds from the attachment to a page with past events until the chart and the log are painted. */
  attach(events: number): Promise<number>;
  /** Scrolls through a part of the log, 1 for all of it. Returns the milliseconds of each frame. */
  scroll(frames: number, part: number): Promise<readonly number[]>;
}

declare global {
  interface Window {
    measured: MeasuredPage;
  }
}

/** The log of a page whose flow has received events. */
function busyLog(events: number): Log {
  const { log, inspect } = createPageLog({ now: () => performance.now() });
  const machine = workspaceMachine.provide({ actions: { rememberWidths: () => {}, rememberTheme: () => {} } });
  const actor = createActor(machine, { input: { widths: { list: 220, panel: 360 }, theme: 'system' }, inspect });
  actor.start();
  for (let sent = 1; sent < events; sent += 1) actor.send({ type: 'tab.chosen', tab: tabs[sent % tabs.length]! });
  return log;
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

window.measured = {
  async attach(events) {
    const live = busyLog(events);
    const from = performance.now();
    mountInspector(document.querySelector('#inspector')!, { machines: [], eventModules: [], host: '/api/', live });
    while (!document.querySelector('[role="treeitem"]') || !document.querySelector('[role="listitem"]')) await frame();
    // The frame after the next one begins when the first has been painted.
    await frame();
    await frame();
    return performance.now() - from;
  },
  async scroll(frames, part) {
    const list = document.querySelector('[role="list"][aria-label="Events"]')!;
    // Reading it in each frame would force a layout.
    const height = list.scrollHeight * part;
    const took: number[] = [];
    list.scrollTop = 0;
    let last = await frame();
    for (let index = 1; index <= frames; index += 1) {
      list.scrollTop = (height * index) / frames;
      const now = await frame();
      took.push(now - last);
      last = now;
    }
    return took;
  },
};
