import { useEffect } from 'react';

import { LoginModal } from '../../account/modal/LoginModal.tsx';
import { useAddressEffect } from '../../address.ts';
import { watchHearts } from '../../favourites/hearts.ts';
import { watchUnread } from '../../messaging/unread.ts';
import { watchNetwork } from '../../notifications/network.ts';
import { Notifications } from '../../notifications/Notifications.tsx';
import { CopyNotice } from '../../offline/CopyNotice.tsx';
import { tellPageTurned, watchOffline } from '../../offline/watchOffline.ts';
import { watchStream } from '../../streaming/watchStream.ts';
import { AppFailure } from '../failure/AppFailure.tsx';

/** What lies above every page: what is told there, and the form to log in by. */
export function Overlays() {
  useEffect(watchNetwork, []);
  useEffect(() => watchHearts(), []);
  useEffect(() => watchUnread(), []);
  useEffect(() => watchStream(), []);
  useEffect(watchOffline, []);
  useAddressEffect(tellPageTurned);
  return (
    <>
      <Notifications />
      <CopyNotice />
      <AppFailure />
      <LoginModal />
    </>
  );
}
