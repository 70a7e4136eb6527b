import { describe, expect, it } from 'vitest';
import { isPhone } from '#machines/account/credentials/phone.ts';
import { shownPhone, storedPhone } from '#server/account/phoneNumber.ts';

describe('a phone number', () => {
  it.each([
    ['+41 (0)79 123 45 67', '+41791234567', '079 123 45 67'],
    ['0041 79 123 45 67', '+41791234567', '079 123 45 67'],
    ['0041 (0) 79 123 45 67', '+41791234567', '079 123 45 67'],
    ['079 123 45 67', '+41791234567', '079 123 45 67'],
    ['079/123.45.67', '+41791234567', '079 123 45 67'],
    ['079–123–45–67', '+41791234567', '079 123 45 67'],
    ['079 123 45 67', '+41791234567', '079 123 45 67'],
    ['+410791234567', '+41791234567', '079 123 45 67'],
    ['031 318 12 34', '+41313181234', '031 318 12 34'],
    ['0800 55 64 64', '+41800556464', '0800 556 464'],
    ['+49 (0)151 23456789', '+4915123456789', '+49 1512 3456789'],
    ['+33 (0)6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['+39 06 1234 5678', '+390612345678', '+39 06 1234 5678'],
    ['+39 333 123 4567', '+393331234567', '+39 333 123 4567'],
    ['+423 234 56 78', '+4232345678', '+423 234 56 78'],
  ])('is stored as E.164 and shown as people dial it: %s', (written, stored, shown) => {
    expect([storedPhone(written), shownPhone(stored)]).toEqual([stored, shown]);
  });

  it.each([
    '79 123 45 67',
    '41791234567',
    '0041 (0) 79/123.45.67',
    '++41 79 123 45 67',
    '079-123\u221245\u221267',
    '０７９ １２３ ４５ ６７',
    '[079] 123 45 67',
    "079'123'45'67",
    '079·123·45·67',
    '079~123_45_67',
    'tel:+41791234567',
    'Tel. 079 123 45 67',
    '\u202A+41 79 123 45 67\u202C',
    '079\u200B123\u00AD45 67',
    '\u2800079 123 45 67\u3164',
  ])('has the same meaning in each spelling, for browser and server alike: %j', (written) => {
    expect([isPhone(written), storedPhone(written)]).toEqual([true, '+41791234567']);
  });

  it.each([
    '+41860791234567',
    '0860 79 123 45 67',
    '+6834000',
    '+80012345678',
    '+49 (0)151 23456789',
    '+39 06 1234 5678',
  ])('is accepted by the browser when the server accepts it: %s', (written) => {
    expect([isPhone(written), storedPhone(written) !== undefined]).toEqual([true, true]);
  });

  it.each([
    '+41 26 123 45',
    '0041 79 123 45 6',
    '+41 79 123 45 678',
    '+41 (0)79 123 45 6',
    '41 79 123 45 678',
    '079 123 45 6',
    '+41 860 79 123 45 6',
  ])('has too few or too many digits for Switzerland, for browser and server alike: %s', (written) => {
    expect([isPhone(written), storedPhone(written)]).toEqual([false, undefined]);
  });

  it.each([
    '12',
    '0791234',
    '+41 79 123 45 67 89',
    '+999 123 456 789',
    'call me',
    '+1-800-FLOWERS',
    '*31#0791234567',
    '079 123 45 67 / 031 318 12 34',
    `079 123 45 67${' -'.repeat(10)}`,
    '',
  ])('is refused when it cannot be dialled: %j', (written) => {
    expect(storedPhone(written)).toBeUndefined();
  });

  it('that was stored as it was typed is shown as it is dialled', () => {
    expect(['+410791234567', '+41 (0)79 123 45 67', '0791234567'].map(shownPhone)).toEqual(
      Array.from({ length: 3 }, () => '079 123 45 67'),
    );
  });

  it.each(['intern 12', '079 123 45 67;ext=12', 'Natel 079 123 45 67'])(
    'that was stored as it was typed, and is no single number, is shown as it was typed: %s',
    (stored) => {
      expect(shownPhone(stored)).toBe(stored);
    },
  );
});
