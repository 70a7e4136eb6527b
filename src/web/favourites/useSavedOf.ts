import { shallowEqual, useSelector } from '@xstate/react';
import { use } from 'react';

import { isShownSaved } from '#machines/favourites/heartsSetup.ts';

import { Hearts } from './hearts/hearts.ts';

/** The ids of those listings that are saved; for views that the server does not render. */
export function useSavedOf(listings: readonly { readonly id: string }[]): readonly string[] {
  return useSelector(
    use(Hearts),
    ({ context }) => listings.map(({ id }) => id).filter((id) => isShownSaved(context, id)),
    shallowEqual,
  );
}
