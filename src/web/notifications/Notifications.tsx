import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';

import { notifications } from './notifications.ts';
import { NotificationCard } from './NotificationCard.tsx';
import * as styles from './Notifications.css.ts';

/** At the top of the page, whatever page one is on (NOTIFICATIONS-2). It is said politely when something comes. */
export function Notifications() {
  const { t } = useLingui();
  const told = useSelector(notifications, ({ context }) => context.notifications);
  return (
    <section aria-label={t`Notifications`} aria-live="polite" className={styles.region}>
      {told.length > 0 && (
        <ul className={styles.list}>
          {told.map((each) => (
            <li key={each.id}>
              <NotificationCard notification={each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
