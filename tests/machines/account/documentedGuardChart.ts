import { guardCases } from '#machines/account/session/guardCases.ts';
import { type DocumentedChart, shown } from '#tests/drivers/walking/documented.ts';

export const documentedGuardChart: DocumentedChart = {
  document: 'the shell’s specification, §2 (protected page)',
  cases: guardCases,
  states: {
    'not known yet': (now) => now.matches('unread'),
    'a loading indicator, on the way to the login': (now) => now.matches('refused') && shown(now).join() === 'loading',
    'the page in its layout': (now) => shown(now).join() === 'page',
    'the page, below an offer to log in': (now) => shown(now).toSorted().join() === 'login,page',
  },
  events: {
    'nobody is logged in': { type: 'session.missed' },
    'somebody is logged in': { type: 'session.found', publicAccountId: 'vreni' },
    'the session ends': { type: 'session.ended' },
  },
  ways: {
    'not known yet': [undefined],
    'the page in its layout': [undefined, 'somebody is logged in'],
    'a loading indicator, on the way to the login': [undefined, 'nobody is logged in'],
    'the page, below an offer to log in': [undefined, 'somebody is logged in', 'the session ends'],
  },
  rows: [
    ['not known yet', 'nobody is logged in', 'a loading indicator, on the way to the login'],
    ['not known yet', 'somebody is logged in', 'the page in its layout'],
    ['a loading indicator, on the way to the login', 'somebody is logged in', 'the page in its layout'],
    // A decision of the document: a response with status 403 clears the session, and never typed values.
    ['the page in its layout', 'the session ends', 'the page, below an offer to log in'],
    ['the page, below an offer to log in', 'somebody is logged in', 'the page in its layout'],
  ],
};
