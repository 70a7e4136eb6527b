import { flowCases } from '../../paths/flowCases.ts';
import { loginEvents } from './loginEvents.ts';
import { loginMachine } from './loginMachine.ts';

/** Path-test cases for a login. */
export const loginCases = flowCases({
  machine: loginMachine,
  schema: loginEvents,
  events: {
    'login.requested': { 'by Vreni': { email: 'vreni@example.ch', password: 'velo-1968!', isRemembered: true } },
  },
  actors: {
    fingerprinting: { resolves: { 'a fingerprint': 'ZmluZ2VycHJpbnQ=', none: null } },
    loggingIn: { resolves: { 'the account': 'vren1mejer23' }, rejects: { 'not right': new Error('Not right') } },
  },
  keys: {
    'the fingerprint': ({ context }) => context.fingerprint,
  },
  invariants: {
    'it is asked only while somebody is told to wait': (now) =>
      'loggingIn' in now.children === now.matches('loggingIn'),
    'the error of a failed login is known until the next try': (now) =>
      (now.context.error !== null) === now.matches('failed'),
    'nobody tries while the fingerprint is on its way': (now) =>
      !('fingerprinting' in now.children && now.hasTag('ready')),
  },
});
