import { useAddress } from '../addresses/address.ts';
import { Sign } from '../theme/Sign.tsx';
import { imprint } from './Imprint.css.ts';

/** The brand and the URL of the page; they appear only in print. */
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

/**
 * The server renders the same document for every origin, so a script writes the origin into it. A React state would
 * render the invisible element twice.
 */
function writeOrigin(place: HTMLElement | null): void {
  place?.replaceChildren(window.location.origin);
}
