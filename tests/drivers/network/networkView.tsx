import { act } from '@testing-library/react';
import type { Language } from '#machines/market/language.ts';
import type { NetworkEvent } from '#machines/network/networkEvents.ts';
import { viewStage } from '../web/viewStage.tsx';
import { Overlays } from '#web/app/Overlays.tsx';

/** What a browser calls it. */
const signals = { 'connection.lost': 'offline', 'connection.restored': 'online' } as const;

const tells = ({ type }: NetworkEvent) => act(async () => void window.dispatchEvent(new Event(signals[type])));

/** What is told above every page, in a browser that has a line until it says otherwise. */
export async function openNetwork(language: Language = 'en') {
  const stage = await viewStage(
    <Overlays />,
    { at: `/${language}`, language },
    { happens: (event) => tells(event as NetworkEvent) },
  );
  return {
    ...stage,
    async ends() {
      // The line is the document's, and stays.
      await tells({ type: 'connection.restored' });
      await stage.ends();
    },
  };
}
