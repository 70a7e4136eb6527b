import { describe, expect, it } from 'vitest';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { inKnownPlaces } from '#market/places/knownPlaces.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';

const known = (filter: Partial<SearchFilter>) => inKnownPlaces({ ...everything, ...filter }, swissLocalities);
const at = (localityID: string, radius = 0) => ({ localityID, radius });

describe('the places of a search that a directory contains', () => {
  it.each<Partial<SearchFilter>>([
    {},
    { region: 4, widened: 'neighbours' },
    { localities: [at('3011', 5), at('koeniz-be')], sort: 'nearest' },
    { category: 4000, query: 'velo', page: 3 },
  ])('remain, with all other filters: %j', (filter) => {
    expect(known(filter)).toEqual({ ...everything, ...filter });
  });

  it('are the known ones of several', () => {
    expect(known({ localities: [at('0001', 5), at('3011', 5)] })).toEqual({
      ...everything,
      localities: [at('3011', 5)],
    });
  });

  it('are the usual town for the postcode of a city', () => {
    expect(known({ localities: [at('3000', 5)] })).toEqual({ ...everything, localities: [at('bern-be', 5)] });
    expect(known({ localities: [at('1000'), at('3011')] }).localities).toEqual([at('3011'), at('lausanne-vd')]);
  });

  it('are the canton of a single unknown town', () => {
    expect(known({ localities: [at('atlantis-be', 5)], sort: 'nearest' })).toEqual({ ...everything, region: 4 });
    expect(known({ localities: [at('0001')] })).toEqual(everything);
    expect(known({ localities: [at('atlantis-be'), at('atlantis-zh')] })).toEqual(everything);
  });

  it('are the canton alone when it has no such part', () => {
    expect(known({ region: 4, subregion: 'atlantis' })).toEqual({ ...everything, region: 4 });
  });

  it('are a part of a canton that it has', () => {
    const [bern] = swissLocalities.byPostcode.get('3011')!;
    const table = { ...swissLocalities, all: [{ ...bern!, subregion: 'mittelland' }] };
    const filter = { ...everything, region: 4, subregion: 'mittelland' };
    expect(inKnownPlaces(filter, table)).toEqual(filter);
  });
});
