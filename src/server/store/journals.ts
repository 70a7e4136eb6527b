import { StoreUnavailable, UnreadableFact, type Store, type StoredFact } from './store.ts';
import { featureOf } from '#machines/journal/lifecycle.ts';
import type { Feature } from './feature.ts';
import { hasPersonalFields, unseal, type PersonKeys } from './keys/sealing.ts';

/** The journals with everything that is needed to read them. */
export interface Journals {
  readonly store: Store;
  readonly features: readonly Feature[];
  readonly keys: PersonKeys;
}

const atOnce = 5000;

/** A stored fact with decrypted personal fields, and its feature. */
export interface OpenedFact {
  readonly stored: StoredFact;
  readonly feature: Feature;
}

/** Every stored fact, stream by stream, each stream oldest first. */
export function storedFactsByStream(journals: Journals): AsyncGenerator<OpenedFact> {
  const { store } = journals;
  return pageByPage(journals, (last) => store.readByStream(last ?? { stream: '', version: 0 }, atOnce));
}

/** Every stored fact in order of position, unreadable ones included. */
export async function* storedPages({ store }: Pick<Journals, 'store'>): AsyncGenerator<StoredFact> {
  yield* paged((last) => store.readAll(last?.position ?? 0, atOnce));
}

async function* pageByPage(
  { features, keys }: Journals,
  pageAfter: (last: StoredFact | undefined) => Promise<readonly StoredFact[]>,
): AsyncGenerator<OpenedFact> {
  const byName = new Map(features.map((feature) => [feature.lifecycle.feature, feature]));
  for await (const stored of paged(pageAfter)) {
    const feature = byName.get(featureOf(stored.stream));
    if (!feature) throw new Error(`${stored.stream}: no feature of that name keeps journals`);
    yield { stored: await openedFact(feature, stored, keys), feature };
  }
}

async function* paged(
  pageAfter: (last: StoredFact | undefined) => Promise<readonly StoredFact[]>,
): AsyncGenerator<StoredFact> {
  for (let last: StoredFact | undefined; ;) {
    const page = await pageAfter(last);
    yield* page;
    if (page.length < atOnce) return;
    last = page.at(-1);
  }
}

/** A stored fact with its personal fields decrypted; the field of an erased person is empty. */
export async function openedFact(feature: Feature, stored: StoredFact, keys: PersonKeys): Promise<StoredFact> {
  const { facts } = feature.lifecycle;
  if (!hasPersonalFields(facts, stored.type)) return stored;
  const { data } = stored;
  try {
    return { ...stored, data: await unseal(keys, facts, stored.type, data) };
  } catch (cause) {
    if (cause instanceof StoreUnavailable) throw cause;
    throw new UnreadableFact(stored, 'its personal fields do not decrypt with the key of their person', { cause });
  }
}
