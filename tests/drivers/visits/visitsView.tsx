import { viewStage } from '../web/viewStage.tsx';
import { act, fireEvent } from '@testing-library/react';
import type { EventObject } from 'xstate';
import { adCardOf } from '#machines/listing/adCard.ts';
import { adItemOf } from '#machines/listing/adExamples.ts';
import type { DeviceMemory } from '#machines/visits/deviceMemory.ts';
import { ListingCard } from '#web/listing/card/ListingCard.tsx';
import { HiddenAds } from '#web/visits/HiddenAds.tsx';
import { memoryKey, textOf } from '#web/visits/storedMemory.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { adInSight } from './visitsDriver.ts';

/** Stores it in another tab. */
export async function keepsInOtherTab(memory: DeviceMemory): Promise<void> {
  localStorage.setItem(memoryKey, textOf(memory));
  await act(async () => void fireEvent(window, new StorageEvent('storage', { key: memoryKey })));
}

/** An ad in a list, on a device with stored data. */
export function openAdInList(kept: DeviceMemory): Promise<Stage> {
  localStorage.setItem(memoryKey, textOf(kept));
  return viewStage(
    <>
      <ListingCard item={adCardOf(adItemOf({ id: adInSight }))} />
      <HiddenAds ids={[adInSight]} />
    </>,
    {},
    {
      happens: (event: EventObject & { readonly memory?: DeviceMemory }) => keepsInOtherTab(event.memory!),
      ends: () => localStorage.clear(),
    },
  );
}
