import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '#inspector/paths/formats/code.ts';

/** Evaluates the generated code and returns its value. */
function meaningOf(code: string): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- Code is what is tested.
  return new Function(`return (${code});`)();
}

describe('values as code', () => {
  it('evaluate to the original', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.string({ unit: fc.constantFrom(...`'"\\\n\u2028aß€😀 $`) }),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie('value'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(value, (each) => {
        return JSON.stringify(meaningOf(codeOf(each as string))) === JSON.stringify(each);
      }),
    );
  });

  it('are formatted like the code of this project', () => {
    expect(codeOf(["it's", 'a "b"', `it's a "b"`])).toBe(`["it's", 'a "b"', 'it\\'s a "b"']`);
    expect(codeOf([['a', 'b']])).toBe(`[['a', 'b']]`);
    expect(
      codeOf({
        steps: [
          ['a', 'b'],
          ['c', 'd'],
        ],
        from: 'start',
      }),
    ).toBe(`{\n  steps: [\n    ['a', 'b'],\n    ['c', 'd'],\n  ],\n  from: 'start',\n}`);
    const long = 'x'.repeat(60);
    expect(codeOf([long, long])).toBe(`[\n  '${long}',\n  '${long}',\n]`);
  });
});
