import { draftFacts, type DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import type { KeptDraft } from '#machines/draft/draftKeepingSetup.ts';
import type { SentDraft, SyncOutcome } from '#machines/draft/draftSyncMachine.ts';
import { checked } from '#machines/journal/schema.ts';

import { command, isRefusal, type Refusal } from '../account/commands.ts';
import { graphql } from '../api/apiClient.ts';
import { KeepDraft, MyDrafts } from './generated/draftOperations.ts';

// The calls by which the account keeps drafts. They throw as calls do, and quietly: the device has all of it.

/** The open drafts of who is logged in, the one that was written last first; none where nobody is. */
export async function myDrafts(signal: AbortSignal): Promise<readonly KeptDraft[]> {
  const { myDrafts: drafts } = await graphql(MyDrafts, {}, { signal, quiet: true });
  return (drafts ?? []).map(({ id, facts }) => ({ id, facts: factsIn(facts) }));
}

/** Has the account keep these facts too, and brings the draft's journal behind what was known, or says why it does not take them. */
export async function keepDraft(
  { draft, facts, after }: SentDraft,
  signal: AbortSignal,
): Promise<NonNullable<SyncOutcome> | Refusal> {
  const journal: DraftFact[] = [];
  let version = after;
  for (const part of parted(facts.map((fact) => JSON.stringify(fact)))) {
    const answer = await command(KeepDraft, { id: draft, facts: part, after: version }, { signal, quiet: true });
    if (isRefusal(answer)) return answer;
    journal.push(...factsIn(answer.facts));
    version = answer.version;
  }
  return { journal, version };
}

/** What goes in one call, in characters and in facts: the interface takes 32 KiB and 200 facts. */
const longestPart = 10_000;
const mostFacts = 200;

/** The lines in their order, in as many parts as calls are needed; one that is too long for a part has one of its own. */
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

/** A newer build of the server may tell what this page does not know. */
function factsIn(lines: readonly string[]): readonly DraftFact[] {
  return lines.map((line) => JSON.parse(line) as DraftFact).filter(isDraftFact);
}

/** Whether something is a fact of a draft as this build knows them. */
export function isDraftFact({ type, at, ...data }: DraftFact): boolean {
  const declaration = draftFacts.declarations[type];
  return declaration !== undefined && Number.isSafeInteger(at) && 'value' in checked(declaration.data, data);
}
