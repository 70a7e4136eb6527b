import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';

import { Icon } from '../ui/Icon.tsx';
import * as styles from './Hideable.css.ts';
import { useIsHidden, Visits } from './visits.tsx';

interface HideableProps {
  readonly id: string;
  readonly title: string;
  /** Where the button has its place: over a card's picture, or at the end of a row. */
  readonly at: keyof typeof styles.hide;
  readonly children: ReactNode;
}

/**
 * What is seen of an ad in a list, with a way to hide it. A hidden ad keeps its place and size: nothing moves when it goes,
 * nor when the page is opened again.
 */
export function Hideable({ id, title, at, children }: HideableProps) {
  const { t } = useLingui();
  const textId = useId();
  const flow = Visits.useActorRef();
  const isHidden = useIsHidden(id);
  const focus = useFocusOfPressed();
  return (
    <>
      <div className={isHidden ? styles.away : styles.there} inert={isHidden} aria-hidden={isHidden || undefined}>
        {children}
      </div>
      {isHidden ? (
        <div className={styles.cover}>
          <p id={textId}>
            <Trans>You have hidden this ad.</Trans>
          </p>
          <button
            ref={focus.comes}
            type="button"
            aria-describedby={textId}
            className={styles.again}
            onClick={() => focus.goesWith(() => flow.send({ type: 'ads.restored', ids: [id] }))}
          >
            <Trans>Show again</Trans>
          </button>
        </div>
      ) : (
        <button
          ref={focus.comes}
          type="button"
          aria-label={t`Hide this ad: ${title}`}
          title={t`Hide this ad`}
          className={styles.hide[at]}
          onClick={() => focus.goesWith(() => flow.send({ type: 'ad.hidden', id }))}
        >
          <span className={styles.disc}>
            <Icon of={EyeOff} />
          </span>
        </button>
      )}
    </>
  );
}

/** The focus goes from the button that was pressed to the one that takes its place; not to one that another tab has brought. */
function useFocusOfPressed() {
  const isPressed = useRef(false);
  return {
    goesWith(act: () => void) {
      isPressed.current = true;
      act();
    },
    comes(button: HTMLButtonElement | null) {
      if (!button || !isPressed.current) return;
      isPressed.current = false;
      button.focus();
    },
  };
}
