import { useEffect } from 'react';

import { watchNetwork } from '../../notifications/network.ts';
import { Notifications } from '../../notifications/Notifications.tsx';
import { AppFailure } from '../failure/AppFailure.tsx';

/** What is told above every page. */
export function Notices() {
  useEffect(watchNetwork, []);
  return (
    <>
      <Notifications />
      <AppFailure />
    </>
  );
}
