import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';

import { followTopmost } from '../ui/dialog/dialogsAbove.ts';
import { notifications } from './notifications.ts';
import { NotificationCard } from './NotificationCard.tsx';
import * as styles from './Notifications.css.ts';

/**
 * At the top of the page, whatever page one is on (NOTIFICATIONS-2). It is said politely when something comes. Below a dialog
 * nothing could be read, heard or pressed, so it moves into that as long as it lies above the page: the same element, whose
 * cards keep their time.
 */
export function Notifications() {
  const { t } = useLingui();
  const told = useSelector(notifications, ({ context }) => context.notifications);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const [ownPlace, moving] = [home.current!, region.current!];
    const end = followTopmost((dialog) => (dialog ?? ownPlace).append(moving));
    return () => {
      end();
      // React takes it away where it has put it.
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
      <section ref={region} aria-label={t`Notifications`} aria-live="polite" className={styles.region}>
        {told.length > 0 && (
          <ul className={styles.list}>
            {told.map((each) => (
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

/** Who has put away what the focus is in goes on at the next of them, else where they were before they came to them. */
function goOn(region: HTMLElement, before: Element | null): void {
  const focused = document.activeElement;
  if (!focused || !region.contains(focused)) return;
  const other = [...region.querySelectorAll('button')].find((button) => button !== focused);
  const dialog = region.closest('dialog');
  const wasThere = before instanceof HTMLElement && (dialog ?? document.body).contains(before) ? before : undefined;
  // Outside of a dialog that lies above the page nothing can be reached.
  const anywhere = dialog?.querySelector('button') ?? document.querySelector('main');
  (other ?? wasThere ?? anywhere)?.focus();
}
