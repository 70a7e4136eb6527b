import { describe, expect, it } from 'vitest';
import { chosenPasswordProblem } from '#server/account/passwords/chosenPassword.ts';

const email = 'ana@example.ch';

describe('a chosen password', () => {
  it.each([
    'liverpool',
    'juventus',
    'schalke04',
    'fuckyou1',
    'zaq12wsx',
    'alexander',
    'chelsea1',
    'dragon12',
    'computer1',
    'Liverpool',
    'ALEXANDER',
    'L1verp00l',
    'al3xand3r',
    'juv3ntu$',
    '@lexander',
    'password1',
    'Liverpool7',
    'sunshine2026',
    '!!juventus99',
    '1andrea1!',
    'ｌｉｖｅｒｐｏｏｌ',
    'liver\u200bpool',
  ])('%s is refused as too common', async (password) => {
    expect(await chosenPasswordProblem(password, email)).toBe('tooCommon');
  });

  it.each([
    ['kurz', 'tooShort'],
    ['x'.repeat(201), 'tooLong'],
    ['Jana.Muster@Bücher.example', 'isEmail'],
    ['jana.muster@xn--bcher-kva.example', 'isEmail'],
    ['jana.muster', 'isEmail'],
  ])('%s is refused by the rules: %s', async (password, problem) => {
    expect(await chosenPasswordProblem(password, 'jana.muster@xn--bcher-kva.example')).toBe(problem);
  });

  it.each([
    'Brombeer-Gipfel 7',
    'xkqvbrz8',
    'liverpool20261',
    '12ab34cd56',
    'liverpool am Genfersee',
    'zürichsee im nebel',
  ])('%s is accepted', async (password) => {
    expect(await chosenPasswordProblem(password, email)).toBeUndefined();
  });
});
