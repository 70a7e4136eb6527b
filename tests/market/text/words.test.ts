import { describe, expect, it } from 'vitest';
import { fold } from '#market/text/fold.ts';
import { queryWordsOf, wordsOf } from '#market/text/words.ts';

const parts = (text: string) => wordsOf(text).map((word) => word.parts.join(' '));
const joined = (text: string) => wordsOf(text).map((word) => word.joined);
const termsOf = (text: string) =>
  new Set(wordsOf(text).flatMap(({ parts, joined = '', measures }) => [...parts, joined, ...measures].map(fold)));

describe('the words of a text', () => {
  it('are in lower case, without punctuation', () => {
    expect(parts('Stuhl, Tisch; (neu!) «Sofa»')).toEqual(['stuhl', 'tisch', 'neu', 'sofa']);
  });

  it('keep part numbers, years and decimals as written', () => {
    expect(parts('A4, i7, 8720h, 4x4, 2016, 3.5')).toEqual(['a4', 'i7', '8720h', '4x4', '2016', '3.5']);
  });

  it('split a part number at its joints, and keep it as a whole', () => {
    expect(wordsOf('RTX-4090')).toMatchObject([{ parts: ['rtx', '4090'], joined: 'rtx4090' }]);
    expect(wordsOf('i7-8720H')).toMatchObject([{ parts: ['i7', '8720h'], joined: 'i78720h' }]);
    expect(wordsOf('128GB')).toMatchObject([{ parts: ['128', 'gb'], joined: '128gb' }]);
    expect(wordsOf('2.0TDI')).toMatchObject([{ parts: ['2.0', 'tdi'], joined: '2.0tdi' }]);
  });

  it.each([
    ['Ersatzteil 06A 906 032-HN', '06a906032hn'],
    ['Teil 09A-906-032 H', '09a906032h'],
    ['Nr. 4G0 601-025 P', '4g0601025p'],
  ])('join the part number of %s, whatever separates its groups', (text, number) => {
    expect(wordsOf(text).at(-1)!.measures).toContain(number);
    expect(queryWordsOf(text).at(-1)!.alternatives[0]).toEqual([number]);
  });

  it.each(['Gr. 38-40 3 Stück', 'Jahrgang 2019-2021 2 Velos', 'E-Bike 25'])('join no range or name of %s', (text) => {
    expect(parts(text)).toHaveLength(4 - Number(text.startsWith('E')) * 2);
  });

  it.each(["1'250", '1’250', '1.250', '1,250'])('read %s as 1250', (written) => {
    expect(parts(`CHF ${written}.–`)).toEqual(['chf 1250']);
  });

  it('keep the cents of an amount, and the parts of an article number', () => {
    expect(parts("1'250.50 1,250.50 1.250,50")).toEqual(['1250.50', '1250.50', '1250.50']);
    expect(wordsOf('902.866.30')).toMatchObject([{ parts: ['902', '866', '30'], joined: '90286630' }]);
  });

  it('read a decimal comma as a dot, and split a date into its parts', () => {
    expect(parts('3,5 kg')).toEqual(['3.5 kg']);
    expect(parts('12.03.2016 06.2016 03/2016')).toEqual(['12 03 2016', '06 2016', '03', '2016']);
  });

  it('omit elided articles before any apostrophe', () => {
    expect(parts("l'armoire d’occasion dell`armadio qu´aujourd'hui")).toEqual([
      'armoire',
      'occasion',
      'armadio',
      'aujourd hui',
    ]);
  });

  it('omit a possessive s, and keep it in the unsplit word', () => {
    expect(wordsOf("Thurgauer's")).toMatchObject([{ parts: ['thurgauer'], joined: 'thurgauers' }]);
    expect(joined('Levi’s')).toEqual(['levis']);
  });

  it('join hyphenated words, for any kind of hyphen', () => {
    expect(joined('E-Bike E‑Bike E–Bike')).toEqual(['ebike', 'ebike', 'ebike']);
    expect(parts('gut - günstig')).toEqual(['gut', 'günstig']);
  });

  it('contain a measure as a single word, with or without a space', () => {
    for (const text of ['3m', '3 m', '3 Meter']) expect(wordsOf(text)[0]!.alternatives[0], text).toEqual(['3m']);
    for (const text of ['27″', '27"', '27 pouces'])
      expect(wordsOf(text)[0]!.alternatives, text).toContainEqual(['27zoll']);
    expect(wordsOf('E 220 d')).toMatchObject([
      { parts: ['e', '220', 'd'], alternatives: [['e220d'], ['e220', 'd'], ['220d'], ['220', 'd']] },
    ]);
  });

  it.each([
    ['10 uF', '10µF'],
    ['10µF', '10 μF'],
    ['25kmh', '25km/h'],
    ['25 km/h', '25 kmh'],
    ['ø32', 'Ø 32mm'],
    ['1.2 x 0.8', '1.20 x 0.80'],
    ['1.2x0.8', '1.20 x 0.80 m'],
    ['2 x 1', '2.00x1.0'],
  ])('of the measure %s are found in %s', (query, text) => {
    const terms = termsOf(text);
    for (const { alternatives } of queryWordsOf(query))
      expect(alternatives.some((all) => all.every((term) => terms.has(fold(term))))).toBe(true);
  });

  it('keep signs that change their meaning', () => {
    expect(parts('C++, C#, S10+, H & M, AT&T, Black & Decker, .NET')).toEqual(
      ['c++', 'c#', 's10 plus', 'h&m', 'at&t', 'black', 'decker', 'dotnet'], // prettier-ignore
    );
    expect(parts('#vintage Bett+Matratze 1+1 & mehr')).toEqual(['vintage', 'bett', 'matratze', '1', '1', 'mehr']);
  });

  it.each([
    ['h und m', 'H&M'],
    ['b und o', 'B & O'],
    ['c and a', 'C&A'],
    ['at und t', 'AT&T'],
    ['at and t', 'AT & T'],
    ['m und ms', 'M&Ms'],
    ['r n b', 'R&B'],
    ['c sharp', 'C#'],
    ['c-sharp', 'C#'],
    ['csharp', 'C#'],
    ['acdc', 'AC/DC'],
    ['loreal', "L'Oréal"],
    ['l oreal', 'L’Oréal'],
  ])('of the query %s are found in %s', (query, text) => {
    const terms = termsOf(text);
    const requested = queryWordsOf(query);
    expect(requested).toHaveLength(1);
    expect(requested[0]!.alternatives.some((all) => all.every((term) => terms.has(fold(term))))).toBe(true);
  });

  it('are also found as typed when they might be a name with a sign', () => {
    expect(queryWordsOf('plan a und b')[1]!.alternatives).toContainEqual(['a', 'und', 'b']);
    expect(queryWordsOf('shirt l damen')[1]!.alternatives).toContainEqual(['l', 'damen']);
    expect(queryWordsOf("L'Oréal")[0]!.alternatives).toEqual([['oréal']]);
    expect(joined('und/oder CD/DVD 3/4')).toEqual([undefined, undefined, 'cddvd', undefined]);
  });

  it('are not joined when there are many, as in the names of imported cars', () => {
    expect(joined('eins-zwei-drei-vier-fünf')).toEqual([undefined]);
    expect(parts('VW_Golf_1.9_TDI')).toEqual(['vw', 'golf', '1.9', 'tdi']);
  });

  it('are whole around invisible hyphens', () => {
    expect(parts('Kinder\u00adwagen')).toEqual(['kinderwagen']);
  });
});
