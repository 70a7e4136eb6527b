import type { AnyMachineSnapshot } from 'xstate';
import { bike, heartsCases } from '#machines/favourites/heartsCases.ts';
import { isShownSaved } from '#machines/favourites/heartsSetup.ts';
import { type DocumentedChart, shown } from '#tests/drivers/walking/documented.ts';

const isSaved = (now: AnyMachineSnapshot) => isShownSaved(now.context, bike);
const isSendingChange = (now: AnyMachineSnapshot) => now.matches({ somebody: 'telling' });
const [nothingSaved, bikeSaved] = [
  ['Vreni is logged in', 'nothing is saved'],
  ['Vreni is logged in', 'the bike is saved'],
] as const;

export const documentedHeartsChart: DocumentedChart = {
  document: 'the specification of search and accounts, §4, §6 and §8 (favourites) and §9 (toggle debounce)',
  cases: heartsCases,
  states: {
    'not saved': (now) => !isSaved(now) && !isSendingChange(now),
    saved: (now) => isSaved(now) && !isSendingChange(now),
    'shown saved before the server knows': (now) => isSaved(now) && now.matches({ somebody: 'settling' }),
    'adding, shown saved': (now) => isSaved(now) && isSendingChange(now),
    'shown unsaved before the server knows': (now) => !isSaved(now) && now.matches({ somebody: 'settling' }),
    'removing, shown unsaved': (now) => !isSaved(now) && isSendingChange(now),
    'nobody is logged in': (now) => now.matches('nobody') && shown(now).length === 0,
    'the login popup shows': (now) => shown(now).includes('login'),
  },
  events: {
    'Vreni is logged in': { type: 'account.reported', publicAccountId: 'vreni', hasEnded: false },
    'nobody is there': { type: 'account.reported', publicAccountId: null, hasEnded: false },
    'nothing is saved': { done: 'fetchingIds', output: [] },
    'the bike is saved': { done: 'fetchingIds', output: [bike] },
    'the heart is pressed': { type: 'heart.pressed', listing: bike },
    '100 ms pass': { after: 100 },
    'the server has it': { done: 'telling', output: { kind: 'received' } },
    'limit-exceeded comes': { done: 'telling', output: { kind: 'full' } },
    'the call fails': { done: 'telling', output: { kind: 'failed' } },
  },
  ways: {
    'not saved': [undefined, ...nothingSaved],
    saved: [undefined, ...bikeSaved],
    'shown saved before the server knows': [undefined, ...nothingSaved, 'the heart is pressed'],
    'adding, shown saved': [undefined, ...nothingSaved, 'the heart is pressed', '100 ms pass'],
    'shown unsaved before the server knows': [undefined, ...bikeSaved, 'the heart is pressed'],
    'removing, shown unsaved': [undefined, ...bikeSaved, 'the heart is pressed', '100 ms pass'],
    'nobody is logged in': [undefined, 'nobody is there'],
  },
  rows: [
    ['not saved', 'the heart is pressed', 'shown saved before the server knows'],
    ['shown saved before the server knows', '100 ms pass', 'adding, shown saved'],
    ['adding, shown saved', 'the server has it', 'saved'],
    ['adding, shown saved', 'limit-exceeded comes', 'not saved'],
    ['adding, shown saved', 'the call fails', 'not saved'],
    ['saved', 'the heart is pressed', 'shown unsaved before the server knows'],
    ['shown unsaved before the server knows', '100 ms pass', 'removing, shown unsaved'],
    ['removing, shown unsaved', 'the server has it', 'not saved'],
    ['removing, shown unsaved', 'the call fails', 'saved'],
    ['nobody is logged in', 'the heart is pressed', 'the login popup shows'],
  ],
};
