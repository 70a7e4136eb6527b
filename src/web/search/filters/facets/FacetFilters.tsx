import { useOffered } from '../filtersFlow.ts';
import { IntervalFacet } from './IntervalFacet.tsx';
import { SelectFacet } from './SelectFacet.tsx';

/** The filters that only the listings of this category have (SEARCH-15), in the category's order. */
export function FacetFilters() {
  const facets = useOffered((offered) => offered.facets) ?? [];
  // Another text or category has other options, so the steady order starts over.
  const scope = useOffered(({ filters }) => [filters['q'], filters['category'], filters['subcategory']].join('/'));
  return facets.map((facet) =>
    facet.kind === 'select' ? (
      <SelectFacet key={`${scope}/${facet.key}`} facet={facet} />
    ) : (
      <IntervalFacet key={facet.key} facet={facet} />
    ),
  );
}
