import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostOptions } from '#machines/market/limits.ts';
import { Arena } from '#server/search/memory/arena.ts';
import { conditionsOf } from '#server/search/memory/conditions.ts';
import { KnownValues, valueName } from '#server/search/memory/knownValues.ts';
import { ValueCounts } from '#server/search/memory/counts/valueCounts.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { filter } from '../../corpus/listings.ts';

const cars = { category: 2000, subcategory: 2020 };
const model = parametersFor(cars.subcategory).find(({ kind }) => kind === 'text')!;

/** Some models have several spellings, and there are more than a response may contain. */
const anyCountedValues = fc.array(
  fc.tuple(fc.nat(2 * mostOptions), fc.constantFrom('modell', 'Modell', 'MODELL'), fc.integer({ min: 1, max: 5 })),
  { minLength: 0, maxLength: 4 * mostOptions, size: 'max' },
);

it('the most frequent options of a text are returned, in the spelling of most ads, and the chosen ones', () => {
  fc.assert(
    fc.property(anyCountedValues, fc.array(fc.nat(3 * mostOptions), { maxLength: 3 }), (reported, chosen) => {
      if (model.kind !== 'text') throw new Error('Cars have a text');
      const known = new KnownValues();
      const numbers = reported.map(([number, word]) => known.numberOf(valueName(model, `${word} ${number}`)));
      const counts = new ValueCounts(known, new Arena());
      for (const [at, [, , count]] of reported.entries()) counts.add(numbers[at]!, count);
      const requested = filter({ ...cars, selects: { [model.key]: chosen.map((number) => `Modell ${number}`) } });
      const answered = counts.selectCounts(conditionsOf(requested, undefined, known, new Arena()));

      const options = Map.groupBy(reported, ([number]) => `modell ${number}`);
      const expected = [...new Set([...options.keys(), ...chosen.map((number) => `modell ${number}`)])]
        .map((option) => {
          const spellings = Map.groupBy(options.get(option) ?? [], ([number, word]) => `${word} ${number}`);
          const bySpelling = Array.from(spellings, ([spelling, all]) => ({ spelling, count: sumOf(all) }));
          const [most] = bySpelling.toSorted((a, b) => b.count - a.count || (a.spelling < b.spelling ? -1 : 1));
          return { option, spelling: most?.spelling ?? option, count: sumOf(options.get(option) ?? []) };
        })
        .toSorted((a, b) => b.count - a.count || (a.option < b.option ? -1 : 1))
        .filter(({ option }, place) => place < mostOptions || chosen.some((number) => option === `modell ${number}`));
      expect(answered.find(({ key }) => key === model.key)?.options).toEqual(expected);
    }),
  );
});

function sumOf(all: readonly (readonly [number, string, number])[]): number {
  return all.reduce((sum, [, , count]) => sum + count, 0);
}
