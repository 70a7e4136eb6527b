import { Trans, useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, type MouseEvent, type RefCallback, useEffect, useRef, useState } from 'react';

import { Icon } from '../ui/Icon.tsx';
import * as styles from './Hideable.css.ts';

interface HideButtonProps {
  /** The ref of the button that is always in the listing, and opens the menu on touch screens. */
  readonly opener: RefCallback<HTMLButtonElement>;
  readonly title: string;
  readonly at: keyof typeof styles.hide;
  readonly onHide: () => void;
}

/**
 * Hides a listing. With a mouse or a keyboard the button appears on the listing, and one press hides it. A touch screen
 * has no hover, so a quiet sign is always visible, and its press shows the button with its label.
 */
export function HideButton({ opener, title, at, onHide }: HideButtonProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement | null>(null);

  function press(event: MouseEvent) {
    if (isByFinger(event)) setIsOpen(true);
    else onHide();
  }

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={(element) => {
          button.current = element;
          return opener(element);
        }}
        type="button"
        aria-label={t({ id: 'ad.hideTitle', message: `Hide this ad: ${title}` })}
        title={t({ id: 'ad.hide', message: 'Hide this ad' })}
        className={styles.hide[at]}
        onClick={press}
      >
        <span className={styles.disc}>
          <span className={styles.forFingers}>
            <Icon of={Ellipsis} />
          </span>
          <span className={styles.forMice}>
            <Icon of={EyeOff} />
          </span>
        </span>
      </button>
      {isOpen && <HideMenu at={at} onHide={onHide} onClose={close} onLeave={() => setIsOpen(false)} />}
    </>
  );
}

/** Whether a finger pressed the button. Clicks by a key and by most screen readers have a `detail` of 0. */
function isByFinger({ detail }: MouseEvent): boolean {
  return detail > 0 && 'matchMedia' in window && !window.matchMedia(styles.byMouse).matches;
}

interface HideMenuProps {
  readonly at: keyof typeof styles.menu;
  readonly onHide: () => void;
  /** Called when the user closes the menu with Escape. */
  readonly onClose: () => void;
  /** Called when the focus or a finger moves outside of the menu. */
  readonly onLeave: () => void;
}

function HideMenu({ at, onHide, onClose, onLeave }: HideMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const shown = button.current!;
    shown.focus();
    // On iOS, a press on an element that is not focusable does not move the focus, so presses are observed too.
    const leave = ({ target }: Event) => !shown.contains(target as Node) && onLeave();
    document.addEventListener('pointerdown', leave, { capture: true });
    return () => document.removeEventListener('pointerdown', leave, { capture: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it listens for as long as it is there
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.menu[at]}
      onClick={onHide}
      onBlur={onLeave}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onClose()}
    >
      <Icon of={EyeOff} />
      <Trans id="ad.hide">Hide this ad</Trans>
    </button>
  );
}
