import { useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect } from 'react';

import { mostFavourites } from '#machines/favourites/limits.ts';
import type { Notification } from '#machines/notifications/notification.ts';
import type { NotificationHold } from '#machines/notifications/notificationEvents.ts';
import { notificationMachine } from '#machines/notifications/notificationMachine.ts';
import { notificationWord } from '#words/notifications.ts';

import { inspect } from '../flows/inspection.ts';
import { useSupport } from '../page/firstPage.tsx';
import { CloseButton } from '../ui/button/CloseButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './NotificationCard.css.ts';
import { notifications } from './notifications.ts';
import { NextStep } from './NextStep.tsx';

const icons: Readonly<Record<Notification['level'], LucideIcon>> = {
  error: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
};

interface NotificationCardProps {
  readonly notification: Notification;
  /** Called before the visitor dismisses the notification, while the focus may still be in it. */
  readonly onPutAway: () => void;
}

/** A notification. The pointer on it, or the focus in it, pauses its timeout (NOTIFICATIONS-4, 5). */
export function NotificationCard({ notification, onPutAway }: NotificationCardProps) {
  const { i18n } = useLingui();
  const { id, level, timeout } = notification;
  const flow = useActorRef(
    notificationMachine,
    { input: { timeout }, inspect },
    { complete: () => notifications.send({ type: 'notification.dismissed', id }) },
  );
  useEffect(() => flow.send({ type: 'notification.shown', at: performance.now() }), [flow]);
  const isStaying = useSelector(flow, (now) => now.context.rest === null);
  const holds = (by: NotificationHold) => () => flow.send({ type: 'notification.held', by, at: performance.now() });
  const releases = (by: NotificationHold) => () =>
    flow.send({ type: 'notification.released', by, at: performance.now() });
  const support = useSupport();
  const word = notificationWord(notification, { hasSupport: support !== undefined });
  function putAway(): void {
    onPutAway();
    flow.send({ type: 'notification.clicked' });
  }
  return (
    <div
      className={styles.card}
      data-staying={isStaying || undefined}
      onPointerEnter={holds('pointer')}
      onPointerLeave={releases('pointer')}
      onFocus={holds('focus')}
      onBlur={releases('focus')}
    >
      <Icon of={icons[level]} />
      <div className={styles.text}>
        <p>
          {typeof word === 'string' ? word : i18n._({ ...word, values: { email: support, limit: mostFavourites } })}
        </p>
        <NextStep message={notification.message} onGo={putAway} />
      </div>
      {!isStaying && <CloseButton takes="all" onClick={putAway} />}
    </div>
  );
}
