import { describe, expect, it } from 'vitest';
import { likelyAddress } from '#machines/account/credentials/likelyAddress.ts';

describe('the likely address', () => {
  it.each([
    ['vreni@gmial.com', 'vreni@gmail.com'],
    ['vreni@gmal.com', 'vreni@gmail.com'],
    ['vreni@gnail.com', 'vreni@gmail.com'],
    ['Vreni.Muster@GMIAL.COM', 'Vreni.Muster@gmail.com'],
    ['vreni@gmail.con', 'vreni@gmail.com'],
    ['vreni@gmail.ch', 'vreni@gmail.com'],
    ['vreni@gmial.con', 'vreni@gmail.com'],
    ['vreni@hotmial.com', 'vreni@hotmail.com'],
    ['vreni@hotmai.ch', 'vreni@hotmail.ch'],
    ['vreni@hotmail.con', 'vreni@hotmail.com'],
    ['vreni@bluwin.ch', 'vreni@bluewin.ch'],
    ['vreni@bluewin.com', 'vreni@bluewin.ch'],
    ['vreni@outlok.com', 'vreni@outlook.com'],
    ['vreni@iclod.com', 'vreni@icloud.com'],
    ['vreni@yaho.fr', 'vreni@yahoo.fr'],
    ['vreni@gmx.con', 'vreni@gmx.com'],
    [' vreni@protonmial.com ', 'vreni@protonmail.com'],
  ])('of %s is %s', (typed, likely) => {
    expect(likelyAddress(typed)).toBe(likely);
  });

  it.each([
    'vreni@gmail.com',
    'vreni@gmx.ch',
    'vreni@gmx.net',
    'vreni@hotmail.ch',
    'vreni@hotmail.co.uk',
    'vreni@mail.com',
    'vreni@email.ch',
    'vreni@ymail.com',
    'vreni@yahoo.es',
    'vreni@live.nl',
    'vreni@me.com',
    'vreni@example.ch',
    'vreni@baeckerei-huber.ch',
    'vreni@gmail.firma.ch',
    'vreni@gmx',
    'vreni@',
    'gmial.com',
    '',
    '@gmial.com',
  ])('of %j is none, since nothing looks like a typo', (typed) => {
    expect(likelyAddress(typed)).toBeNull();
  });
});
