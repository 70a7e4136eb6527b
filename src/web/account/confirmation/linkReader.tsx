import { Trans } from '@lingui/react/macro';

import { type LinkOwner, type LinkReader, linkReaderOf } from '#machines/account/credentials/confirmationMachine.ts';
import { shownName } from '#machines/account/profile.ts';

import { useSession } from '../useSession.ts';

/** The kind of reader of a link's page (owner, another user or visitor), by the session of this browser. */
export function useLinkReader(owner: LinkOwner | null): LinkReader {
  return linkReaderOf(
    owner,
    useSession(({ context }) => context.publicAccountId),
  );
}

/** The account that is logged in here. */
export function LoggedIn() {
  const name = useSession(({ context }) => context.known && shownName(context.known));
  return name === null ? (
    <Trans id="confirm.loggedIn">You’re logged in.</Trans>
  ) : (
    <Trans id="confirm.loggedInAs">
      You’re logged in as “<bdi>{name}</bdi>”.
    </Trans>
  );
}

/**
 * The link of another account than the one that is logged in. It names the account as others see it, never its address.
 */
export function OtherAccount({ owner }: { readonly owner: LinkOwner | null }) {
  const name = owner?.name ?? null;
  return (
    <>
      <LoggedIn />{' '}
      {name === null ? (
        <Trans id="confirm.other">This link belongs to another account.</Trans>
      ) : (
        <Trans id="confirm.otherNamed">
          This link belongs to another account: <bdi>{name}</bdi>.
        </Trans>
      )}
    </>
  );
}
