import { act } from '@testing-library/react';
import type { Language } from '#machines/market/language.ts';
import type { NetworkEvent } from '#machines/network/networkEvents.ts';
import { viewStage } from '../web/viewStage.tsx';
import { Overlays } from '#web/app/Overlays.tsx';

/** The names of the browser's events about the connection. */
const signals = { 'connection.lost': 'offline', 'connection.restored': 'online' } as const;

const tells = ({ type }: NetworkEvent) => act(async () => void window.dispatchEvent(new Event(signals[type])));

/** The notices above every page, in a browser that is online at first. */
export async function openNetwork(language: Language = 'en') {
  const stage = await viewStage(
    <Overlays />,
    { at: `/${language}`, language },
    { happens: (event) => tells(event as NetworkEvent) },
  );
  return {
    ...stage,
    async ends() {
      // The connection state belongs to the document and outlives the view, so it is restored here.
      await tells({ type: 'connection.restored' });
      await stage.ends();
    },
  };
}
