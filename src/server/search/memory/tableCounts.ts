import { flagCodes } from './columns.ts';
import type { Conditions } from './conditions.ts';
import { fails, out, regionCodes } from './conditions.ts';
import { anyRegion, type CountTable, companyKind, freeKind, kindCodes, kindOfFlags, wantedKind } from './countTable.ts';
import { anyCategory } from './facetTable.ts';
import { isLookedIn } from './partFilter.ts';
import { buckets } from './priceBuckets.ts';
import { eachOfPrices } from './priceOrder.ts';
import { categoryIn, flagsIn, regionIn } from './records.ts';
import type { IndexView, Search } from './search.ts';
import type { CategoryPair } from './searchPart.ts';

/** What the tables are asked: the rest is counted by looking at documents. */
export interface TableQuestions {
  /** Whether the ads of a category are counted here. */
  readonly isCounted: (pair: CategoryPair) => boolean;
  /** Whether the numbers of ads by canton are. */
  readonly regions: boolean;
  /** Whether those by value are. */
  readonly values: boolean;
}

/** Whether a search asks for prices in other ways than for free ads, which tables count apart. */
export function isPriced({ price }: Conditions): boolean {
  return price !== undefined && !(price.to === 0 && price.from <= 0);
}

/** Tells the tally what the tables know of a search that asks for no text. */
export function tellFromTables({ index, conditions, tally }: Search, questions: TableQuestions): void {
  const { facets } = index;
  const tables: readonly Kinds[] = isPriced(conditions) ? tablesOfPrices(index, conditions) : [facets.all];
  const kindFails = kindFailsOf(conditions);
  const sum = (kinds: Uint32Array) => {
    let matching = 0;
    for (let kind = 0; kind < kindCodes; kind += 1) if (kindFails[kind] === 0) matching += kinds[kind]!;
    return matching;
  };
  const counted = facets.categories.flatMap((pair, row) => (pair && questions.isCounted(pair) ? [{ pair, row }] : []));
  const at = conditions.metres && counted.length > 0 ? facets.kindsAt(conditions.postcodes) : undefined;
  const regions = conditions.regions ?? [anyRegion];
  const kinds = new Uint32Array(kindCodes);
  for (const { pair, row } of counted) {
    kinds.fill(0);
    if (at) kinds.set(at.subarray(row * kindCodes, (row + 1) * kindCodes));
    else for (const table of tables) for (const region of regions) table.addTo(kinds, row, region);
    tally.addToCategories(pair, sum(kinds));
    if (isLookedIn(pair, conditions)) tally.addKinds(kinds, kindFails);
  }
  const lookedIn = rowsLookedIn(index, conditions);
  if (questions.regions) {
    for (let region = 1; region < regionCodes; region += 1) {
      kinds.fill(0);
      for (const table of tables) for (const row of lookedIn) table.addTo(kinds, row, region);
      tally.addToRegion(region, sum(kinds));
    }
  }
  if (!questions.values) return;
  const { category, subcategory } = conditions.filter;
  const matching = kindFails.flatMap((failed, kind) => (failed === 0 ? [kind] : []));
  const scopes = subcategory === undefined ? [category!] : lookedIn.map((row) => facets.categories[row]!);
  for (const scope of scopes) {
    facets.told.each(scope, regions, matching, (value, count) => tally.values.add(value, count));
  }
}

function rowsLookedIn({ facets }: IndexView, conditions: Conditions): number[] {
  const { category, subcategory } = conditions.filter;
  if (category === undefined && subcategory === undefined) return [anyCategory];
  return facets.categories.flatMap((pair, row) => (pair && isLookedIn(pair, conditions) ? [row] : []));
}

/** By kind, which of `fails.kind` and `fails.seller` such ads fail by; `out` where they are not free and should be. */
function kindFailsOf(conditions: Conditions): number[] {
  const { filter, price } = conditions;
  const isFreeOnly = price !== undefined && !isPriced(conditions);
  return Array.from({ length: kindCodes }, (_, kind) => {
    if (isFreeOnly && !(kind & freeKind)) return out;
    return (
      (filter.kind && (filter.kind === 'wanted') !== ((kind & wantedKind) !== 0) ? fails.kind : 0) |
      (filter.seller && (filter.seller === 'company') !== ((kind & companyKind) !== 0) ? fails.seller : 0)
    );
  });
}

/** Counts of ads by row, region and kind. */
type Kinds = Pick<CountTable, 'addTo'>;

const kindsByFlags = Uint8Array.from({ length: flagCodes }, (_, flags) => kindOfFlags(flags));

/** Numbers of ads that are counted one by one, for a single search: sums over rows and regions are made when asked for. */
class EndCounts implements Kinds {
  readonly #cells: Uint32Array;

  constructor(rows: number) {
    this.#cells = new Uint32Array(rows * regionCodes * kindCodes);
  }

  add(row: number, region: number, kind: number): void {
    this.#cells[(row * regionCodes + region) * kindCodes + kind]! += 1;
  }

  addTo(kinds: Uint32Array, row: number, region: number): void {
    const [rowStep, regionStep] = [regionCodes * kindCodes, kindCodes];
    const rowsEnd = row === anyCategory ? this.#cells.length : (row + 1) * rowStep;
    for (let start = row * rowStep; start < rowsEnd; start += rowStep) {
      const from = start + (region === anyRegion ? 0 : region * regionStep);
      const end = region === anyRegion ? start + rowStep : from + regionStep;
      for (let at = from; at < end; at += 1) kinds[at % kindCodes]! += this.#cells[at]!;
    }
  }
}

/** What together counts the ads of the prices asked for: whole buckets, and a table of what is left at both ends. */
function tablesOfPrices({ facets, parts }: IndexView, { price }: Conditions): Kinds[] {
  const { from, to } = price!;
  const ends = new EndCounts(facets.categories.length);
  const first = buckets.filter((bucket) => bucket.from < from).length;
  const end = buckets.filter((bucket) => bucket.to <= to).length;
  const whole = [first, Math.max(first, end)] as const;
  const cut = buckets.filter(
    (bucket, number) => bucket.from <= to && bucket.to >= from && (number < whole[0] || number >= whole[1]),
  );
  for (const part of parts) {
    const rows = facets.rowsIn(part);
    for (const bucket of cut) {
      eachOfPrices(part, Math.max(from, bucket.from), Math.min(to, bucket.to), (traits) =>
        ends.add(rows[categoryIn(traits)]!, regionIn(traits), kindsByFlags[flagsIn(traits)]!),
      );
    }
  }
  return [ends, { addTo: (kinds, row, region) => facets.byPrice.addTo(kinds, row, region, whole) }];
}
