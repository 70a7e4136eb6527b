import { useSyncExternalStore } from 'react';

import { useAddress } from '../address.ts';
import { Sign } from '../theme/Sign.tsx';
import { imprint } from './Imprint.css.ts';

/** On paper alone: whose page it was, and where it is found again. */
export function Imprint() {
  const address = useAddress();
  const origin = useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
  return (
    <p className={imprint} aria-hidden>
      <Sign />
      {origin + address}
    </p>
  );
}
