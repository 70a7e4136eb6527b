import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useId, useRef } from 'react';

import type { VisitChange } from '#machines/visits/visitsEvents.ts';

import { HideButton } from './HideButton.tsx';
import * as styles from './Hideable.css.ts';
import { useIsHidden, Visits } from './visits.tsx';

interface HideableProps {
  readonly id: string;
  readonly title: string;
  /** Where the hide button is: over a card's picture, or at the end of a row. */
  readonly at: keyof typeof styles.hide;
  readonly children: ReactNode;
}

/**
 * A listing in a list, with a button that hides it. A hidden listing's place and size remain, so that nothing shifts
 * when it is hidden, nor on a reload.
 */
export function Hideable({ id, title, at, children }: HideableProps) {
  const textId = useId();
  const flow = Visits.useActorRef();
  const isHidden = useIsHidden(id);
  const isPressed = useRef(false);
  const comes = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isPressed.current) return;
    isPressed.current = false;
    button.focus();
  }, []);

  /** The focus moves to the button that replaces the pressed one, but not after a change in another tab. */
  function press(event: VisitChange): void {
    isPressed.current = true;
    flow.send(event);
  }

  return (
    <>
      <div className={isHidden ? styles.away : styles.there} inert={isHidden} aria-hidden={isHidden || undefined}>
        {children}
      </div>
      {isHidden ? (
        <div className={styles.cover}>
          <p id={textId}>
            <Trans id="ad.hidden">You’ve hidden this ad.</Trans>
          </p>
          <button
            ref={comes}
            type="button"
            aria-describedby={textId}
            className={styles.again}
            onClick={() => press({ type: 'listings.restored', ids: [id] })}
          >
            <Trans id="ad.unhide">Show again</Trans>
          </button>
        </div>
      ) : (
        <HideButton opener={comes} title={title} at={at} onHide={() => press({ type: 'listing.hidden', id })} />
      )}
    </>
  );
}
