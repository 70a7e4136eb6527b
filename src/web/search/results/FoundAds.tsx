import type { AdItem } from '#machines/listing/adItem.ts';

import { AdEntries } from '../../listing/card/AdEntries.tsx';
import { ListingCard } from '../../listing/card/ListingCard.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { ListingRow } from './ListingRow.tsx';
import { SearchFlow, useFilter } from '../searchFlow.ts';

/** The number of results on the first screen of a desktop; their pictures load at once. */
const firstScreen = { list: 4, grid: 9 } as const;

/** The results, in the view that the address names. */
export function FoundAds({ items }: { readonly items: readonly AdItem[] }) {
  const { view } = useFilter();
  const distances = SearchFlow.useSelector(({ context }) => context.result?.distances) ?? {};
  if (view === 'grid') {
    return (
      <Grid of="results" as="ul">
        <AdEntries of={items}>
          {(item, index) => (
            <ListingCard
              item={item}
              level={2}
              distance={distances[item.id]}
              priority={index === 0 ? 'first' : index < firstScreen.grid}
            />
          )}
        </AdEntries>
      </Grid>
    );
  }
  return (
    <ul>
      <AdEntries of={items}>
        {(item, index) => (
          <ListingRow
            item={item}
            distance={distances[item.id]}
            priority={index === 0 ? 'first' : index < firstScreen.list}
          />
        )}
      </AdEntries>
    </ul>
  );
}
