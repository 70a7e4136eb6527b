import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { pathTo } from '#routes';

import { useLanguage } from '../../firstPage.tsx';
import { notify } from '../../notifications/notifications.ts';
import { session } from '../session.ts';
import { targetIn } from './target.ts';

/**
 * Leads to where one was sent from to log in, or home. Whoever is logged in already, or logs in in another tab, is led on at
 * once. Who was sent here is told why.
 */
export function useGoingOn(): () => void {
  const navigate = useNavigate();
  const language = useLanguage();
  const { search } = useLocation();
  const goOn = useRef(() => {});
  useEffect(() => {
    const target = targetIn(search, window.location.origin) ?? pathTo('home', language);
    const wasSent = new URLSearchParams(search).has('redirected');
    let hasGone = false;
    goOn.current = () => {
      if (hasGone) return;
      hasGone = true;
      void navigate(target, { replace: true });
    };
    const follow = () => {
      if (session.getSnapshot().hasTag('loggedIn')) goOn.current();
    };
    follow();
    if (wasSent && !hasGone) notify({ level: 'info', message: 'unauthorized', tag: 'login' });
    const watching = session.subscribe(follow);
    return () => {
      hasGone = true;
      watching.unsubscribe();
    };
  }, [navigate, language, search]);
  return () => goOn.current();
}
