import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSortPreset, sortOf, sortPresets, toSortPreset } from '#machines/market/sortPresets.ts';

const unknown = fc.anything().filter((value) => !sortPresets.some((preset) => preset === value));

describe('sort presets', () => {
  it('cheapest is price ascending [SEARCH-26]', () => {
    expect(sortOf('cheapest')).toEqual({ field: 'price', direction: 'ascending' });
  });

  it('expensive is price descending [SEARCH-27]', () => {
    expect(sortOf('expensive')).toEqual({ field: 'price', direction: 'descending' });
  });

  it('oldest is timestamp ascending [SEARCH-28]', () => {
    expect(sortOf('oldest')).toEqual({ field: 'timestamp', direction: 'ascending' });
  });

  it('newest is timestamp descending [SEARCH-29]', () => {
    expect(sortOf('newest')).toEqual({ field: 'timestamp', direction: 'descending' });
  });

  it('relevant is relevance descending [SEARCH-30]', () => {
    expect(sortOf('relevant')).toEqual({ field: 'relevance', direction: 'descending' });
  });

  it('order by price, relevance or timestamp, up or down, and by nothing else [SEARCH-24]', () => {
    const sorts = sortPresets.map(sortOf);
    expect(new Set(sorts.map(({ field }) => field))).toEqual(new Set(['price', 'relevance', 'timestamp']));
    expect(new Set(sorts.map(({ direction }) => direction))).toEqual(new Set(['ascending', 'descending']));
  });

  it('the default is newest [SEARCH-33]', () => {
    expect(defaultSortPreset).toBe('newest');
    expect(toSortPreset(undefined)).toBe('newest');
  });

  it('a known preset remains, an unknown one falls back to newest [SEARCH-31]', () => {
    for (const preset of sortPresets) expect(toSortPreset(preset)).toBe(preset);
    fc.assert(
      fc.property(unknown, (requested) => {
        expect(toSortPreset(requested)).toBe('newest');
      }),
    );
    expect(toSortPreset('toString')).toBe('newest');
  });

  it('the mapping to a sort falls back to relevance [SEARCH-32]', () => {
    fc.assert(
      fc.property(unknown, (requested) => {
        expect(sortOf(requested)).toEqual(sortOf('relevant'));
      }),
    );
    expect(sortOf('constructor')).toEqual({ field: 'relevance', direction: 'descending' });
  });
});
