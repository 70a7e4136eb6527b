import { useLingui } from '@lingui/react/macro';

import type { ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import type { ListedCommand, OwnAdCommand } from '#machines/ownAds/ownAd.ts';

/** The labels of a listing's buttons. */
export function useCommandWords(): Readonly<Record<OwnAdCommand, string>> {
  const { t } = useLingui();
  return {
    edit: t`Edit`,
    reprice: t`Change price`,
    pause: t`Pause`,
    resume: t`Resume`,
    reserve: t`Reserve`,
    endReservation: t`End reservation`,
    sell: t`Mark as sold`,
    cancelSale: t`Not sold after all`,
    renew: t`Renew`,
    remove: t`Remove`,
  };
}

/** The confirmations after each action. */
export function useDoneWords(): Readonly<Record<ListedCommand, string>> {
  const { t } = useLingui();
  return {
    reprice: t`the price is changed`,
    pause: t`paused, nobody finds it`,
    resume: t`everybody finds it again`,
    reserve: t`reserved`,
    endReservation: t`free again`,
    sell: t`sold`,
    cancelSale: t`on sale again`,
    renew: t`renewed`,
    remove: t`removed`,
  };
}

/** The statuses of a listing, in a word or two. */
export function useStatusWords(): Readonly<Record<ListingStatus, string>> {
  const { t } = useLingui();
  return {
    unwritten: '',
    draft: t`Draft`,
    awaitingVerification: t`Not confirmed yet`,
    inReview: t`We look at it`,
    rejected: t`Not accepted`,
    active: t`Online`,
    paused: t`Paused`,
    reserved: t`Reserved`,
    sold: t`Sold`,
    expired: t`Expired`,
    removed: t`Removed`,
  };
}
