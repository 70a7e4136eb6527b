import { draftFacts, type DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import type { SavedDraft } from '#machines/draft/draftSavingSetup.ts';
import type { SentDraft, SyncOutcome } from '#machines/draft/draftSyncMachine.ts';
import { checked } from '#machines/journal/schema.ts';

import { command, isRefusal, type Refusal } from '../account/commands.ts';
import { graphql } from '../api/apiClient.ts';
import { SaveDraft, MyDrafts } from './generated/draftOperations.ts';

// The calls by which the account stores drafts. They throw as calls do, and are quiet, because the device has all
// drafts.

/** The open drafts of the logged-in user, last changed first; empty for a visitor. */
export async function myDrafts(signal: AbortSignal): Promise<readonly SavedDraft[]> {
  const { myDrafts: drafts } = await graphql(MyDrafts, {}, { signal, quiet: true });
  return (drafts ?? []).map(({ id, facts }) => ({ id, facts: factsIn(facts) }));
}

/** Sends facts of a draft to the account. Resolves with the draft's journal after `after`, or with the refusal. */
export async function saveDraft(
  { draft, facts, after }: SentDraft,
  signal: AbortSignal,
): Promise<NonNullable<SyncOutcome> | Refusal> {
  const journal: DraftFact[] = [];
  let version = after;
  for (const part of parted(facts.map((fact) => JSON.stringify(fact)))) {
    const answer = await command(SaveDraft, { id: draft, facts: part, after: version }, { signal, quiet: true });
    if (isRefusal(answer)) return answer;
    journal.push(...factsIn(answer.facts));
    version = answer.version;
  }
  return { journal, version };
}

/** The limits of one call, in characters and in facts: the interface accepts 32 KiB and 200 facts. */
const longestPart = 10_000;
const mostFacts = 200;

/** Splits the lines into as few calls as needed, in order; an overlong line gets its own call. */
function parted(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let length = 0;
  for (const line of lines) {
    const last = parts.at(-1)!;
    if (last.length > 0 && (length + line.length > longestPart || last.length === mostFacts)) {
      parts.push([line]);
      length = line.length;
    } else {
      last.push(line);
      length += line.length;
    }
  }
  return parts;
}

/** Facts of unknown types are dropped: a newer server may send facts that this page does not know. */
function factsIn(lines: readonly string[]): readonly DraftFact[] {
  return lines.map((line) => JSON.parse(line) as DraftFact).filter(isDraftFact);
}

/** Whether a value is a fact of a draft in the format of this build. */
export function isDraftFact({ type, at, ...data }: DraftFact): boolean {
  const declaration = draftFacts.declarations[type];
  return declaration !== undefined && Number.isSafeInteger(at) && 'value' in checked(declaration.data, data);
}
