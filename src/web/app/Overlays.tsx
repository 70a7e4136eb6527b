import { useEffect } from 'react';

import { LoginModal } from '../account/modal/LoginModal.tsx';
import { useAddressEffect } from '../addresses/address.ts';
import { watchHearts } from '../favourites/hearts/hearts.ts';
import { watchUnread } from '../messaging/unread/unread.ts';
import { watchNetwork } from '../notifications/network.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import { CopyNotice } from '../offline/CopyNotice.tsx';
import { reportNavigation, watchOffline } from '../offline/watchOffline.ts';
import { followSession } from '../outbox/outbox.ts';
import { OutboxNotice } from '../outbox/OutboxNotice.tsx';
import { watchStream } from '../streaming/watchStream.ts';
import { CarriedMessage } from '../messaging/outgoing/CarriedMessage.tsx';
import { AppFailure } from '../shell/failure/AppFailure.tsx';
import { OtherLanguage } from '../shell/language/OtherLanguage.tsx';
import * as styles from './Foot.css.ts';
import { cacheOwnPages } from './ownPages/cacheOwnPages.ts';
import { senders } from './senders.ts';

/** The layers above every page: notifications, and the login modal. */
export function Overlays() {
  useEffect(watchNetwork, []);
  useEffect(() => watchHearts(), []);
  useEffect(() => watchUnread(), []);
  useEffect(() => watchStream(), []);
  useEffect(() => followSession(senders), []);
  useEffect(() => watchOffline(cacheOwnPages), []);
  useAddressEffect(reportNavigation);
  return (
    <>
      <Notifications />
      <div className={styles.foot}>
        <OtherLanguage />
        <OutboxNotice Carried={CarriedMessage} />
        <CopyNotice />
      </div>
      <AppFailure />
      <LoginModal />
    </>
  );
}
