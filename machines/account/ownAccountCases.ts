import { flowCases } from '../paths/flowCases.ts';
import type { OwnAccount } from './ownAccount.ts';
import { ownAccountEvents } from './ownAccountEvents.ts';
import { ownAccountMachine } from './ownAccountMachine.ts';
import { vreni } from './session/sessionCases.ts';

const at = 1_795_305_600_000;

/** Vreni’s account, which is logged in on two devices. */
export const vrenisAccount: OwnAccount = {
  publicAccountId: vreni.info.publicAccountId,
  email: vreni.info.email,
  profile: vreni.profile,
  status: 'active',
  pendingEmail: null,
  emailChangeConfirmedBy: [],
  deletionUntil: null,
  sessions: [
    { id: 'here', isThis: true, agent: 'Firefox, Linux', place: '203.0.113.0', created: at - 1000, seen: at },
    { id: 'there', isThis: false, agent: 'Safari, iPhone', place: '198.51.100.0', created: at - 9000, seen: at - 5000 },
  ],
  messaging: { awayUntil: null, wantsMails: true, blocked: [{ publicAccountId: 'beat', name: 'Beat' }] },
};

/** Path-test cases for the user's account. */
export const ownAccountCases = flowCases({
  machine: ownAccountMachine,
  schema: ownAccountEvents,
  // There is no form before the account is loaded.
  events: { 'account.changed': { 'a form was taken': ({ context }) => (context.account === null ? undefined : {}) } },
  actors: {
    fetchingAccount: {
      resolves: {
        account: { at, data: vrenisAccount },
        'an account that is hidden': { at, data: { ...vrenisAccount, status: 'deactivated' } },
        'no line': { at, error: new Error('The line is dead') },
      },
    },
  },
  keys: {},
  invariants: {
    'where an account stood is not where it stands': ({ context: { account, stood } }) =>
      stood === null || account?.status !== stood,
    'the account is known where it is in sight': (now) =>
      now.context.account !== null || !(now.matches('shown') || now.matches({ fetching: 'refreshing' })),
  },
});
