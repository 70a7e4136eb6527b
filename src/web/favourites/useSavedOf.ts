import { shallowEqual, useSelector } from '@xstate/react';
import { use } from 'react';

import { isShownSaved } from '#machines/favourites/heartsSetup.ts';

import { Hearts } from './hearts/hearts.ts';

/** Those of some ads, by their ids, that show as saved; for views that the server does not draw. */
export function useSavedOf(ads: readonly { readonly id: string }[]): readonly string[] {
  return useSelector(
    use(Hearts),
    ({ context }) => ads.map(({ id }) => id).filter((id) => isShownSaved(context, id)),
    shallowEqual,
  );
}
