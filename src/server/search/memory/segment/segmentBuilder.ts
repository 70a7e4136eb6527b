import { eachWord } from '../../documentTerms.ts';
import { inTitle } from '../../fields.ts';
import { filterTerms } from '../../filterTerms.ts';
import type { SearchDocument } from '../../searchPort.ts';
import { categoryColumns } from '../category/categoryColumns.ts';
import { byTime, type Columns, emptyColumns, fillColumns } from './columns.ts';
import { idTable } from './idTable.ts';
import { Occurrences } from './occurrences.ts';
import { pairSets } from './pairSets.ts';
import { codesOf } from '../parameterSlots.ts';
import { promotedTerms } from '../ranking/promotedTerms.ts';
import { documentsByPostcode } from './postcodeRows.ts';
import { columnsByPrice, documentsByPrice } from './priceOrder.ts';
import { recordsOf, traitsOf } from './records.ts';
import type { SegmentData } from './segment.ts';
import { sharedUint32 } from './sharedArrays.ts';
import { packTexts } from './texts.ts';

/**
 * Indexes documents with distinct ids. It takes a few seconds for 100,000 documents, so it runs off the main thread.
 */
export function buildSegment(unordered: readonly SearchDocument[]): SegmentData {
  const documents = unordered.toSorted(byTime);
  const ids = packTexts(documents.map(({ id }) => id));
  const columns = columnsOf(documents);
  const { records, values } = recordsIn(documents, columns, columns.categories);
  const traits = traitsOf(columns);
  const postcodes = documentsByPostcode(columns.postcode);
  const byPrice = documentsByPrice(columns.price);
  const occurrences = occurrencesIn(documents).sorted();
  return {
    ...columns,
    traits,
    byPrice,
    ...columnsByPrice(byPrice, traits, columns.postcode),
    postcodes,
    ids,
    idTable: idTable(ids),
    ...occurrences,
    pairs: pairSets(occurrences.sequences),
    records,
    byCategory: categoryColumns(records, columns.categories, postcodes, byPrice),
    values,
  };
}

function occurrencesIn(documents: readonly SearchDocument[]): Occurrences {
  const occurrences = new Occurrences();
  for (const [number, document] of documents.entries()) {
    let isInTitle = true;
    occurrences.beginDocument(number, document.language);
    eachWord(document, (word, termsOf, field) => {
      if (isInTitle && field !== inTitle) {
        occurrences.endTitle();
        isInTitle = false;
      }
      occurrences.addWord(word, termsOf, field);
    });
    for (const term of [...filterTerms(document), ...promotedTerms(document)]) occurrences.addTerm(term);
    occurrences.endDocument();
  }
  return occurrences;
}

function recordsIn(documents: readonly SearchDocument[], columns: Columns, categories: Uint32Array) {
  const codes = new Map<string, number>();
  const codeOfName = (name: string) => {
    const code = codes.get(name) ?? codes.size + 1;
    codes.set(name, code);
    return code;
  };
  const records = recordsOf(columns, categories, (document, numbers, from) =>
    numbers.set(codesOf(documents[document]!, codeOfName), from),
  );
  return { records, values: packTexts([...codes.keys()]) };
}

function columnsOf(documents: readonly SearchDocument[]): Columns & Pick<SegmentData, 'categories'> {
  const columns = emptyColumns(documents.length);
  const numbers = new Map<string, number>();
  const categories: number[] = [];
  for (const [number, document] of documents.entries()) {
    const { category, topCategory } = document;
    const pair = `${category} ${topCategory}`;
    const categoryNumber = numbers.get(pair) ?? numbers.size;
    if (categoryNumber === numbers.size) {
      numbers.set(pair, categoryNumber);
      categories.push(category, topCategory);
    }
    fillColumns(columns, number, document, categoryNumber);
  }
  const shared = sharedUint32(categories.length);
  shared.set(categories);
  return { ...columns, categories: shared };
}
