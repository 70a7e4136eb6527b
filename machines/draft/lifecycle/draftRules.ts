import { refuse, type Refusal } from '../../journal/refusal.ts';
import { differing, type Draft } from './draft.ts';
import type { DraftFact } from './draftFacts.ts';
import { furthestAhead, mostWrites } from '../limits.ts';

/** Why a command on a draft can be refused. */
export type DraftRefusal =
  | 'draft.notYours'
  | 'draft.nothingToUndo'
  | 'draft.nothingToRedo'
  | 'draft.notBegun'
  | 'draft.aheadOfTime'
  | 'draft.full';

type Answer<Code extends DraftRefusal = never> = readonly DraftFact[] | Refusal<Code>;

/** Starts a draft. */
export function begin({ from, at }: Pick<Extract<DraftFact, { type: 'draft.begun' }>, 'from' | 'at'>): Answer {
  return [{ type: 'draft.begun', at, ...(from && { from }) }];
}

/** Writes values of some fields; no fact if none differs. */
export function change(
  draft: Draft,
  { fields, ...writing }: { fields: Readonly<Record<string, string | null>>; write: string; at: number },
): Answer {
  const changes = differing(draft, fields);
  if (Object.keys(changes).length === 0) return [];
  return [written(draft, { fields: changes, cause: 'typed', ...writing })];
}

/** Undoes the last step of a draft: each field that the step changed gets back its value from before. */
export function undo(draft: Draft, writing: { write: string; at: number }): Answer<'draft.nothingToUndo'> {
  const step = draft.past.at(-1);
  if (!step) return refuse('draft.nothingToUndo');
  return [written(draft, { fields: step.before, cause: 'undone', ...writing })];
}

/** Redoes the step that was undone last. */
export function redo(draft: Draft, writing: { write: string; at: number }): Answer<'draft.nothingToRedo'> {
  const step = draft.future.at(-1);
  if (!step) return refuse('draft.nothingToRedo');
  return [written(draft, { fields: step.after, cause: 'redone', ...writing })];
}

/** Claims a visitor's draft for the account that has logged in. */
export function claim(draft: Draft, { account, at }: { account: string; at: number }): Answer<'draft.notYours'> {
  if (draft.account === account) return [];
  return draft.account === null ? [{ type: 'draft.claimed', at, account }] : refuse('draft.notYours');
}

/** Closes the draft after the market has accepted its listing. */
export function publish(_draft: Draft, { at }: { at: number }): readonly DraftFact[] {
  return [{ type: 'draft.published', at }];
}

/** Discards the draft. */
export function discard(_draft: Draft, { at }: { at: number }): readonly DraftFact[] {
  return [{ type: 'draft.discarded', at }];
}

/**
 * Stores facts of a device in an account: those that its journal lacks, the end of the draft last. The journal of
 * another account accepts none, and facts with times far in the future are refused.
 */
export function take(
  draft: Draft | null,
  { facts, account, at }: { facts: readonly DraftFact[]; account: string; at: number },
): Answer<'draft.notYours' | 'draft.notBegun' | 'draft.aheadOfTime' | 'draft.full'> {
  if (draft && draft.account !== account) return refuse('draft.notYours');
  if (facts.some((fact) => fact.at > at + furthestAhead)) return refuse('draft.aheadOfTime');
  const begun = facts.find(({ type }) => type === 'draft.begun');
  if (!draft && !begun) return refuse('draft.notBegun');
  const opening: readonly DraftFact[] = draft ? [] : [begun!, { type: 'draft.claimed', at, account }];
  const known = new Set(draft?.writes);
  const written = facts.flatMap((fact) => {
    if (fact.type !== 'draft.changed' || known.has(fact.write)) return [];
    known.add(fact.write);
    return [{ ...fact, account }];
  });
  if (known.size > mostWrites) return refuse('draft.full');
  const end = facts.find(({ type }) => type === 'draft.published' || type === 'draft.discarded');
  return [...opening, ...written, ...(end && (draft?.status ?? 'open') === 'open' ? [end] : [])];
}

type Changed = Extract<DraftFact, { type: 'draft.changed' }>;

/** A device's clock may be behind another's: a write comes after everything that its writer has seen. */
function written(draft: Draft, { at, ...fact }: Omit<Changed, 'type' | 'account'>): Changed {
  const seen = Object.keys(fact.fields).map((field) => draft.written[field]?.at ?? 0);
  const now = Math.max(at, ...seen.map((before) => before + 1));
  return { type: 'draft.changed', at: now, ...fact, ...(draft.account !== null && { account: draft.account }) };
}
