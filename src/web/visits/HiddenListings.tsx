import { Plural, Trans } from '@lingui/react/macro';

import { formatNumber } from '#market/numbers.ts';

import * as styles from './HiddenListings.css.ts';
import { Visits } from './visits.tsx';

/**
 * Shows how many of these listings are hidden, with a button that shows them. Its line is reserved before the number is
 * known.
 */
export function HiddenListings({ ids }: { readonly ids: readonly string[] }) {
  const flow = Visits.useActorRef();
  const hidden = Visits.useSelector(
    ({ context }) => ids.filter((id) => context.memory.hidden.includes(id)),
    (one, other) => one.join() === other.join(),
  );
  const count = formatNumber(hidden.length);
  return (
    <p className={styles.line}>
      {hidden.length > 0 && (
        <>
          <Plural
            id="ad.hidden.count"
            value={hidden.length}
            one={`You’ve hidden ${count} ad on this page.`}
            other={`You’ve hidden ${count} ads on this page.`}
          />
          <button
            type="button"
            className={styles.all}
            onClick={() => flow.send({ type: 'listings.restored', ids: [...hidden] })}
          >
            <Trans comment="a button: all ads of this page that were hidden come back" id="ui.showAll">
              Show all
            </Trans>
          </button>
        </>
      )}
    </p>
  );
}
