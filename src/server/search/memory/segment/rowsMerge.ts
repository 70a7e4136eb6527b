import { type Columns, categoriesOf } from './columns.ts';
import { headLength, recordsOf } from './records.ts';
import { slotsOf, noValue } from '../parameterSlots.ts';
import type { Rows } from './rows.ts';
import { betweenTexts } from '../searchPart.ts';
import type { SegmentData } from './segment.ts';
import type { MergeSource, Order } from './mergeOrder.ts';
import { sharedUint32 } from './sharedArrays.ts';
import { packTexts, textAt, textCount } from './texts.ts';

/** The records of documents with merged columns. Values without listings are dropped. */
export function mergedRecords(
  sources: readonly MergeSource[],
  order: Order,
  { categories, ...columns }: Columns & Pick<SegmentData, 'categories'>,
): Pick<SegmentData, 'records' | 'values'> {
  const codes = new Map<string, number>();
  const newCodes = sources.map(({ data }) => new Uint32Array(textCount(data.values) + 1));
  const codeOf = (source: number, old: number) => {
    const renewed = newCodes[source]!;
    if (old !== noValue && renewed[old] === noValue) {
      const name = textAt(sources[source]!.data.values, old - 1);
      renewed[old] = codes.get(name) ?? codes.size + 1;
      codes.set(name, renewed[old]);
    }
    return renewed[old]!;
  };
  const hasNumber = categoriesOf(categories).map((pair) => slotsOf(pair).map(({ kind }) => kind === 'number'));
  const records = recordsOf(columns, categories, (document, numbers, from) => {
    const source = order.source[document]!;
    const old = sources[source]!.data.records;
    const oldSlots = old.starts[order.document[document]!]! + headLength;
    const areNumbers = hasNumber[columns.category[document]!]!;
    for (let slot = 0; slot < areNumbers.length; slot += 1) {
      const held = old.numbers[oldSlots + slot]!;
      numbers[from + slot] = areNumbers[slot] ? held : codeOf(source, held);
    }
  });
  return { records, values: packTexts([...codes.keys()]) };
}

/** The sequences of the documents, with the new term numbers. */
export function mergedSequences(
  sources: readonly MergeSource[],
  order: Order,
  termNumbers: readonly Uint32Array[],
): Rows {
  const sequences = gatheredRows(order, (source) => sources[source]!.data.sequences);
  for (let number = 0; number < order.length; number += 1) {
    const renewed = termNumbers[order.source[number]!]!;
    for (let at = sequences.starts[number]!; at < sequences.starts[number + 1]!; at += 1) {
      const term = sequences.numbers[at]!;
      if (term !== betweenTexts) sequences.numbers[at] = renewed[term]!;
    }
  }
  return sequences;
}

/** The unchanged rows of the documents, in the new order. */
function gatheredRows({ length, source, document }: Order, rowsOf: (source: number) => Rows): Rows {
  const starts = sharedUint32(length + 1);
  for (let number = 0; number < length; number += 1) {
    const from = rowsOf(source[number]!).starts;
    starts[number + 1] = starts[number]! + from[document[number]! + 1]! - from[document[number]!]!;
  }
  const numbers = sharedUint32(starts[length]!);
  for (let number = 0; number < length; number += 1) {
    const from = rowsOf(source[number]!);
    const end = from.starts[document[number]! + 1]!;
    let to = starts[number]!;
    for (let at = from.starts[document[number]!]!; at < end; at += 1) {
      numbers[to] = from.numbers[at]!;
      to += 1;
    }
  }
  return { starts, numbers };
}
