import { beginning, fold } from '#machines/journal/fold.ts';
import { evolve, type Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import { bikePromoted, bikePublished, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';

// Folding 1,000,000 facts in journals of eight: through the chart (strictly) and through an equivalent plain reducer.

const facts = Number(process.argv[2] ?? 1_000_000);
const journal: ListingFact[] = [
  ...bikePublished,
  { type: 'listing.edited', at: noon + day, changes: { title: 'Citybike' } },
  ...bikePromoted.slice(bikePublished.length),
  { type: 'listing.repriced', at: noon + 2 * day, price: { kind: 'amount', francs: 420 } },
  { type: 'listing.reserved', at: noon + 3 * day },
  { type: 'listing.reservationEnded', at: noon + 4 * day },
  { type: 'listing.sold', at: noon + 5 * day, where: 'here' },
];
const journals = Math.ceil(facts / journal.length);
const start = beginning(listingMachine, 'listing-bench');

function perSecond(work: () => void): number {
  const from = performance.now();
  for (let run = 0; run < journals; run += 1) work();
  return (journals * journal.length * 1000) / (performance.now() - from);
}

const through = {
  chart: () => void fold(listingMachine, start, journal),
  reducer: () => void journal.reduce<Listing | null>(evolve, null),
};
through.chart();
through.reducer();
const chart = perSecond(through.chart);
const reducer = perSecond(through.reducer);
console.log(`fold ${(journals * journal.length).toLocaleString('en')} facts, journals of ${journal.length}`);
console.log(`  chart    ${Math.round(chart).toLocaleString('en').padStart(12)} facts/s`);
console.log(
  `  reducer  ${Math.round(reducer).toLocaleString('en').padStart(12)} facts/s   (${(reducer / chart).toFixed(0)} x the chart: why rebuilds read payloads)`,
);
