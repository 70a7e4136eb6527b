import { networkCases } from '#machines/network/networkCases.ts';
import { type DocumentedChart, shown } from '#tests/drivers/walking/documented.ts';

export const documentedNetworkChart: DocumentedChart = {
  document: 'the specification of search and accounts, §4 (network)',
  cases: networkCases,
  states: {
    online: (now) => shown(now).length === 0,
    'offline, with its message': (now) => shown(now).includes('offlineNotice'),
  },
  events: { 'the line is lost': { type: 'connection.lost' }, 'the line is back': { type: 'connection.restored' } },
  ways: { online: [undefined], 'offline, with its message': [undefined, 'the line is lost'] },
  rows: [
    ['online', 'the line is lost', 'offline, with its message'],
    ['offline, with its message', 'the line is back', 'online'],
  ],
};
