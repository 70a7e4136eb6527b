import { Trans } from '@lingui/react/macro';

import type { ListingItem } from '#machines/listing/listingItem.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { link } from '../../theme/links.css.ts';
import { heading } from './ListingDetail.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The public place of the listing, with a link to others in its canton. */
export function ListingPlace({ item }: { readonly item: Pick<ListingItem, 'location' | 'location_info'> }) {
  const language = useLanguage();
  const { region_id, region_name } = item.location_info;
  return (
    <section>
      <h2 className={heading}>{item.location}</h2>
      {region_id !== null && (
        <Link to={listPath(language, { region: region_id })} className={link}>
          <Trans comment="{region_name} is a canton" id="ad.moreFrom">
            More ads from {region_name}
          </Trans>
        </Link>
      )}
    </section>
  );
}
