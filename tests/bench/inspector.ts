import { findMachines } from '#cli/paths/machines.ts';
import { type DrawnChart, drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import { engineHere } from '#inspector/drawing/engine.ts';
import { layOut } from '#inspector/drawing/layout.ts';
import { svgOf } from '#inspector/drawing/svg.ts';
import { syntheticChart } from '#tests/inspector/drawing/charts.ts';
import { reportBrowser } from '#tests/bench/inspector/browser.ts';
import { reportLog } from '#tests/bench/inspector/log.ts';
import { displacement, placesIn, quantile, withStateAfter } from '#tests/inspector/drawing/displacement.ts';

// The layout of our largest chart and of synthetic ones, and how far the drawing of a chart moves when a state is added.
// Limit: a layout within two seconds, after which people notice that they wait. Then the log of a page, and the app in
// Chromium. Mermaid is no peer here: it would add 116 packages of 200 MB to every clone.

const limit = 2_000;
const rounds = 5;
const engine = engineHere();
const charts = (await findMachines()).flatMap(({ machine }) => (machine ? [drawnChartOf(machine)] : []));
const largest = charts.toSorted((one, other) => other.states.length - one.states.length)[0]!;

async function report(name: string, chart: DrawnChart): Promise<void> {
  const first = performance.now();
  const placed = await layOut(chart, engine);
  const took = [performance.now() - first];
  for (let round = 1; round < rounds; round += 1) {
    const from = performance.now();
    await layOut(chart, engine);
    took.push(performance.now() - from);
  }
  const [cold, warm] = [took[0]!, quantile(took.slice(1), 0.5)];
  const size = `${Math.round(placed.width)} x ${Math.round(placed.height)} px, SVG ${Math.round(svgOf(placed).length / 1000)} kB`;
  console.log(
    `  ${name.padEnd(14)} ${String(chart.states.length).padStart(4)} states ${String(chart.events.length).padStart(4)} events  first ${cold.toFixed(0).padStart(5)} ms, then ${warm.toFixed(0).padStart(5)} ms (${(warm / limit).toFixed(2)} of the limit of ${limit} ms)  ${size}`,
  );
}

console.log('layout of a chart');
await report(largest.id, largest);
await report('synthetic', syntheticChart(60));
await report('synthetic', syntheticChart(200));

const moved: number[] = [];
for (const chart of charts.filter(({ states }) => states.length >= 10)) {
  const before = await layOut(chart, engine);
  for (const place of placesIn(chart))
    moved.push(displacement(before, await layOut(withStateAfter(chart, place), engine)));
}
const shares = [0.5, 0.9, 1].map((share) => `${(100 * quantile(moved, share)).toFixed(2)} %`);
console.log(
  `a state added to a chart of ten states or more, ${moved.length} times: the median displacement of its boxes is ${shares[0]} of the diagonal in the median, ${shares[1]} at the 90th percentile, ${shares[2]} at most`,
);

await reportLog();
await reportBrowser();
