import type { CardItem } from '#machines/listing/cardItem.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import type { Priority } from '../../ui/image/Image.tsx';
import { Hideable } from '../../visits/Hideable.tsx';
import { adAddress } from '../listingAddress.ts';
import { ListingBadge } from './ListingBadge.tsx';
import { ListingPicture } from './ListingPicture.tsx';
import { ListingPrice } from './ListingPrice.tsx';
import * as styles from './ListingCard.css.ts';
import { LazyHeart } from '../parts.ts';
import { PromotedBadge } from './PromotedBadge.tsx';
import { PlaceAndAge } from './PlaceAndAge.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

interface ListingCardProps {
  readonly item: CardItem;
  /** The size of the card: `large` for the first one of a section. */
  readonly size?: keyof typeof styles.card;
  /** The loading priority of the picture, if it is on the first screen. */
  readonly priority?: Priority;
  readonly saysNew?: boolean;
  /**
   * Whether the card marks a paid promotion; false in a section of paid placements, which is itself labelled as such.
   */
  readonly saysPromoted?: boolean;
  /** Whole metres from the nearest chosen place. */
  readonly distance?: number | undefined;
  /** The heading level of the card's title. */
  readonly level?: 2 | 3;
  /** Whether the visitor can hide the listing; false if the visitor requested these listings. */
  readonly canHide?: boolean;
}

/** A listing in a grid: picture, price, title, place and age. It has no border; the whole card is one link. */
export function ListingCard({
  item,
  size = 'normal',
  priority = false,
  saysNew = true,
  saysPromoted = true,
  distance,
  level = 3,
  canHide = true,
}: ListingCardProps) {
  const language = useLanguage();
  const isPromoted = item.highlight && saysPromoted;
  const Title = `h${level}` as const;
  const listing = (
    <>
      <div className={styles.picture[size]}>
        <ListingPicture item={item} room={size === 'large' ? 'large' : 'card'} priority={priority}>
          <ListingBadge item={item} saysNew={saysNew} />
        </ListingPicture>
      </div>
      <div className={styles.words[size]}>
        <Title className={styles.title[size]} lang={item.language}>
          <Link to={adAddress(item, language)} className={styles.link}>
            {item.subject}
          </Link>
        </Title>
        <p className={styles.price}>
          <ListingPrice item={item} size={size === 'large' ? 'large' : 'card'} />
        </p>
        <p className={styles.meta}>
          <PlaceAndAge item={item} distance={distance} lines={size === 'large' ? 'one' : 'fitting'} />
        </p>
        {isPromoted && (
          <p className={styles.promotion}>
            <PromotedBadge />
          </p>
        )}
      </div>
      <LazyHeart id={item.id} title={item.subject} at="card" />
    </>
  );
  return (
    <article className={`${styles.card[size]} ${isPromoted ? styles.promoted : ''}`}>
      {canHide ? (
        <Hideable id={item.id} title={item.subject} at="card">
          {listing}
        </Hideable>
      ) : (
        listing
      )}
    </article>
  );
}
