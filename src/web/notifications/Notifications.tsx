import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';

import { followTopmost } from '../ui/dialog/dialogsAbove.ts';
import { notifications } from './notifications.ts';
import { NotificationCard } from './NotificationCard.tsx';
import * as styles from './Notifications.css.ts';

/**
 * The notifications at the top of every page (NOTIFICATIONS-2), announced politely. Below a dialog they would be inert,
 * so the element moves into the topmost dialog while that is open. It stays the same element, whose cards keep their
 * timeouts.
 */
export function Notifications() {
  const { t } = useLingui();
  const shown = useSelector(notifications, ({ context }) => context.notifications);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const [ownPlace, moving] = [home.current!, region.current!];
    const end = followTopmost((dialog) => (dialog ?? ownPlace).append(moving));
    return () => {
      end();
      // The element is moved back first, because React removes it from the place where it rendered it.
      ownPlace.append(moving);
    };
  }, []);
  return (
    <div
      ref={home}
      className={styles.home}
      onFocus={({ relatedTarget }) => {
        if (!region.current!.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <section
        ref={region}
        aria-label={t({ id: 'notice.title', message: 'Notifications' })}
        aria-live="polite"
        className={styles.region}
      >
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((each) => (
              <li key={each.id}>
                <NotificationCard notification={each} onPutAway={() => goOn(region.current!, before.current)} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** When a focused notification is dismissed, the focus moves to the next one, else to where it was before. */
function goOn(region: HTMLElement, before: Element | null): void {
  const focused = document.activeElement;
  if (!focused || !region.contains(focused)) return;
  const other = [...region.querySelectorAll('button')].find((button) => button !== focused);
  const dialog = region.closest('dialog');
  const wasThere = before instanceof HTMLElement && (dialog ?? document.body).contains(before) ? before : undefined;
  // A button of an open dialog is preferred, because elements outside of the dialog cannot be focused.
  const anywhere = dialog?.querySelector('button') ?? document.querySelector('main');
  (other ?? wasThere ?? anywhere)?.focus();
}
