import type { DraftFact } from './draftFacts.ts';
import { mostSteps } from '../limits.ts';

export type DraftStatus = 'open' | 'published' | 'discarded';

/** What stands in a field, and which writing put it there. */
interface Written {
  readonly value: string | null;
  readonly at: number;
  readonly write: string;
}

/** Something that can be taken back: what stood in the fields before and after. */
interface Step {
  readonly before: Readonly<Record<string, string | null>>;
  readonly after: Readonly<Record<string, string | null>>;
}

/** The draft of an ad as its journal tells it. Times are epoch milliseconds of the devices that wrote. */
export interface Draft {
  readonly status: DraftStatus;
  /** Whose it is; null as long as nobody has logged in. */
  readonly account: string | null;
  readonly from: Extract<DraftFact, { type: 'draft.begun' }>['from'] | null;
  readonly written: Readonly<Record<string, Written>>;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly changedAt: number;
  /** Names of the writings that it is made of: one that comes a second time counts once. */
  readonly writes: readonly string[];
}

/**
 * A draft after one more fact. Of a field that was written twice the later writing holds (by time, then by name), so facts
 * may come in any order: two tabs or devices that have them all agree.
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

/** What stands in the fields of a draft; those where nothing does are left out. */
export function fieldsOf({ written }: Pick<Draft, 'written'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(written).flatMap(([field, { value }]) => (value === null || value === '' ? [] : [[field, value]])),
  );
}

/** Of these fields those that stand otherwise in the draft. */
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
  // An erased person’s words are gone, and with them what changed.
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
  // What the ad says that is changed or copied was typed by nobody: to take it back would leave an empty ad.
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
