import { Trans } from '@lingui/react/macro';

import type { SimilarListings as Similar } from '#machines/listing/listingItem.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { link } from '../../theme/links.css.ts';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { categoryFilter } from '../categoryFilter.ts';
import { ListingEntries } from '../card/ListingEntries.tsx';
import { ListingCard } from '../card/ListingCard.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

/** Similar listings, with a link to the whole category. Empty if there are none. */
export function SimilarListings({ similar }: { readonly similar: Similar | null }) {
  const language = useLanguage();
  if (!similar || similar.items.length === 0) return null;
  return (
    <Section
      isScreenOnly
      title={<Trans id="ad.similar">Similar ads</Trans>}
      more={
        <Link to={listPath(language, categoryFilter(similar.category_info))} className={link}>
          <Trans comment="{0} is a category" id="ad.allIn">
            All ads in {similar.category_info.name}
          </Trans>
        </Link>
      }
    >
      <Grid of="cards" as="ul">
        <ListingEntries of={similar.items}>{(item) => <ListingCard item={item} />}</ListingEntries>
      </Grid>
    </Section>
  );
}
