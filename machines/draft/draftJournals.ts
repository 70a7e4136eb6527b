import type { DraftFact } from './lifecycle/draftFacts.ts';

/** The identity of a draft's fact within its journal: writes have names, all other facts occur once. */
export function draftFactName(fact: DraftFact): string {
  return 'write' in fact ? fact.write : fact.type;
}

/** The facts that a journal lacks, each once. */
export function factsBeyond(facts: readonly DraftFact[], journal: readonly DraftFact[]): readonly DraftFact[] {
  const seen = new Set(journal.map(draftFactName));
  return facts.filter((fact) => {
    const name = draftFactName(fact);
    const isUnknown = !seen.has(name);
    seen.add(name);
    return isUnknown;
  });
}
