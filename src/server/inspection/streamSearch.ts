import * as z from 'zod/mini';
import { featureOf } from '#machines/journal/lifecycle.ts';
import type { Feature } from '#server/store/feature.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { foldedState } from './foldedState.ts';
import type { FactRow } from './inspectionTables.ts';

/** The streams of one page of answers. */
const pageSize = 50;
/** The positions of the journal that one query examines, and the number of queries of one call. */
const [window, mostWindows] = [20_000, 5] as const;
/** The journals that one call folds at most, to find those in a state. */
const mostFolded = 400;

const moment = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)));
const word = z.optional(z.string().check(z.maxLength(200)));

/** The query of `GET api/streams`. */
export const streamQuery = z.object({
  text: word,
  machine: word,
  state: word,
  fact: word,
  since: moment,
  until: moment,
  after: moment,
});
export type StreamQuery = z.output<typeof streamQuery>;

/** A stream in the list, as `streamSchema` of the inspector's host has it. */
export interface StreamLine {
  readonly id: string;
  readonly machine: string;
  readonly state: string;
  readonly facts: number;
  readonly began: number;
  readonly latest: number;
}

type LastFact = Pick<FactRow, 'position' | 'stream' | 'version' | 'at'>;

/**
 * Streams in the order of their last facts, newest first. A call examines a bounded part of the journal, so a page may be
 * short, or empty: `next` continues behind it. Null means that nothing is left.
 */
export async function findStreams(
  market: Market,
  query: StreamQuery,
): Promise<{ readonly streams: readonly StreamLine[]; readonly next: string | null }> {
  const byName = new Map(market.features.map((feature) => [feature.lifecycle.feature, feature]));
  const wanted = market.features.filter(({ lifecycle: { machine } }) => hasPart(machine.id, query.machine));
  const facts = query.fact ? factsNamed(query.fact, wanted) : null;
  if (wanted.length === 0 || facts?.length === 0) return { streams: [], next: null };
  const found: (LastFact & { readonly feature: Feature; readonly state: string })[] = [];
  let before = query.after ?? (await market.store.head()) + 1;
  let folded = 0;
  for (let windows = 0; windows < mostWindows && before > 1; windows += 1) {
    const floor = Math.max(0, before - window - 1);
    for (const last of await lastFacts(market, { ...query, facts, before, floor, features: wanted })) {
      before = last.position;
      const feature = byName.get(featureOf(last.stream));
      if (!feature || !hasPart(last.stream, query.text)) continue;
      const state = await foldedState(market, feature, last.stream);
      folded += 1;
      if (hasPart(state, query.state)) found.push({ ...last, feature, state });
      if (found.length === pageSize || folded === mostFolded) return page(market, found, before);
    }
    before = floor + 1;
  }
  return page(market, found, before);
}

/** Developers type a part of a name, without regard to case. */
function hasPart(text: string, part = ''): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

/** The declared types of facts with a part of a name. Old types that were renamed are not among them. */
function factsNamed(part: string, features: readonly Feature[]): readonly string[] {
  const types = features.flatMap(({ lifecycle }) => Object.keys(lifecycle.facts.declarations));
  return types.filter((type) => hasPart(type, part));
}

async function page(
  market: Market,
  found: readonly (LastFact & { readonly feature: Feature; readonly state: string })[],
  before: number,
): Promise<{ readonly streams: readonly StreamLine[]; readonly next: string | null }> {
  const began = await beginnings(
    market,
    found.map(({ stream }) => stream),
  );
  return {
    streams: found.map(({ stream, feature, state, version, at }) => ({
      id: stream,
      machine: feature.lifecycle.machine.id,
      state,
      facts: version,
      began: began.get(stream) ?? at,
      latest: at,
    })),
    next: before > 1 ? String(before) : null,
  };
}

/** The last facts of streams between two positions, newest first. Each row costs a look-up in the index of streams. */
async function lastFacts(
  { store, sql }: Market,
  asked: Pick<StreamQuery, 'since' | 'until'> & {
    readonly before: number;
    readonly floor: number;
    readonly features: readonly Feature[];
    /** The types of facts of which a stream must have one; null for all streams. */
    readonly facts: readonly string[] | null;
  },
): Promise<readonly LastFact[]> {
  let query = sql
    .selectFrom('facts')
    .select(['position', 'stream', 'version', 'at'])
    .where('position', '<', asked.before)
    .where('position', '>', asked.floor)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('facts as later')
            .select('later.version')
            .whereRef('later.stream', '=', 'facts.stream')
            .whereRef('later.version', '>', 'facts.version'),
        ),
      ),
    )
    // The character after the dash closes the range of a feature's streams.
    .where(({ or, and, eb }) =>
      or(
        asked.features.map(({ lifecycle: { feature } }) =>
          and([eb('stream', '>=', `${feature}-`), eb('stream', '<', `${feature}.`)]),
        ),
      ),
    )
    .orderBy('position', 'desc');
  const { since, until, facts } = asked;
  if (since !== undefined) query = query.where('at', '>=', since);
  if (until !== undefined) query = query.where('at', '<=', until);
  if (facts) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('facts as earlier')
          .select('earlier.version')
          .whereRef('earlier.stream', '=', 'facts.stream')
          .where('earlier.type', 'in', facts),
      ),
    );
  }
  return store.query<LastFact>(compiled(query));
}

async function beginnings({ store, sql }: Market, streams: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (streams.length === 0) return new Map();
  const query = sql
    .selectFrom('facts')
    .select(['stream', 'at'])
    .where('version', '=', 1)
    .where('stream', 'in', streams);
  const rows = await store.query<Pick<FactRow, 'stream' | 'at'>>(compiled(query));
  return new Map(rows.map(({ stream, at }) => [stream, at]));
}
