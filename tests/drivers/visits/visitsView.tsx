import { viewStage } from '../web/viewStage.tsx';
import { act, fireEvent } from '@testing-library/react';
import type { EventObject } from 'xstate';
import { cardItemOf } from '#machines/listing/cardItem.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import type { DeviceMemory } from '#machines/visits/deviceMemory.ts';
import { ListingCard } from '#web/listing/card/ListingCard.tsx';
import { HiddenListings } from '#web/visits/HiddenListings.tsx';
import { memoryKey, textOf } from '#web/visits/storedMemory.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { listingInSight } from './visitsDriver.ts';

/** Simulates that another tab stores this memory of visits. */
export async function keepsInOtherTab(memory: DeviceMemory): Promise<void> {
  localStorage.setItem(memoryKey, textOf(memory));
  await act(async () => void fireEvent(window, new StorageEvent('storage', { key: memoryKey })));
}

/** Opens an ad in a list, on a device that has stored this memory of visits. */
export function openListingInList(saved: DeviceMemory): Promise<Stage> {
  localStorage.setItem(memoryKey, textOf(saved));
  return viewStage(
    <>
      <ListingCard item={cardItemOf(listingItemOf({ id: listingInSight }))} />
      <HiddenListings ids={[listingInSight]} />
    </>,
    {},
    {
      happens: (event: EventObject & { readonly memory?: DeviceMemory }) => keepsInOtherTab(event.memory!),
      ends: () => localStorage.clear(),
    },
  );
}
