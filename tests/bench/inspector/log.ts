import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { contextDiff } from '#inspector/log/contextDiff.ts';
import { createHiddenData } from '#inspector/log/hiddenData.ts';
import { highlightAt } from '#inspector/log/highlightAt.ts';
import type { Log } from '#inspector/log/log.ts';
import { indexOf } from '#inspector/log/logIndex.ts';
import { createPageLog } from '#inspector/log/pageLog.ts';
import { rowsOf } from '#inspector/log/rows.ts';
import { formEvents } from '#machines/forms/formEvents.ts';
import { quantile } from '#tests/inspector/drawing/displacement.ts';
import { busyFlows, type BusyFlow, runFlow } from '#tests/inspector/log/busyFlows.ts';

/** The most microseconds that the log may add to a flow's event. */
const limit = 50;
const rounds = 30;
const warmUp = 5;
const visibleRows = 50;
/** The peer takes long. */
const peerFlows = 60;
/** The types of inspection events that the peer sends. */
const serialised: ReadonlySet<string> = new Set(['@xstate.actor', '@xstate.event', '@xstate.snapshot']);

/** Event cost, late attachment and memory of a page's log, over walks of all flows. */
export async function reportLog(): Promise<void> {
  const flows = await busyFlows([1, 2, 3, 4], 40);
  console.log(`log of a page, over ${flows.length} walks of our flows`);
  reportEventCost(flows);
  reportAttachment(flows);
  await reportPeer(flows.slice(0, peerFlows));
  reportMemory(flows);
}

/** Milliseconds of this process on a processor: other processes of the machine do not count. */
function processorTime(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}

/** Both ways alternate, so that a warm or a cold processor serves both. */
function reportEventCost(flows: readonly BusyFlow[]): void {
  const took: { readonly plain: number[]; readonly logged: number[] } = { plain: [], logged: [] };
  let events = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ['plain', 'logged'] as const) {
      const { inspect } = createPageLog({ now: () => performance.now() });
      const ms = processorTime(() => {
        events = flows.reduce((sum, flow) => sum + runFlow(flow, way === 'logged' ? inspect : undefined), 0);
      });
      // The first rounds compile.
      if (round >= warmUp) took[way].push((ms * 1_000) / events);
    }
  }
  const [plain, logged] = [quantile(took.plain, 0.5), quantile(took.logged, 0.5)];
  const added = logged - plain;
  console.log(
    `  an event costs ${plain.toFixed(1)} µs without and ${logged.toFixed(1)} µs with the log (ratio ${(logged / plain).toFixed(2)}): ${added.toFixed(1)} µs more (${(added / limit).toFixed(2)} of the limit of ${limit} µs); ${events} events, median of ${rounds - warmUp} rounds`,
  );
}

/** A log with about this many steps. */
function filled(flows: readonly BusyFlow[], steps: number) {
  let at = 0;
  const { log, inspect } = createPageLog({ now: () => (at += 1) });
  for (let next = 0; log.length < steps; next += 1) runFlow(flows[next % flows.length]!, inspect);
  return log;
}

function reportAttachment(flows: readonly BusyFlow[]): void {
  const log = filled(flows, 10_000);
  let active: ReadonlySet<string> = new Set();
  const ms = processorTime(() => (active = attach(log)));
  console.log(
    `  attach to ${log.length} past events until the rows, payloads and differences of ${visibleRows} visible events and the highlight (${active.size} states) are derived: ${ms.toFixed(0)} ms`,
  );
}

/** Derives everything that an inspector shows first, and returns the active states. */
function attach(log: Log): ReadonlySet<string> {
  const index = indexOf(log);
  const hidden = createHiddenData([{ formEvents }], log);
  const numbers = Array.from({ length: visibleRows }, (_, place) => log.dropped + log.length - place);
  for (const number of numbers) {
    const step = index.step(number)!;
    rowsOf(step);
    hidden.event(step.event);
    const { changes } = contextDiff(step.before?.context, step.after.context);
    for (const { path, after } of changes) hidden.context(after, path.at(-1));
  }
  const latest = index.step(numbers[0]!)!;
  return highlightAt(index, latest.session, latest.number).active!;
}

function reportMemory(flows: readonly BusyFlow[]): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  const log = filled(flows, 100_000);
  const after = used();
  const bytes = after - before;
  console.log(
    `  ${log.length} events occupy ${(bytes / 1_000_000).toFixed(0)} MB with everything they refer to: ${Math.round(bytes / log.length)} bytes each`,
  );
}

/** The work of this thread for the same inspection events: the log stores them, the peer serialises them. */
async function reportPeer(flows: readonly BusyFlow[]): Promise<void> {
  const events: InspectionEvent[] = [];
  for (const flow of flows) runFlow(flow, (event) => void events.push(event));
  const sent = events.filter(({ type }) => type === '@xstate.event').length;
  let received = 0;
  let characters = 0;
  const peer = createInspector({
    send(event) {
      received += 1;
      characters += JSON.stringify(event).length;
    },
  });
  const from = process.cpuUsage();
  for (const event of events) peer.inspect.next?.(event);
  // It works when the thread is idle.
  while (received < events.filter(({ type }) => serialised.has(type)).length) await setImmediate();
  const { user, system } = process.cpuUsage(from);
  const { inspect } = createPageLog({ now: () => performance.now() });
  const own = processorTime(() => events.forEach((event) => inspect(event))) * 1_000;
  const [mine, theirs] = [own / sent, (user + system) / sent];
  console.log(
    `  the inspection of ${sent} events occupies the thread for ${mine.toFixed(1)} µs an event with the log, ${theirs.toFixed(0)} µs with @statelyai/inspect, which sends ${Math.round(characters / sent)} characters each (${(theirs / mine).toFixed(0)} times)`,
  );
}
