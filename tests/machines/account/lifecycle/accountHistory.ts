import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';

const at = noon + 10 * minute;

/** The facts of an account that was registered and verified. */
export const joined: readonly AccountFact[] = [
  { type: 'account.registered', at: noon, email: 'beat@example.ch', sellerKind: 'private', language: 'de' },
  { type: 'account.emailVerified', at: noon },
];

const deletionRequested: AccountFact = { type: 'account.deletionRequested', at, until: at + minute };

type AwayAndBack = readonly [why: string, away: readonly AccountFact[], back: readonly AccountFact[]];

/** The facts that hide the ads of a seller, and the facts that undo it. */
export const awayAndBack: readonly [AwayAndBack, ...AwayAndBack[]] = [
  ['away', [{ type: 'account.deactivated', at }], [{ type: 'account.reactivated', at }]],
  ['blocked', [{ type: 'account.blocked', at, reason: 'Fraud' }], [{ type: 'account.unblocked', at }]],
  ['about to leave', [deletionRequested], [{ type: 'account.deletionUndone', at, isDeactivated: false }]],
];

/** The facts that erase a seller permanently. */
export const erased: readonly AccountFact[] = [deletionRequested, { type: 'account.erased', at: at + minute }];
