import { streamCases } from '#machines/streaming/streamCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

const leading = (state: string) => ({ somebody: { sharing: { leading: state } } });
const connecting = { somebody: { sharing: { leading: { requesting: 'connecting' } } } };
const begun = ['Vreni is logged in', 'this tab has the browser’s turn'] as const;
const line = { event: 'merge', position: 6, data: {} };

export const documentedStreamChart: DocumentedChart = {
  document: 'the shell’s specification, §4, §8 and §9 (streaming request), and the decisions (streams)',
  cases: streamCases,
  states: {
    'no request': (now) => now.matches('nobody'),
    'waits for its turn among the tabs': (now) => now.matches({ somebody: { sharing: 'electing' } }),
    'served by another tab': (now) => now.matches({ somebody: { sharing: 'following' } }),
    'first attempt': (now) => now.matches(connecting) && now.context.attempt === 1,
    'second attempt': (now) => now.matches(connecting) && now.context.attempt === 2,
    'third attempt': (now) => now.matches(connecting) && now.context.attempt === 3,
    open: (now) =>
      now.matches({ somebody: { sharing: { leading: { requesting: 'open' } } } }) && now.context.attempt === 1,
    'waits after a refusal': (now) => now.matches(leading('waitingAfterRefusal')),
    'waits after an error': (now) => now.matches(leading('waitingAfterError')),
    'waits after “Stream closed unexpectedly”': (now) =>
      now.matches(leading('waitingAfterError')) && now.context.error === 'Stream closed unexpectedly',
    'the session is over': (now) => now.matches(leading('refused')),
    stopped: (now) => now.matches({ somebody: 'aborted' }),
    'failed: no streams here': (now) => now.matches({ somebody: 'unsupported' }) && now.context.error !== null,
  },
  events: {
    'Vreni is logged in': { type: 'account.reported', publicAccountId: 'vreni' },
    'nobody is logged in': { type: 'account.reported', publicAccountId: null },
    'this tab has the browser’s turn': { type: 'turn.acquired' },
    'another tab has it': { type: 'turn.awaited' },
    'the first line comes': { type: 'line.received', line },
    'a heartbeat comes': { type: 'sound.received' },
    'status 503 comes': { type: 'stream.refused', status: 503 },
    'status 403 comes': { type: 'stream.refused', status: 403 },
    'an error comes': { type: 'stream.failed', error: 'Failed to fetch' },
    '60 s pass in silence': { after: 60_000 },
    '2 s pass': { after: 2000 },
    '4 s pass': { after: 4000 },
    'it is aborted': { type: 'page.left' },
    'the environment has no streams': { type: 'stream.unsupported', error: 'This browser reads no streams' },
  },
  ways: {
    'no request': [undefined],
    'waits for its turn among the tabs': [undefined, 'Vreni is logged in'],
    'first attempt': [undefined, ...begun],
    'second attempt': [undefined, ...begun, 'an error comes', '2 s pass'],
    'third attempt': [undefined, ...begun, 'an error comes', '2 s pass', 'an error comes', '4 s pass'],
    open: [undefined, ...begun, 'the first line comes'],
    'waits after a refusal': [undefined, ...begun, 'status 503 comes'],
    'waits after an error': [undefined, ...begun, 'an error comes'],
  },
  rows: [
    ['no request', 'Vreni is logged in', 'waits for its turn among the tabs'],
    ['waits for its turn among the tabs', 'this tab has the browser’s turn', 'first attempt'],
    ['waits for its turn among the tabs', 'another tab has it', 'served by another tab'],
    ['first attempt', 'the first line comes', 'open'],
    ['first attempt', 'status 503 comes', 'waits after a refusal'],
    ['first attempt', 'an error comes', 'waits after an error'],
    ['first attempt', 'the environment has no streams', 'failed: no streams here'],
    ['first attempt', '60 s pass in silence', 'waits after “Stream closed unexpectedly”'],
    // The wait after a refusal is 2 s times 2 to the power of the attempt, which begins at 1.
    ['waits after a refusal', '4 s pass', 'second attempt'],
    // The wait after an error is 2 s times the attempt.
    ['waits after an error', '2 s pass', 'second attempt'],
    // The first line of a stream resets the attempt to 1.
    ['second attempt', 'the first line comes', 'open'],
    ['third attempt', 'the first line comes', 'open'],
    ['open', '60 s pass in silence', 'waits after “Stream closed unexpectedly”'],
    ['open', 'a heartbeat comes', 'open'],
    ['open', 'an error comes', 'waits after an error'],
    ['open', 'it is aborted', 'stopped'],
    ['waits after an error', 'it is aborted', 'stopped'],
    ['first attempt', 'status 403 comes', 'the session is over'],
    ['open', 'nobody is logged in', 'no request'],
  ],
};
