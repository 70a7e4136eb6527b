import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlighted } from '#server/suggestions/highlight.ts';
import { wordsIn } from '#server/suggestions/phrases.ts';

const keys = (typed: string) => wordsIn(typed).map(({ key }) => key);

describe('a highlighted label', () => {
  it.each([
    ['Velo', 'vel', ['', 'Vel', 'o']],
    ['Zürich', 'zue', ['', 'Zü', 'rich']],
    ['Zuerich', 'zü', ['', 'Zu', 'erich']],
    ['E\u0301te\u0301', 'ét', ['', 'E\u0301t', 'e\u0301']],
    ['Velo Damen', 'velo d', ['', 'Velo', ' ', 'D', 'amen']],
    ['Rotes Velo', 'velo', ['Rotes ', 'Velo']],
    ['E-Bike', 'ebi', ['', 'E-Bi', 'ke']],
    ['Sport & Outdoor', 'out', ['Sport & ', 'Out', 'door']],
    ['Raphae', 'raphae', ['', 'Raphae']],
    ['Sofa', 'velo', ['Sofa']],
    ['Sofa', '', ['Sofa']],
    ['', 'velo', ['']],
  ])('%j for %j', (label, typed, parts) => {
    expect(highlighted(label, keys(typed))).toEqual(parts);
  });

  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('a', 'ü', 'E', ' ', '-', "'", '.', '1') }),
  );

  it('is the label again when its pieces are joined, none of them empty but the first', () => {
    fc.assert(
      fc.property(text, text, (label, typed) => {
        const [first, ...others] = highlighted(label, keys(typed));
        expect([first, ...others].join('')).toBe(label);
        expect(others).not.toContain('');
      }),
      { numRuns: 500 },
    );
  });

  it('is bold from the beginning when it is typed whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ü', 'E', 'x'), minLength: 1 }), (word) => {
        expect(highlighted(word, keys(word))).toEqual(['', word]);
      }),
    );
  });
});
