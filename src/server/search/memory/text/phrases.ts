import type { Arena } from '../arena.ts';
import { hasBit } from '../bitsets.ts';
import { documentOf, intersection, noPostings, type Postings } from './postings.ts';
import type { SearchPart } from '../searchPart.ts';

/** The documents of a part that have a phrase, among those given or all. Removed documents are included. */
export function postingsOfPhrase(
  part: SearchPart,
  phrase: readonly string[],
  among: Postings | undefined,
  arena: Arena,
): Postings {
  const terms = phrase.map((word) => part.termNumber(word));
  if (terms.some((term) => term < 0)) return noPostings;
  const lists = [...new Set(phrase)].map((word) => part.postings(word)).toSorted((a, b) => a.length - b.length);
  const [rarest, ...others] = [...(among ? [among] : []), ...lists];
  const likely = withPairs(part, terms, rarest!, arena);
  const candidates = others.reduce((some, more) => intersection(some, more, arena), likely);
  return withTerms(part, terms, candidates, arena);
}

/** The documents that may have the terms in succession, by the pair sets of the part. */
function withPairs(part: SearchPart, terms: readonly number[], documents: Postings, arena: Arena): Postings {
  const sets = terms.slice(1).flatMap((term, place) => part.setsOfPair?.(terms[place]!, term) ?? []);
  return sets.reduce((some, having) => amongBits(some, having, arena), documents);
}

function amongBits(documents: Postings, bits: Uint32Array, arena: Arena): Postings {
  const matching = arena.take(documents.length);
  let length = 0;
  for (let at = 0; at < documents.length; at += 1) {
    matching[length] = documents[at]!;
    length += Number(hasBit(bits, documentOf(documents[at]!)));
  }
  return arena.trim(matching, length);
}

/** The documents that have the terms in succession, in the title or in the text. */
function withTerms({ sequences }: SearchPart, terms: readonly number[], candidates: Postings, arena: Arena): Postings {
  const { starts, numbers } = sequences;
  const [first] = terms;
  const matching = arena.take(candidates.length);
  let length = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    const document = documentOf(candidates[at]!);
    const last = starts[document + 1]! - terms.length;
    for (let from = starts[document]!; from <= last; from += 1) {
      if (numbers[from] !== first) continue;
      let next = 1;
      while (next < terms.length && numbers[from + next] === terms[next]) next += 1;
      if (next < terms.length) continue;
      matching[length++] = candidates[at]!;
      break;
    }
  }
  return arena.trim(matching, length);
}
