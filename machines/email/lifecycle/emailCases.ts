import { lifecycleCases } from '../../paths/lifecycleCases.ts';
import { emailLifecycle } from './emailLifecycle.ts';
import { claim, close, release } from './emailRules.ts';

const ana = 'anaanaanaana';
const ben = 'benbenbenben';

/** Path-test cases for the life of an email address. */
export const emailCases = lifecycleCases({
  lifecycle: emailLifecycle,
  commands: {
    'email.claim': {
      'by an account': ({ email }, at) => claim(email, { account: ana, at }),
    },
    'email.release': {
      'by its account': ({ email }, at) => release(email, { account: ana, at }),
      'by another': ({ email }, at) => release(email, { account: ben, at }),
    },
    'email.close': {
      'of its account': ({ email }, at) => close(email, { account: ana, at }),
      'of another': ({ email }, at) => close(email, { account: ben, at }),
    },
  },
  keys: { 'had an account': ({ context: { email } }) => email !== null },
  invariants: {
    'chart and reducer agree on where it stands': ({ value, context: { email } }) =>
      (email?.status ?? 'free') === value,
  },
});
