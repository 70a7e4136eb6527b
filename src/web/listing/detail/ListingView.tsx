import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { ListingItem } from '#machines/listing/listingItem.ts';
import { calendarDayOf, formatDay } from '#market/dates/dates.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { adAddress } from '../listingAddress.ts';
import { ListingBadge } from '../card/ListingBadge.tsx';
import { CategorySign } from '../card/CategorySign.tsx';
import { ListingPlace } from './ListingPlace.tsx';
import { ListingPrice } from '../card/ListingPrice.tsx';
import { ListingOrigin } from './ListingOrigin.tsx';
import { Facts } from './Facts.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import { ListingActions } from './ListingActions.tsx';
import * as styles from './ListingDetail.css.ts';
import { PlaceAndAge } from '../card/PlaceAndAge.tsx';
import { PriceDrop } from './PriceDrop.tsx';
import { Seller } from './Seller.tsx';
import { StatusNote } from './StatusNote.tsx';

interface ListingViewProps {
  readonly item: ListingItem;
  /** The contact with its seller. Absent in the preview, whose listing has no address yet. */
  readonly actions?: ReactNode;
}

/** The listing itself, shown by its page and by the preview before its publication. */
export function ListingView({ item, actions }: ListingViewProps) {
  const language = useLanguage();
  const path = adAddress(item, language);
  return (
    <article className={styles.listing}>
      <div className={styles.pictures}>
        <Gallery
          names={item.image_names}
          title={item.subject}
          placeholder={<CategorySign category={item.category_info} />}
        />
      </div>
      <header className={styles.essentials}>
        <h1 className={styles.title} lang={item.language}>
          {item.subject}
        </h1>
        <div className={styles.price}>
          <p>
            <ListingPrice item={item} size="page" />
          </p>
          <PriceDrop item={item} />
        </div>
        <p className={styles.meta}>
          {item.status === 'active' && <ListingBadge item={item} over="page" />}
          <span className={styles.placeAndAge}>
            <PlaceAndAge item={item} lines="one" />
            <span data-day={formatDay(calendarDayOf(item.epoch_time * 1000), language)} />
          </span>
        </p>
        <div className={styles.after}>
          {item.status !== 'active' && <StatusNote status={item.status} />}
          {actions}
          <Seller item={item} />
          {actions !== undefined && <ListingActions title={item.subject} path={path} />}
        </div>
      </header>
      <div className={styles.rest}>
        <Facts item={item} />
        <section>
          <h2 className={styles.heading}>
            <Trans id="ad.description">Description</Trans>
          </h2>
          <p className={styles.body} lang={item.language}>
            {item.body}
          </p>
        </section>
        <ListingPlace item={item} />
        <ListingOrigin item={item} />
      </div>
    </article>
  );
}
