import { useLingui } from '@lingui/react/macro';

import type { ListingItem, ListingParameter } from '#machines/listing/listingItem.ts';
import { ownParameters } from '#machines/listing/ownParameters.ts';
import { kindWords, standaloneWords } from '#words/listingParameters.ts';

import { LazyHeart } from '../../listing/parts.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { adAddress } from '../../listing/listingAddress.ts';
import { ListingBadge } from '../../listing/card/ListingBadge.tsx';
import { ListingPicture } from '../../listing/card/ListingPicture.tsx';
import { ListingPrice } from '../../listing/card/ListingPrice.tsx';
import { PlaceAndAge } from '../../listing/card/PlaceAndAge.tsx';
import { PromotedBadge } from '../../listing/card/PromotedBadge.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { Priority } from '../../ui/image/Image.tsx';
import { Hideable } from '../../visits/Hideable.tsx';
import * as styles from './ListingRow.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

interface ListingRowProps {
  readonly item: ListingItem;
  readonly priority: Priority;
  /** The distance from the nearest chosen place, in whole metres. */
  readonly distance?: number | undefined;
}

/** The number of facts that fit in a row. */
const mostFacts = 3;

/** A listing in the list: picture, title, text, facts, place and age; its price at the right, or first on the phone. */
export function ListingRow({ item, priority, distance }: ListingRowProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const factAlone = ({ key, text, value }: ListingParameter) => {
    const word = standaloneWords[key];
    return word ? i18n._({ ...word, values: { text, count: Number(value) } }) : text;
  };
  const facts = ownParameters(item.parameters).slice(0, mostFacts);
  return (
    <article className={item.highlight ? styles.promoted : styles.row}>
      <Hideable id={item.id} title={item.subject} at="row">
        <div className={styles.picture}>
          <ListingPicture item={item} room="row" priority={priority}>
            <ListingBadge item={item} />
          </ListingPicture>
        </div>
        <div className={styles.words}>
          <h2 className={styles.title} lang={item.language}>
            <Link to={adAddress(item, language)} className={styles.link}>
              {item.subject}
            </Link>
          </h2>
          <p className={styles.text} lang={item.language}>
            {item.body}
          </p>
          <ul className={styles.facts}>
            {item.highlight && (
              <li>
                <PromotedBadge />
              </li>
            )}
            {item.type === 'wanted' && (
              <li>
                <Badge>{i18n._(kindWords.wanted)}</Badge>
              </li>
            )}
            {facts.map((fact) => (
              <li key={fact.key} className={styles.fact}>
                <Badge>{factAlone(fact)}</Badge>
              </li>
            ))}
          </ul>
          <p className={styles.meta}>
            <PlaceAndAge item={item} distance={distance} />
          </p>
        </div>
        <p className={styles.price}>
          <ListingPrice item={item} size="row" />
        </p>
        <LazyHeart id={item.id} title={item.subject} seller={item.public_account_id} at="row" />
      </Hideable>
    </article>
  );
}
