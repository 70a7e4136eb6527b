import { categoryColumns } from '../category/categoryColumns.ts';
import { type Columns, columnNames, emptyColumns } from './columns.ts';
import { idTable } from './idTable.ts';
import { documentsByTime, type MergeSource, type Order } from './mergeOrder.ts';
import { pairSets } from './pairSets.ts';
import { mergedPostings } from './postingsMerge.ts';
import { documentsByPostcode } from './postcodeRows.ts';
import { columnsByPrice, documentsByPrice } from './priceOrder.ts';
import { traitsOf } from './records.ts';
import type { SegmentData } from './segment.ts';
import { sharedUint32 } from './sharedArrays.ts';
import { mergedSequences, mergedRecords } from './rowsMerge.ts';
import { gatherTexts } from './texts.ts';

/** Merges segments, without the removed documents. */
export function mergeSegments(sources: readonly MergeSource[]): SegmentData {
  const order = documentsByTime(sources);
  const ids = gatherTexts(order.length, (number) => [
    sources[order.source[number]!]!.data.ids,
    order.document[number]!,
  ]);
  const columns = columnsInOrder(sources, order);
  const { records, values } = mergedRecords(sources, order, columns);
  const traits = traitsOf(columns);
  const postcodes = documentsByPostcode(columns.postcode);
  const byPrice = documentsByPrice(columns.price);
  const { termNumbers, ...postings } = mergedPostings(sources, order);
  const sequences = mergedSequences(sources, order, termNumbers);
  return {
    ...columns,
    traits,
    byPrice,
    ...columnsByPrice(byPrice, traits, columns.postcode),
    postcodes,
    ids,
    idTable: idTable(ids),
    ...postings,
    records,
    byCategory: categoryColumns(records, columns.categories, postcodes, byPrice),
    values,
    sequences,
    pairs: pairSets(sequences),
  };
}

function columnsInOrder(sources: readonly MergeSource[], order: Order): Columns & Pick<SegmentData, 'categories'> {
  const { numbers, categories } = commonCategories(sources);
  const columns = emptyColumns(order.length);
  for (const name of columnNames) {
    for (let number = 0; number < order.length; number += 1) {
      columns[name][number] = sources[order.source[number]!]!.data[name][order.document[number]!]!;
    }
  }
  for (let number = 0; number < order.length; number += 1) {
    columns.category[number] = numbers[order.source[number]!]![columns.category[number]!]!;
  }
  return { ...columns, categories };
}

/** The category pairs of all sources, and the new number of each pair by source. */
function commonCategories(sources: readonly MergeSource[]) {
  const known = new Map<string, number>();
  const pairs: number[] = [];
  const numbers = sources.map(({ data: { categories } }) =>
    Uint16Array.from({ length: categories.length / 2 }, (_, index) => {
      const [category, topCategory] = [categories[2 * index]!, categories[2 * index + 1]!];
      const pair = `${category} ${topCategory}`;
      const number = known.get(pair) ?? known.size;
      if (number === known.size) pairs.push(category, topCategory);
      known.set(pair, number);
      return number;
    }),
  );
  const categories = sharedUint32(pairs.length);
  categories.set(pairs);
  return { numbers, categories };
}
