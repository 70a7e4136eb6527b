import { type Fact, factFrom } from '#machines/journal/facts.ts';
import { featureOf } from '#machines/journal/lifecycle.ts';
import { openedFact } from '#server/store/journals.ts';
import type { ExportedFile } from '#server/marketFeature.ts';
import type { Market } from '#server/store/market.ts';

/** The files that a feature adds to the export of an account. */
export type ExportPart = (account: string) => Promise<readonly ExportedFile[]>;

/** The facts of a journal, oldest first, with their personal fields decrypted. */
export async function exportedJournal(
  { store, features, keys }: Market,
  stream: string,
  isIncluded: (fact: Fact) => boolean = () => true,
): Promise<readonly object[]> {
  const feature = features.find(({ lifecycle }) => lifecycle.feature === featureOf(stream))!;
  const stored = await store.readStream(stream);
  const opened = await Promise.all(stored.map((fact) => openedFact(feature, fact, keys)));
  const facts = opened.map((fact) => factFrom(feature.lifecycle.facts, fact)).filter(isIncluded);
  return facts.map(({ type, at, ...data }) => ({ type, at: exportedTime(at), ...data }));
}

/** A time in epoch milliseconds as ISO 8601. */
export function exportedTime(at: number): string {
  return new Date(at).toISOString();
}

/** A value as formatted JSON. */
export function exportedJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
