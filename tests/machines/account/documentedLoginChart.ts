import { loginCases } from '#machines/account/session/loginCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

export const documentedLoginChart: DocumentedChart = {
  document: 'the specification of search and accounts, §4 and §8 (login), and the shell’s, §8 (fingerprint)',
  cases: loginCases,
  states: {
    'the button waits for the fingerprint': (now) => now.matches({ open: 'fingerprinting' }) && !now.context.error,
    'the button can be pressed': (now) => now.hasTag('ready'),
    'logging in': (now) => now.matches('loggingIn'),
    'logged in': (now) => now.matches('loggedIn'),
    'login-failed, the fingerprint starts again': (now) =>
      now.matches({ failed: 'fingerprinting' }) && now.context.error !== null,
  },
  events: {
    'the form opens': { type: 'login.opened' },
    'the fingerprint is there': { done: 'fingerprinting', output: 'ZmluZ2VycHJpbnQ=' },
    'no fingerprint can be had': { done: 'fingerprinting', output: null },
    'the button is pressed': { type: 'login.requested', email: 'ana@example.ch', password: 'x', isRemembered: true },
    'the server lets in': { done: 'loggingIn', output: 'vren1mejer23' },
    'the server refuses': { error: 'loggingIn' },
  },
  ways: {
    'login-failed, the fingerprint starts again': [
      undefined,
      'the form opens',
      'the fingerprint is there',
      'the button is pressed',
      'the server refuses',
    ],
    'the button waits for the fingerprint': [undefined, 'the form opens'],
    'the button can be pressed': [undefined, 'the form opens', 'the fingerprint is there'],
    'logging in': [undefined, 'the form opens', 'the fingerprint is there', 'the button is pressed'],
  },
  rows: [
    ['the button waits for the fingerprint', 'the button is pressed', 'the button waits for the fingerprint'],
    ['the button waits for the fingerprint', 'the fingerprint is there', 'the button can be pressed'],
    ['the button waits for the fingerprint', 'no fingerprint can be had', 'the button can be pressed'],
    ['the button can be pressed', 'the button is pressed', 'logging in'],
    ['logging in', 'the button is pressed', 'logging in'],
    ['logging in', 'the server lets in', 'logged in'],
    ['logging in', 'the server refuses', 'login-failed, the fingerprint starts again'],
    ['login-failed, the fingerprint starts again', 'the fingerprint is there', 'the button can be pressed'],
  ],
};
