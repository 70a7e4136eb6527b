import fc from 'fast-check';
import { openFilteredMarket } from '#tests/server/search/corpus/filteredListings.ts';
import { type HostileRequest, hostileRequest, hugeRequest } from '#tests/server/search/endpoint/hostileRequests.ts';
import { callerOf } from '#tests/server/search/endpoint/overTheWire.ts';

// Measures the slowest of many hostile requests, from sending it to the last byte of its response. Limit: one second. A
// slow request is repeated and the faster time counts, because a pause of the machine is not the request's fault.

const limit = 1000;
const count = Number(process.argv[2] ?? 100_000);
/** One request in this many is a megabyte long. */
const huge = 500;
/** The requests drawn at a time: all of them together would take hundreds of megabytes. */
const batch = 5000;
const seed = 5;

const test = await openFilteredMarket();
await test.vocabularySettled();
const { ask, hangUp } = await callerOf(test);

async function timeOf(request: HostileRequest): Promise<number> {
  const begun = performance.now();
  await ask(request);
  return performance.now() - begun;
}

const anyRequest = fc.oneof({ weight: huge - 1, arbitrary: hostileRequest }, { weight: 1, arbitrary: hugeRequest });
const times: number[] = [];
let slowest = { time: 0, path: '' };
for (let requested = 0; requested < count; requested += batch) {
  const drawn = { seed: seed + requested, numRuns: Math.min(batch, count - requested) };
  for (const request of fc.sample(anyRequest, drawn)) {
    const once = await timeOf(request);
    const time = once <= limit ? once : Math.min(once, await timeOf(request));
    times.push(time);
    if (time > slowest.time) slowest = { time, path: `${request.method} ${request.path.slice(0, 120)}` };
  }
}
const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
console.log(`${count} hostile requests (seed ${seed}), one after the other`);
console.log(`  half take less than ${median.toFixed(1)} ms; the slowest: ${slowest.path}`);
console.log(`  ${slowest.time.toFixed(1)} ms, ${(slowest.time / limit).toFixed(3)} of the limit of ${limit / 1000} s`);
if (slowest.time > limit) process.exitCode = 1;
hangUp();
await test.close();
