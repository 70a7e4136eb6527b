import { factFrom, type Fact } from '#machines/journal/facts.ts';
import { featureOf } from '#machines/journal/lifecycle.ts';
import type { Feature } from '#server/store/feature.ts';
import { openedFact, type Journals } from '#server/store/journals.ts';
import { type StoredFact, UnreadableFact } from '#server/store/store.ts';

/** Shown in place of a personal field. */
export const sealedText = '‹sealed›';

/** A journal as `journalSchema` of the inspector's host has it. */
export interface StreamJournal {
  readonly id: string;
  readonly machine: string;
  readonly facts: readonly {
    readonly position: number;
    readonly time: number;
    readonly actor: string | null;
    readonly command: string | null;
    readonly chart: string;
    readonly isTodays: boolean;
    readonly event: { readonly type: string };
  }[];
  readonly sealed: boolean;
  readonly mayOpen: boolean;
}

/**
 * The facts of a stream. Personal fields read ‹sealed› unless it is opened. The field of an erased person is empty
 * either way. Undefined if there is no such stream.
 */
export async function streamJournal(
  journals: Journals,
  stream: string,
  { isOpened = false, mayOpen = false }: { readonly isOpened?: boolean; readonly mayOpen?: boolean } = {},
): Promise<StreamJournal | undefined> {
  const feature = journals.features.find(({ lifecycle }) => lifecycle.feature === featureOf(stream));
  const stored = feature ? await journals.store.readStream(stream) : [];
  if (!feature || stored.length === 0) return undefined;
  const events = await Promise.all(stored.map((each) => eventOf(journals, feature, each, isOpened)));
  return {
    id: stream,
    machine: feature.lifecycle.machine.id,
    facts: stored.map(({ version, at, meta }, index) => ({
      position: version,
      time: at,
      actor: meta.actor ?? null,
      command: meta.command ?? null,
      chart: meta.chart,
      isTodays: meta.chart === feature.source,
      event: events[index]!.event,
    })),
    sealed: events.some(({ isSealed }) => isSealed),
    mayOpen,
  };
}

/** A fact with its personal fields sealed or opened. They are decrypted first, since an upcast may need their shape. */
async function eventOf(
  { keys }: Journals,
  feature: Feature,
  stored: StoredFact,
  isOpened: boolean,
): Promise<{ readonly event: Fact; readonly isSealed: boolean }> {
  const { facts } = feature.lifecycle;
  const opened = await openedFact(feature, stored, keys).catch((error: unknown) => {
    // An undecipherable field stays as it is stored, and is sealed below.
    if (error instanceof UnreadableFact) return stored;
    throw error;
  });
  const event = factFrom(facts, opened);
  if (isOpened && opened !== stored) return { event, isSealed: false };
  const values = event as unknown as Readonly<Record<string, unknown>>;
  const fields = (facts.declarations[event.type]?.personal ?? []).filter(
    (field) => (values[field] ?? null) !== null && values[field] !== '',
  );
  const masks = Object.fromEntries(fields.map((field) => [field, sealedText]));
  return { event: { ...event, ...masks }, isSealed: fields.length > 0 };
}
