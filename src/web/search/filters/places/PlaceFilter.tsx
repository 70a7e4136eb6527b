import { Trans } from '@lingui/react/macro';

import { FilterGroup } from '../FilterGroup.tsx';
import { PlacesFilter } from './PlacesFilter.tsx';
import { RegionFilter } from './RegionFilter.tsx';

/** Where: in a canton and beyond it, or in and around single places. */
export function PlaceFilter() {
  return (
    <FilterGroup title={<Trans>Place</Trans>}>
      <RegionFilter />
      <PlacesFilter />
    </FilterGroup>
  );
}
