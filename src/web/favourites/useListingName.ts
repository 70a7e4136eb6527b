import { useLingui } from '@lingui/react/macro';

import type { SavedListing } from '#machines/favourites/favouritesAnswer.ts';

/** The title of a listing, or a description if it is not visible. */
export function useListingName({ item, is_gone }: SavedListing): string {
  const { t } = useLingui();
  if (item) return item.subject;
  return is_gone
    ? t({ id: 'favourites.deletedAd', message: 'Deleted ad' })
    : t({ id: 'favourites.hiddenAd', message: 'Ad not currently online' });
}
