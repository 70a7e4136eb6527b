import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compatibilityForm } from '#machines/market/text/compatibilityForm.ts';

const forms = ['NFKC', 'NFKD'] as const;

describe.each(forms)('the compatibility form %s', (form) => {
  it('of every character is at most four times as long as the character', () => {
    const longer: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      if (compatibilityForm(character, form).length > 4 * character.length) longer.push(code.toString(16));
    }
    expect(longer).toEqual([]);
  });

  it('of a text is at most four times as long as the text', () => {
    const unit = fc.oneof(
      fc.constantFrom('\ufdfa', '\ufdfb', '\u3316', '\u33af', '\u321d', '½', '…', 'ﬃ', 'ΐ', 'a', '\u0301'),
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        expect(compatibilityForm(text, form).length).toBeLessThanOrEqual(4 * text.length);
      }),
    );
  });
});

describe('the compatibility form', () => {
  it.each([
    ['½ ㎡ ㎞ ﬁn ＡＢＣ ℡', '1⁄2 m2 km fin ABC TEL'],
    ['Ⅷ … ①', 'VIII ... 1'],
    ['ＷｈａｔｓＡｐｐ \ufdfa ｊｅｔｚｔ', 'WhatsApp \ufdfa jetzt'],
  ])('of “%s” is “%s”', (text, form) => {
    expect(compatibilityForm(text, 'NFKC')).toBe(form);
  });
});
