import type { DraftFact } from './lifecycle/draftFacts.ts';

/** What tells one fact of a draft from the others of its journal: writings have names, all else happens once. */
export function draftFactName(fact: DraftFact): string {
  return 'write' in fact ? fact.write : fact.type;
}

/** Of these facts of a draft those that a journal does not have, each once. */
export function factsBeyond(facts: readonly DraftFact[], journal: readonly DraftFact[]): readonly DraftFact[] {
  const seen = new Set(journal.map(draftFactName));
  return facts.filter((fact) => {
    const name = draftFactName(fact);
    const isUnknown = !seen.has(name);
    seen.add(name);
    return isUnknown;
  });
}
