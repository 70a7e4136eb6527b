import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import Link2 from 'lucide-react/icons/link-2';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';

import type { FavouritesLink } from '#machines/favourites/favouritesAnswer.ts';
import { favouritesSharingMachine } from '#machines/favourites/favouritesSharingMachine.ts';
import { pathTo } from '#routes';

import { refuseSession, session } from '../account/session.ts';
import { CallFailed, clients } from '../api/apiClient.ts';
import { inspect } from '../flows/inspection.ts';
import { useSharing } from '../listing/sharing.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { link as linkStyle } from '../theme/links.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { usePassedFocus } from '../ui/focus/lostFocus.ts';
import { Link } from '../ui/navigation/Link.tsx';
import * as styles from './Favourites.css.ts';
import { notifyFailed } from './hearts/hearts.ts';

const logic = favouritesSharingMachine.provide({
  actors: {
    fetchingLink: fromPromise(({ signal }) =>
      byCall(({ get }) => get<FavouritesLink>('favorites/link', { signal, quiet: true })),
    ),
    makingLink: fromPromise(() => byCall(({ post }) => post<FavouritesLink>('favorites/link', {}, { quiet: true }))),
    endingLink: fromPromise(() =>
      byCall(({ remove }) => remove<FavouritesLink>('favorites/link', undefined, { quiet: true })),
    ),
  },
  actions: { notifyFailed },
});

/** Creates the link by which others see the user's favourites, shares it and ends it. */
export function FavouritesSharing() {
  const flow = useActorRef(logic, { inspect });
  const state = useSelector(flow, ({ value }) => value);
  const token = useSelector(flow, ({ context }) => context.link);
  const isBusy = useSelector(flow, (now) => now.hasTag('busy'));
  const passing = usePassedFocus();
  const passingEnd = usePassedFocus();
  if (state === 'loading') return null;
  if (state === 'failed') {
    return (
      <div className={styles.over}>
        <p>
          <Trans id="favourites.share.failed">We couldn’t check whether this list is shared.</Trans>
        </p>
        <Button size="dense" onClick={() => flow.send({ type: 'loading.retried' })}>
          <Trans id="favourites.share.retry">Try again</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div key={String(token)} ref={passing} aria-busy={isBusy} className={styles.over}>
      {token === null ? (
        <>
          <p>
            <Trans id="favourites.share.private">Only you can see this list.</Trans>
          </p>
          <Button size="dense" icon={Link2} onClick={() => flow.send({ type: 'link.requested' })}>
            <Trans id="favourites.share.create">Create a share link</Trans>
          </Button>
        </>
      ) : (
        <SharedLink token={token}>
          <div key={String(state === 'shared')} ref={passingEnd}>
            {state === 'shared' ? (
              <Button size="dense" onClick={() => flow.send({ type: 'end.requested' })}>
                <Trans id="favourites.share.stop">Stop sharing</Trans>
              </Button>
            ) : (
              <EndQuestion
                onConfirm={() => flow.send({ type: 'end.confirmed' })}
                onCancel={() => flow.send({ type: 'end.cancelled' })}
              />
            )}
          </div>
        </SharedLink>
      )}
    </div>
  );
}

interface SharedLinkProps {
  readonly token: string;
  /** The control with which the user ends the sharing. */
  readonly children: ReactNode;
}

function SharedLink({ token, children }: SharedLinkProps) {
  const { t } = useLingui();
  const path = pathTo('sharedFavourites', useLanguage(), { token });
  const { share, state } = useSharing({
    title: t({ id: 'favourites.share.title', message: 'Shared favourites' }),
    path,
  });
  return (
    <>
      <p className={styles.sharedLink}>
        <Trans id="favourites.share.link">
          Anyone with this link can see your favourites that are still online, but not who you are:
        </Trans>{' '}
        <Link to={path} className={linkStyle}>
          {new URL(path, window.location.href).href}
        </Link>
      </p>
      <div className={styles.sharedActions}>
        <Button size="dense" icon={Link2} onClick={share}>
          <Trans id="favourites.share.action">Share link</Trans>
        </Button>
        {children}
      </div>
      <p role="status" className={styles.sharedStatus}>
        {state === 'copied' && <Trans id="favourites.share.copied">Link copied.</Trans>}
        {state === 'failed' && (
          <Trans id="favourites.share.noCopy">Your browser blocked this. Copy the link above yourself.</Trans>
        )}
      </p>
    </>
  );
}

/** Asks for confirmation: an ended link cannot be restored, and may have been sent to many people. */
function EndQuestion({ onConfirm, onCancel }: { readonly onConfirm: () => void; readonly onCancel: () => void }) {
  const { t } = useLingui();
  return (
    <div
      role="group"
      aria-label={t({ id: 'favourites.share.stop', message: 'Stop sharing' })}
      className={styles.endQuestion}
    >
      <p>
        <Trans id="favourites.share.stop.text">
          This link will stop working. If you share the list again, you’ll get a new one.
        </Trans>
      </p>
      <Button size="dense" onClick={onCancel}>
        <Trans id="favourites.cancel">Cancel</Trans>
      </Button>
      <Button size="dense" onClick={onConfirm}>
        <Trans id="favourites.share.stop">Stop sharing</Trans>
      </Button>
    </div>
  );
}

/** The answer of a call about the link. If the session has ended, the page asks for a login. */
async function byCall(
  call: (client: NonNullable<(typeof clients)['module']>['client']) => Promise<FavouritesLink>,
): Promise<FavouritesLink> {
  try {
    await clients.load();
    return await call(clients.module!.client);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) refuseSession(session);
    throw error;
  }
}
