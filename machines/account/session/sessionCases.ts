import { flowCases } from '../../paths/flowCases.ts';
import { mostProfileAttempts } from './delays.ts';
import type { Known } from '../profile.ts';
import { sessionEvents } from './sessionEvents.ts';
import { sessionMachine } from './sessionMachine.ts';

const noLine = new Error('The line is dead');

/** Vreni, one of two people who share a browser. */
export const vreni: Known = {
  profile: {
    name: 'Vreni Meier',
    phone: '0791234567',
    phoneHidden: false,
    zipcode: '8400',
    region: 23,
    sellerKind: 'private',
    picture: 'people/5f0c6f6a2d8e4b17a3c9e8d7b6a59483.webp',
  },
  info: {
    publicAccountId: 'vren1mejer23',
    uuid: '6f1c2a0e-8f4e-4a52-9d0c-0d6f5b5a7e11',
    email: 'vreni@example.ch',
    requiresAccountVerification: false,
  },
};
export const reto: Known = {
  profile: {
    name: null,
    phone: null,
    phoneHidden: true,
    zipcode: null,
    region: null,
    sellerKind: 'company',
    picture: null,
  },
  info: {
    publicAccountId: 'ret0keller45',
    uuid: '0b0e7c86-22a5-4b8e-a1a5-3f7b1d1c9a02',
    email: 'reto.keller@example.ch',
    requiresAccountVerification: true,
  },
};

const ofVreni = { publicAccountId: vreni.info.publicAccountId };
const ofReto = { publicAccountId: reto.info.publicAccountId };
const at = 1_795_305_600_000;

/** Path-test cases for the session of a browser. */
export const sessionCases = flowCases({
  machine: sessionMachine,
  schema: sessionEvents,
  events: {
    'cookie.read': { 'of Vreni': ofVreni, 'of Reto': ofReto, 'of nobody': { publicAccountId: null } },
    'login.succeeded': { 'by Vreni': ofVreni },
  },
  actors: {
    fetchingProfile: {
      resolves: {
        profile: ({ context }) => ({ at, data: context.publicAccountId === ofReto.publicAccountId ? reto : vreni }),
        'no line': { at, error: noLine },
      },
    },
    loggingOut: {
      resolves: {
        received: { kind: 'received' },
        'no line': { kind: 'unheard', csrf: 'of-their-session' },
        'Reto has logged in': { kind: 'replaced', publicAccountId: ofReto.publicAccountId },
      },
    },
  },
  stubAnswers: {
    // The profile of the account that has logged in.
    fetchingProfile: ({ context: { publicAccountId } }) =>
      publicAccountId === null ? undefined : { at, data: { ...vreni, info: { ...vreni.info, publicAccountId } } },
  },
  keys: {
    who: ({ context }) => context.publicAccountId,
    'whether they are known': ({ context }) => context.known !== null,
    attempts: ({ context }) => context.fetchAttempts,
  },
  invariants: {
    'of nobody is anything kept': ({ context }) =>
      context.publicAccountId !== null || (context.known === null && context.error === null),
    'what is known is of who is logged in': ({ context }) =>
      context.known === null || context.known.info.publicAccountId === context.publicAccountId,
    'somebody is logged in exactly where there is an account': (now) =>
      now.hasTag('loggedIn') === (now.context.publicAccountId !== null),
    'no more calls are made than may be': ({ context }) => context.fetchAttempts <= mostProfileAttempts,
  },
});
