import { useEffect } from 'react';

import { LoginModal } from '../../account/modal/LoginModal.tsx';
import { watchHearts } from '../../favourites/hearts.ts';
import { watchUnread } from '../../messaging/unread.ts';
import { watchNetwork } from '../../notifications/network.ts';
import { Notifications } from '../../notifications/Notifications.tsx';
import { watchStream } from '../../streaming/watchStream.ts';
import { AppFailure } from '../failure/AppFailure.tsx';

/** What lies above every page: what is told there, and the form to log in by. */
export function Overlays() {
  useEffect(watchNetwork, []);
  useEffect(() => watchHearts(), []);
  useEffect(() => watchUnread(), []);
  useEffect(() => watchStream(), []);
  return (
    <>
      <Notifications />
      <AppFailure />
      <LoginModal />
    </>
  );
}
