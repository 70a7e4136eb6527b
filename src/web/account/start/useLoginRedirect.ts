import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { pathTo, placeAt, routes } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { notifications, notify } from '../../notifications/notifications.ts';
import { session } from '../session.ts';
import { targetIn } from './target.ts';

/** The tag of the notification that explains the redirect. */
const tag = 'login';

/**
 * Redirects to the page the user came from, or home, once a user is logged in: by the form, in another tab, or before.
 */
export function useLoginRedirect(): void {
  const navigate = useNavigate();
  const language = useLanguage();
  const { search } = useLocation();
  useEffect(() => {
    const target = targetIn(search, window.location.origin);
    let hasRedirected = false;
    const follow = () => {
      if (hasRedirected || !session.getSnapshot().hasTag('loggedIn')) return;
      hasRedirected = true;
      notifications.send({ type: 'cause.ended', tag });
      void navigate(target ?? pathTo('home', language), { replace: true });
    };
    follow();
    const watching = session.subscribe(follow);
    return () => {
      hasRedirected = true;
      watching.unsubscribe();
    };
  }, [navigate, language, search]);
}

/** Explains why a protected page redirected the visitor here (ACCOUNT-10), unless a user is logged in. */
export function useRedirectNotice(): void {
  const { search } = useLocation();
  useEffect(() => {
    const target = targetIn(search, window.location.origin);
    const wasSent = new URLSearchParams(search).has('redirected') && !(target !== undefined && isForAll(target));
    if (wasSent && !session.getSnapshot().hasTag('loggedIn')) notify({ level: 'info', message: 'unauthorized', tag });
  }, [search]);
}

function isForAll(target: string): boolean {
  const place = placeAt(target);
  return place !== undefined && !routes[place.name].login;
}
