import { useOffered } from '../filtersFlow.ts';
import { IntervalFacet } from './IntervalFacet.tsx';
import { SelectFacet } from './SelectFacet.tsx';

/** The filters that the ads of the category have beside those of every ad (SEARCH-15), in its order. */
export function FacetFilters() {
  const facets = useOffered((told) => told.facets) ?? [];
  // Another text or category has other options: what was there before is forgotten.
  const scope = useOffered(({ filters }) => [filters['q'], filters['category'], filters['subcategory']].join('/'));
  return facets.map((facet) =>
    facet.kind === 'select' ? (
      <SelectFacet key={`${scope}/${facet.key}`} facet={facet} />
    ) : (
      <IntervalFacet key={facet.key} facet={facet} />
    ),
  );
}
