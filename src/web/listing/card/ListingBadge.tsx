import { Trans, useLingui } from '@lingui/react/macro';

import type { ListingItem } from '#machines/listing/listingItem.ts';
import { isNew } from '#market/dates/age.ts';
import { statusWords } from '#words/listing.ts';

import { useNow } from '../../page/clock.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { useNewSinceVisit } from '../../visits/visits.tsx';

interface ListingBadgeProps {
  readonly item: Pick<ListingItem, 'status' | 'epoch_time'>;
  /** The background of the badge: a picture, or the page itself, on which a white badge would be invisible. */
  readonly over?: 'picture' | 'page';
  /** Whether the badge may say that the listing is new; false in a section of new listings. */
  readonly saysNew?: boolean;
}

/**
 * The badge on a listing's picture: its status if it is not active, else that it is new. New means since the visitor's
 * last visit of this search, or new to all (LISTING-8).
 */
export function ListingBadge({ item, over = 'picture', saysNew = true }: ListingBadgeProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const isNewSinceVisit = useNewSinceVisit();
  if (item.status !== 'active') return <Badge kind="warning">{i18n._(statusWords[item.status])}</Badge>;
  if (isNewSinceVisit(item.epoch_time)) {
    return (
      <Badge kind="new">
        <Trans comment="on an ad that came since the visitor has last seen this search" id="ad.newSince">
          New since your visit
        </Trans>
      </Badge>
    );
  }
  if (!saysNew || !isNew(item.epoch_time * 1000, now)) return null;
  return (
    <Badge kind={over === 'picture' ? 'new' : 'soft'}>
      <Trans comment="on an ad that came within the last 12 hours; not the condition of the item" id="ad.new">
        Just posted
      </Trans>
    </Badge>
  );
}
