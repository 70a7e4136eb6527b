import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf, wrapped } from '#inspector/paths/formats/columns.ts';

const columns = [{ heading: 'n', align: 'right' }, { heading: 'event' }, { heading: 'state' }] as const;

describe('columns', () => {
  it('are as wide as their content, with numbers aligned right', () => {
    expect(
      columnsOf(
        columns,
        [
          ['1', 'menu.opened', 'open'],
          ['10', 'x', 'closed'],
        ],
        80,
      ),
    ).toEqual([' n  event        state', ' 1  menu.opened  open', '10  x            closed']);
  });

  it('wrap long content, and separate a cell from the next row', () => {
    expect(
      columnsOf(
        columns,
        [
          ['1', 'filters.changed (region and price)', 'a'],
          ['2', 'b', 'c'],
        ],
        30,
      ),
    ).toEqual([
      'n  event                 state',
      '1  filters.changed       a',
      '   (region and price)',
      '2  b                     c',
    ]);
  });

  it('keep the lines of a cell', () => {
    expect(columnsOf(columns, [['1', 'one\ntwo', 'three']], 80).slice(1)).toEqual(['1  one    three', '   two']);
  });

  it('are never wider than the terminal, as long as it has room for them at all', () => {
    const cell = fc.stringMatching(/^[a-zA-Z.+ ]{0,80}$/);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { maxLength: 6 }),
        fc.integer({ min: 30, max: 200 }),
        (rows, width) => {
          for (const line of columnsOf(columns, rows, width)) expect(line.length).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

describe('a wrapped text', () => {
  it('loses nothing but the spaces at which it is broken', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z.+ ]{0,120}$/), fc.integer({ min: 1, max: 50 }), (text, width) => {
        const lines = wrapped(text, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('is broken at the joints of a name that is too long', () => {
    expect(wrapped('pendingUpdateWithoutToken.searching', 20)).toEqual(['pendingUpdateWithout', 'Token.searching']);
    expect(wrapped('the pendingUpdate.failed', 15)).toEqual(['the', 'pendingUpdate.', 'failed']);
  });
});
