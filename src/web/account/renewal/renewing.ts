import { fromPromise } from 'xstate';

import { type Renewal, renewalMachine } from '#machines/ownListings/renewalMachine.ts';

import { command, isRefusal, refusalOf } from '../commands.ts';
import { RenewByLink } from './generated/renewalOperations.ts';

/** The flow of the page with its call. */
export function renewalLogic(token: string) {
  return renewalMachine.provide({
    actors: {
      renewing: fromPromise<Renewal>(async ({ signal }) => {
        const answer = await command(RenewByLink, { token }, { signal });
        if (isRefusal(answer)) return refusalOf(answer);
        const { title, path, expiresAt } = answer;
        return { renewed: { title, path, expiresAt } };
      }),
    },
  });
}
