import { createActorContext } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';

import type { AdItem } from '#machines/listing/adItem.ts';
import { listingPageMachine } from '#machines/listing/listingPageMachine.ts';

import { CallFailed, get } from '../apiClient.ts';
import { useLanguage } from '../firstPage.tsx';

export const ListingFlow = createActorContext(listingPageMachine);

/** The flow with its call. That there is no such ad is an answer, not a failure. */
export function useListingLogic() {
  const language = useLanguage();
  return useMemo(
    () =>
      listingPageMachine.provide({
        actors: {
          loading: fromPromise<AdItem | null, { readonly id: string }>(async ({ input, signal }) => {
            try {
              return await get<AdItem>(`item/${encodeURIComponent(input.id)}.json`, { language, signal });
            } catch (error) {
              if (error instanceof CallFailed && error.status === 404) return null;
              throw error;
            }
          }),
        },
      }),
    [language],
  );
}
