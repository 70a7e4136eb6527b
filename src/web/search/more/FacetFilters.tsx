import { useOffered } from '../filtersFlow.ts';
import { IntervalFacet } from './IntervalFacet.tsx';
import { SelectFacet } from './SelectFacet.tsx';

/** The filters that the ads of the category have beside those of every ad (SEARCH-15), in its order. */
export function FacetFilters() {
  const facets = useOffered((told) => told.facets) ?? [];
  return facets.map((facet) =>
    facet.kind === 'select' ? (
      <SelectFacet key={facet.key} facet={facet} />
    ) : (
      <IntervalFacet key={facet.key} facet={facet} />
    ),
  );
}
