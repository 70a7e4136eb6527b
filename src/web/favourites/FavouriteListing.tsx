import { Trans } from '@lingui/react/macro';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId } from 'react';

import type { ListingItem } from '#machines/listing/listingItem.ts';
import type { SavedListing } from '#machines/favourites/favouritesAnswer.ts';
import { isFree } from '#machines/listing/listingPrice.ts';
import { calendarDayOf, formatDay } from '#market/dates/dates.ts';
import { formatFrancs } from '#market/prices.ts';

import { useNow } from '../page/clock.tsx';
import { useLanguage } from '../page/firstPage.tsx';
import { adAddress } from '../listing/listingAddress.ts';
import { ListingBadge } from '../listing/card/ListingBadge.tsx';
import { ListingPicture } from '../listing/card/ListingPicture.tsx';
import { PlaceAndAge } from '../listing/card/PlaceAndAge.tsx';
import * as rows from '../search/results/ListingRow.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/image/Picture.tsx';
import { Price } from '../ui/Price.tsx';
import * as styles from './Favourites.css.ts';
import { Heart } from './hearts/Heart.tsx';
import { PriceChange } from './PriceChange.tsx';
import { useListingName } from './useListingName.ts';
import { Link } from '../ui/navigation/Link.tsx';

/** A saved listing in its current state. If the listing is no longer visible, the data from when it was saved. */
export function FavouriteListing({ listing }: { readonly listing: SavedListing }) {
  const titleId = useId();
  const name = useListingName(listing);
  return (
    <article aria-labelledby={titleId} className={rows.row}>
      {listing.item ? (
        <Shown listing={listing} item={listing.item} titleId={titleId} />
      ) : (
        <Unseen listing={listing} titleId={titleId} />
      )}
      <Heart id={listing.id} title={name} at="row" />
    </article>
  );
}

interface ShownProps {
  readonly listing: SavedListing;
  readonly item: ListingItem;
  readonly titleId: string;
}

function Shown({ listing, item, titleId }: ShownProps) {
  const language = useLanguage();
  return (
    <>
      <div className={rows.picture}>
        <ListingPicture item={item} room="row">
          <ListingBadge item={item} />
        </ListingPicture>
      </div>
      <div className={rows.words}>
        <h2 id={titleId} className={rows.title} lang={item.language}>
          <Link to={adAddress(item, language)} className={rows.link}>
            {item.subject}
          </Link>
        </h2>
        <PriceChange listing={listing} />
        <p className={rows.meta}>
          <PlaceAndAge item={item} />
        </p>
        <SavedOn listing={listing} />
      </div>
      <p className={rows.price}>
        <Price size="row" gratis={isFree(item)}>
          {item.price_text}
        </Price>
      </p>
    </>
  );
}

function Unseen({ listing, titleId }: Omit<ShownProps, 'item'>) {
  const name = useListingName(listing);
  const { saved_price: francs } = listing;
  const price = francs === null ? null : formatFrancs(francs);
  return (
    <>
      <div className={rows.picture}>
        <Picture of={undefined} alt="" shape="card" sizes="240px" placeholder={<Icon of={EyeOff} size="large" />} />
      </div>
      <div className={styles.unseen}>
        <h2 id={titleId} className={rows.title}>
          {name}
        </h2>
        <p className={styles.because}>
          {listing.is_gone ? (
            <Trans id="favourites.deletedAd.text">This ad was deleted. The item has probably been sold.</Trans>
          ) : (
            <Trans id="favourites.hiddenAd.text">The seller is away or has paused this ad. It may come back.</Trans>
          )}
        </p>
        {price && (
          <p className={styles.because}>
            <Trans comment="{price} is an amount" id="favourites.priceThen">
              It cost {price} when you saved it.
            </Trans>
          </p>
        )}
        <SavedOn listing={listing} />
      </div>
    </>
  );
}

function SavedOn({ listing }: { readonly listing: SavedListing }) {
  const language = useLanguage();
  const thisYear = calendarDayOf(useNow()).year;
  const { year, ...ofYear } = calendarDayOf(listing.saved_time * 1000);
  const day = formatDay({ ...ofYear, ...(year !== thisYear && { year }) }, language);
  return (
    <p className={styles.savedOn}>
      <Trans comment="{day} is a date" id="favourites.savedOn">
        Saved on {day}
      </Trans>
    </p>
  );
}
