export { FacetFilters } from './FacetFilters.tsx';
export { PlacesFilter } from './PlacesFilter.tsx';
