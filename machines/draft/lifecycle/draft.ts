import type { DraftFact } from './draftFacts.ts';
import { mostSteps } from '../limits.ts';

export type DraftStatus = 'open' | 'published' | 'discarded';

/** The value of a field, and the write that set it. */
interface Written {
  readonly value: string | null;
  readonly at: number;
  readonly write: string;
}

/** An undoable step: the values of its fields before and after. */
interface Step {
  readonly before: Readonly<Record<string, string | null>>;
  readonly after: Readonly<Record<string, string | null>>;
}

/** The draft of a listing, folded from its journal. Times are epoch milliseconds of the devices that wrote. */
export interface Draft {
  readonly status: DraftStatus;
  /** The account of the draft; null before a login. */
  readonly account: string | null;
  readonly from: Extract<DraftFact, { type: 'draft.begun' }>['from'] | null;
  readonly written: Readonly<Record<string, Written>>;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly changedAt: number;
  /** The names of the draft's writes: a repeated write counts once. */
  readonly writes: readonly string[];
}

/**
 * A draft after one more fact. The later write of a field wins (by time, then by name). Facts may therefore come in any
 * order: two tabs or devices that have all of them agree.
 */
export function evolve(draft: Draft | null, fact: DraftFact): Draft {
  if (fact.type === 'draft.begun') {
    const begun = { account: null, from: fact.from ?? null, written: {}, past: [], future: [], writes: [] };
    return { status: 'open', ...begun, changedAt: fact.at };
  }
  if (!draft) throw new Error(`${fact.type} before draft.begun`);
  switch (fact.type) {
    case 'draft.changed':
      return changed(draft, fact);
    case 'draft.claimed':
      return { ...draft, account: fact.account };
    case 'draft.published':
      return { ...draft, status: 'published' };
    case 'draft.discarded':
      return { ...draft, status: 'discarded' };
  }
}

/** The values of a draft's fields, without empty ones. */
export function fieldsOf({ written }: Pick<Draft, 'written'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(written).flatMap(([field, { value }]) => (value === null || value === '' ? [] : [[field, value]])),
  );
}

/** The fields whose values differ from the draft's. */
export function differing(
  { written }: Pick<Draft, 'written'>,
  fields: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string | null>> {
  const entries = Object.entries(fields).filter(
    ([field, value]) => (written[field]?.value ?? null) !== (value || null),
  );
  return Object.fromEntries(entries.map(([field, value]) => [field, value || null]));
}

function changed(draft: Draft, { fields, cause, at, write }: Extract<DraftFact, { type: 'draft.changed' }>): Draft {
  // After a person is erased the fields are unreadable, so this change has no values.
  const told = typeof fields === 'object' ? Object.entries(fields) : [];
  const later = told.filter(([field]) => isLater({ at, write }, draft.written[field]));
  const before = Object.fromEntries(later.map(([field]) => [field, draft.written[field]?.value ?? null]));
  const written = {
    ...draft.written,
    ...Object.fromEntries(later.map(([field, value]) => [field, { value, at, write }])),
  };
  const changedAt = Math.max(draft.changedAt, at);
  return {
    ...draft,
    written,
    changedAt,
    writes: [...draft.writes, write],
    ...steps(draft, cause, { before, after: Object.fromEntries(told) }),
  };
}

function isLater(one: Pick<Written, 'at' | 'write'>, other: Pick<Written, 'at' | 'write'> | undefined): boolean {
  return !other || one.at > other.at || (one.at === other.at && one.write > other.write);
}

function steps(
  { from, writes, past, future }: Draft,
  cause: 'typed' | 'undone' | 'redone',
  step: Step,
): Pick<Draft, 'past' | 'future'> {
  // The initial values of a changed or copied listing are not an undoable step: undoing them would leave an empty
  // listing.
  if (from !== null && writes.length === 0) return { past, future };
  switch (cause) {
    case 'typed':
      return { past: [...past, step].slice(-mostSteps), future: [] };
    case 'undone':
      return { past: past.slice(0, -1), future: [...future, ...past.slice(-1)] };
    case 'redone':
      return { past: [...past, ...future.slice(-1)], future: future.slice(0, -1) };
  }
}
