import { Trans } from '@lingui/react/macro';

import { FilterGroup } from '../FilterGroup.tsx';
import { PlacesFilter } from './PlacesFilter.tsx';
import { RegionFilter } from './RegionFilter.tsx';

/** Filters by location: a canton with optional surroundings, or single places. */
export function PlaceFilter() {
  return (
    <FilterGroup title={<Trans id="search.place">Place</Trans>}>
      <RegionFilter />
      <PlacesFilter />
    </FilterGroup>
  );
}
