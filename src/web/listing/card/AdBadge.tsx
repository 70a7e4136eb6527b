import { Trans, useLingui } from '@lingui/react/macro';

import type { AdItem } from '#machines/listing/adItem.ts';
import { isNew } from '#market/dates/age.ts';
import { statusWords } from '#words/listing.ts';

import { useNow } from '../../page/clock.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { useNewSinceVisit } from '../../visits/visits.tsx';

interface AdBadgeProps {
  readonly item: Pick<AdItem, 'status' | 'epoch_time'>;
  /** What it lies on: a picture, or the page's own ground, where white on white would not show. */
  readonly over?: 'picture' | 'page';
  /** False in a section that says so itself. */
  readonly saysNew?: boolean;
}

/**
 * The one word over an ad's picture: where it stands if it is not simply for sale, else that it is new, to the visitor of a
 * search they know or to all (LISTING-8).
 */
export function AdBadge({ item, over = 'picture', saysNew = true }: AdBadgeProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const isNewSinceVisit = useNewSinceVisit();
  if (item.status !== 'active') return <Badge kind="warning">{i18n._(statusWords[item.status])}</Badge>;
  if (isNewSinceVisit(item.epoch_time)) {
    return (
      <Badge kind="new">
        <Trans comment="on an ad that came since the visitor has last seen this search">New since your visit</Trans>
      </Badge>
    );
  }
  if (!saysNew || !isNew(item.epoch_time * 1000, now)) return null;
  return (
    <Badge kind={over === 'picture' ? 'new' : 'soft'}>
      <Trans comment="on an ad that came within the last 12 hours">New</Trans>
    </Badge>
  );
}
