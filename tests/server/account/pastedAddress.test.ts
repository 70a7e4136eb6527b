import { describe, expect, it } from 'vitest';
import { normalEmail } from '#server/account/emailAddress.ts';

describe('an email address that was pasted', () => {
  it.each([
    '\u200Bana@example.ch\uFEFF',
    '\u202Aana@example.ch\u202C',
    '\u00A0ana@example.ch\u00AD',
    'mailto:ana@example.ch',
    '\u200BMailto:\u00A0ana@example.ch\u3000',
  ])('is the address without what copying put around it: %j', (pasted) => {
    expect(normalEmail(pasted)).toBe('ana@example.ch');
  });

  it.each(['ana\u202E@example.ch', 'ana\u200B@example.ch'])(
    'is refused with an invisible character amid it: %j',
    (pasted) => {
      expect(normalEmail(pasted)).toBeUndefined();
    },
  );
});
