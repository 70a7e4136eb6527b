import type { ListingItem } from '#machines/listing/listingItem.ts';

import { ListingEntries } from '../../listing/card/ListingEntries.tsx';
import { ListingCard } from '../../listing/card/ListingCard.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { ListingRow } from './ListingRow.tsx';
import { SearchFlow, useFilter } from '../searchFlow.ts';

/** The number of results on the first screen of a desktop; their pictures load at once. */
const firstScreen = { list: 4, grid: 9 } as const;

/** The results, in the view (list or grid) that the URL names. */
export function FoundListings({ items }: { readonly items: readonly ListingItem[] }) {
  const { view } = useFilter();
  const distances = SearchFlow.useSelector(({ context }) => context.result?.distances) ?? {};
  if (view === 'grid') {
    return (
      <Grid of="results" as="ul">
        <ListingEntries of={items}>
          {(item, index) => (
            <ListingCard
              item={item}
              level={2}
              distance={distances[item.id]}
              priority={index === 0 ? 'first' : index < firstScreen.grid}
            />
          )}
        </ListingEntries>
      </Grid>
    );
  }
  return (
    <ul>
      <ListingEntries of={items}>
        {(item, index) => (
          <ListingRow
            item={item}
            distance={distances[item.id]}
            priority={index === 0 ? 'first' : index < firstScreen.list}
          />
        )}
      </ListingEntries>
    </ul>
  );
}
