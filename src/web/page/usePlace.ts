import { type Place, placeAt } from '#routes';

import { useAddress } from '../addresses/address.ts';
import { useLanguage } from './firstPage.tsx';

/** The current place: the route and its parameters. */
export function usePlace(): Place {
  const language = useLanguage();
  return placeAt(useAddress()) ?? { name: 'unknown', language, params: {} };
}
