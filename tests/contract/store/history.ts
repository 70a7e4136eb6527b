import type { AppendOutcome, NewFact, StoredFact } from '#server/store/store.ts';

/** A writer's command and its outcome; `failed` means that the store reported that nothing was written. */
export interface Attempt {
  readonly facts: readonly Pick<NewFact, 'stream' | 'version'>[];
  readonly outcome: AppendOutcome | { readonly kind: 'failed' };
}

/** All observations of clients during concurrent writes. */
export interface History {
  readonly attempts: readonly Attempt[];
  /** The positions that each follower received, in order: readers of `position > last`, and subscribers. */
  readonly followers: Readonly<Record<string, readonly number[]>>;
  /** The whole journal, read after all writes have ended. */
  readonly journal: readonly StoredFact[];
}

/** The promises that a store has broken, as sentences; empty when there are none. */
export function broken(history: History): string[] {
  return [
    ...versionsNotDense(history),
    ...severalWinners(history),
    ...acknowledgedMissing(history),
    ...neverAcknowledged(history),
    ...followersMisled(history),
  ];
}

const name = ({ stream, version }: Pick<NewFact, 'stream' | 'version'>) => `${stream} ${version}`;

function versionsNotDense({ journal }: History): string[] {
  const last = new Map<string, number>();
  return journal.flatMap((fact) => {
    const expected = (last.get(fact.stream) ?? 0) + 1;
    last.set(fact.stream, fact.version);
    return fact.version === expected ? [] : [`${name(fact)} stands where version ${expected} belongs`];
  });
}

function severalWinners({ attempts }: History): string[] {
  const winners = new Map<string, number>();
  for (const { facts, outcome } of attempts) {
    if (outcome.kind === 'appended')
      for (const fact of facts) winners.set(name(fact), (winners.get(name(fact)) ?? 0) + 1);
  }
  return [...winners].filter(([, count]) => count > 1).map(([fact, count]) => `${fact} was won by ${count} commands`);
}

function acknowledgedMissing({ attempts, journal }: History): string[] {
  const stored = new Map(journal.map((fact) => [fact.position, name(fact)]));
  return acknowledged(attempts)
    .filter((fact) => stored.get(fact.position) !== name(fact))
    .map((fact) => `${name(fact)} was acknowledged at ${fact.position} and is not there`);
}

function neverAcknowledged({ attempts, journal }: History): string[] {
  const known = new Set(acknowledged(attempts).map(({ position }) => position));
  return journal
    .filter(({ position }) => !known.has(position))
    .map((fact) => `${name(fact)} is there at ${fact.position} and nobody was told so`);
}

function acknowledged(attempts: readonly Attempt[]): readonly StoredFact[] {
  return attempts.flatMap(({ outcome }) => ('facts' in outcome ? outcome.facts : []));
}

function followersMisled({ followers, journal }: History): string[] {
  return Object.entries(followers).flatMap(([follower, seen]) => {
    const counts = new Map<number, number>();
    for (const position of seen) counts.set(position, (counts.get(position) ?? 0) + 1);
    const missed = journal
      .filter(({ position }) => !counts.has(position))
      .map(({ position }) => `${follower} missed ${position}`);
    const twice = [...counts].filter(([, count]) => count > 1).map(([position]) => `${follower} saw ${position} twice`);
    const back = seen.filter((position, index) => index > 0 && position < seen[index - 1]!);
    return [...missed, ...twice, ...back.map((position) => `${follower} saw ${position} after a later one`)];
  });
}
