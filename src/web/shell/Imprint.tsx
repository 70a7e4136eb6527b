import { useAddress } from '../addresses/address.ts';
import { Sign } from '../theme/Sign.tsx';
import { imprint } from './Imprint.css.ts';

/** On paper alone: whose page it was, and where it is found again. */
export function Imprint() {
  return (
    <p className={imprint} aria-hidden>
      <Sign />
      <span>
        <span ref={writeOrigin} />
        {useAddress()}
      </span>
    </p>
  );
}

/** The server does not know it: it has one document for all. Were it told to React, what nobody sees would be drawn twice. */
function writeOrigin(place: HTMLElement | null): void {
  place?.replaceChildren(window.location.origin);
}
