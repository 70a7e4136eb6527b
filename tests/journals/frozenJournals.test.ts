import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentSchemaVersion, validatedFactFrom, type StoredData } from '#machines/journal/facts.ts';
import { beginning, fold, stateName } from '#machines/journal/fold.ts';
import type { Lifecycle } from '#machines/journal/lifecycle.ts';
import { features } from '#server/features.ts';
import { sqlFor } from '#server/store/sql.ts';

interface FrozenJournal {
  readonly name: string;
  readonly endsIn: string;
  readonly endsAs: object;
  readonly facts: readonly StoredData[];
}

const registered = features.flatMap(({ journals }) => journals?.(sqlFor('sqlite')) ?? []);
const lifecycles = registered.map(({ lifecycle }) => lifecycle);

function journalsOf({ feature }: Lifecycle): FrozenJournal[] {
  const folder = new URL(`${feature}/`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => ({ name, ...JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }));
}

it('are of every lifecycle in machines/, since each is registered', () => {
  const written = Object.keys(import.meta.glob('/machines/*/lifecycle/*Lifecycle.ts')).map(
    (path) => path.split('/')[2],
  );
  const names = new Set(lifecycles.map(({ feature }) => feature));
  expect(names, 'src/server/features.ts lists a feature with the journals of each lifecycle').toEqual(new Set(written));
});

describe.each(lifecycles)('frozen journals of the $feature', (lifecycle) => {
  const { machine, facts: catalogue, feature } = lifecycle;
  const journals = journalsOf(lifecycle);

  it.each(journals)('$name folds to where it ended', ({ facts, endsIn, endsAs }) => {
    const opened = facts.map((stored) => validatedFactFrom(catalogue, stored));
    const { snapshot } = fold(machine, beginning(machine, `${feature}-frozen`), opened);
    expect(stateName(snapshot)).toBe(endsIn);
    expect(snapshot.context[feature]).toMatchObject(endsAs);
  });

  it('hold every fact, in every version of its schema', () => {
    const held = new Set(
      journals.flatMap(({ facts }) => facts.map(({ type, schemaVersion }) => `${type} ${schemaVersion}`)),
    );
    const declared = Object.entries(catalogue.declarations).flatMap(([type, declaration]) =>
      Array.from({ length: currentSchemaVersion(declaration) }, (_, index) => `${type} ${index + 1}`),
    );
    const missing = declared.filter((one) => !held.has(one));
    expect(missing, `tests/journals/${feature}/ needs a journal with these facts`).toEqual([]);
  });
});
