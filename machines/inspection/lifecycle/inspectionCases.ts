import { lifecycleCases } from '../../paths/lifecycleCases.ts';
import { inspectionLifecycle } from './inspectionLifecycle.ts';
import { openJournal } from './inspectionRules.ts';

const reason = 'Report 17 is about this ad.';

/** Path-test cases for the journals that a moderator opens. */
export const inspectionCases = lifecycleCases({
  lifecycle: inspectionLifecycle,
  commands: {
    'inspection.open': {
      'an ad': (_, at) => openJournal({ isModerator: true, stream: 'listing-bikebikebike', reason, at }),
      'an account': (_, at) => openJournal({ isModerator: true, stream: 'account-ana', reason, at }),
    },
  },
  keys: { 'what was opened last': ({ context: { inspection } }) => inspection.last },
  invariants: {
    'it is used exactly after the first opening': ({ value, context: { inspection } }) =>
      (value === 'used') === inspection.openings > 0,
  },
});
