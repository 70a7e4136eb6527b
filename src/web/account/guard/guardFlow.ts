import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';

import { guardMachine } from '#machines/account/session/guardMachine.ts';
import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { loginModal } from '../modal/loginModal.ts';
import { session, watchSession } from '../session.ts';

/**
 * The guard of the page around a view, driven by the session of this document. With `leads: false` it guards a public
 * page: it redirects nowhere, and only offers the login when a session ends.
 */
export function useGuard({ leads = true }: { readonly leads?: boolean } = {}) {
  const navigate = useNavigate();
  const language = useLanguage();
  function leadToLogin(): void {
    const { pathname, search } = window.location;
    const target = new URLSearchParams({ redirected: pathname + search });
    void navigate(`${pathTo('login', language)}?${target}`, { replace: true });
  }
  const leadHome = () => void navigate(pathTo('home', language), { replace: true });
  const flow = useFlow(guardMachine, () => ({
    actors: { offeringLogin: fromPromise<void>(({ signal }) => loginModal.offer(signal)) },
    actions: leads ? { leadToLogin, leadHome } : {},
  }));
  useEffect(() => {
    const tell = (now: SnapshotFrom<typeof session>) => {
      const { publicAccountId } = now.context;
      if (publicAccountId !== null) {
        flow.send({ type: now.matches('loggingOut') ? 'logout.begun' : 'session.found', publicAccountId });
      } else if (now.hasTag('known')) {
        flow.send({ type: now.hasTag('ended') ? 'session.ended' : 'session.missed' });
      }
    };
    const telling = session.subscribe(tell);
    // The guard reads the session cookie itself now, because the user menu may load later.
    const unwatch = watchSession(session);
    tell(session.getSnapshot());
    return () => {
      telling.unsubscribe();
      unwatch();
    };
  }, [flow]);
  return flow;
}
