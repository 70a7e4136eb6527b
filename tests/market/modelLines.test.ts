import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carBrands } from '#machines/market/parameters/carBrands.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { inModelLines } from '#market/modelLines.ts';

const requested = (model: readonly string[], brand: readonly string[] = []) =>
  inModelLines({ ...everything, category: 2000, subcategory: 2020, selects: { brand, model } }).selects;

describe('a requested car model', () => {
  it.each([
    ['golf 1.4 tsi', ['volkswagen'], ['golf']],
    ['320d touring', ['bmw'], ['3er']],
    // The typed model may contain the make.
    ['vw golf 1.4 tsi', [], ['golf']],
    ['alfa romeo giulia 2.2 veloce', [], ['giulia']],
    // With several makes, only the engine is removed from the typed model.
    ['golf 1.4 tsi', ['volkswagen', 'audi'], ['golf']],
    ['grand cherokee 3.0 crd', [], ['grand cherokee']],
    ['grand cherokee', [], ['grand cherokee']],
    ['3.0 crd', ['other'], ['3.0 crd']],
  ])('is searched by its line: %s of %j', (model, brand, lines) => {
    expect(requested([model], brand)?.model).toEqual(lines);
  });

  it('is idempotent', () => {
    const brand = fc.subarray(Object.keys(carBrands), { maxLength: 2 });
    const word = fc.constantFrom(
      'golf',
      '1.4',
      'TSI',
      '320d',
      'vw',
      'C 220',
      'grand',
      'cherokee',
      'série 3',
      'x',
      '3.0',
    );
    const model = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(fc.array(model, { maxLength: 3 }), brand, (models, brands) => {
        const once = requested(models, brands)?.model ?? [];
        expect(requested(once, brands)?.model ?? []).toEqual(once);
      }),
    );
  });
});
