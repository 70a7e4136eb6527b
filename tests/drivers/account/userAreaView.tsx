import { act } from '@testing-library/react';
import type { OwnAccount } from '#machines/account/ownAccount.ts';
import { vrenisAccount } from '#machines/account/ownAccountCases.ts';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import { UserArea } from '#web/account/user/UserArea.tsx';
import { holdCalls } from '../web/answers.ts';
import { viewStage } from '../web/viewStage.tsx';

/** Converts an account to the form in which the server's API returns it. */
function meOf({ profile, status, sessions, messaging: _, ...account }: OwnAccount) {
  return {
    ...account,
    ...profile,
    sellerKind: profile.sellerKind.toUpperCase(),
    status: status.toUpperCase(),
    emailChangeConfirmedBy: account.emailChangeConfirmedBy.map((side) => side.toUpperCase()),
    deletionUntil: account.deletionUntil === null ? null : new Date(account.deletionUntil).toISOString(),
    sessions: sessions.map(({ created, seen, ...session }) => ({
      ...session,
      created: new Date(created).toISOString(),
      seen: new Date(seen).toISOString(),
    })),
  };
}

/** The server's response with all data of an account. */
export function accountAnswer({ messaging, ...account }: OwnAccount) {
  const { awayUntil } = messaging;
  return {
    me: meOf({ messaging, ...account }),
    messagingSettings: { ...messaging, awayUntil: awayUntil === null ? null : new Date(awayUntil).toISOString() },
  };
}

/** Opens a user's account at one of its tabs; the test answers its calls. */
export async function openUserArea(at = '/en/user/profile') {
  const calls = holdCalls();
  const stage = await viewStage(
    <UserArea />,
    { at, now: vrenisAccount.sessions[0]!.seen },
    {
      /** Answers the last call as accepted: a form was submitted. */
      happens: () => calls.last.answer({ data: { done: { __typename: 'Done' } } }),
      async answers(_, answer) {
        const { output } = answer as { readonly output: FetchOutcome<OwnAccount> };
        await ('data' in output ? calls.last.answer({ data: accountAnswer(output.data) }) : calls.last.fail());
      },
      ends: () => calls.letGo(),
    },
  );
  await act(async () => {});
  return { ...stage, calls };
}
