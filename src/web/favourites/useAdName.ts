import { useLingui } from '@lingui/react/macro';

import type { SavedAd } from '#machines/favourites/favouritesAnswer.ts';

/** What an ad is called, also where nobody may see it. */
export function useAdName({ item, is_gone }: SavedAd): string {
  const { t } = useLingui();
  if (item) return item.subject;
  return is_gone ? t`An ad that is gone` : t`An ad that nobody sees for now`;
}
