import { describe, expect, it } from 'vitest';
import { normalEmail } from '#server/account/addresses/emailAddress.ts';

describe('an address of a mailbox', () => {
  it.each([
    [' Ana.Rossi@Example.CH ', 'Ana.Rossi@example.ch'],
    ['ana+velo@example.ch', 'ana+velo@example.ch'],
    ['ju\u0308rg@Bücher.ch', 'jürg@xn--bcher-kva.ch'],
    ["o'neil@a-b.example", "o'neil@a-b.example"],
    ['', undefined],
    ['ana', undefined],
    ['ana@', undefined],
    ['@example.ch', undefined],
    ['ana@localhost', undefined],
    ['ana@example.1', undefined],
    ['ana@-example.ch', undefined],
    ['ana..rossi@example.ch', undefined],
    ['ana rossi@example.ch', undefined],
    ['ana@example.ch, ben@example.ch', undefined],
    ['ana@example.ch\r\nBcc: ben@example.ch', undefined],
    ['"ana"@example.ch', undefined],
    [`${'a'.repeat(65)}@example.ch`, undefined],
    [`a@${`${'b'.repeat(60)}.`.repeat(5)}ch`, undefined],
  ] as const)('%j is written %j', (typed, written) => {
    expect(normalEmail(typed)).toBe(written);
  });
});
