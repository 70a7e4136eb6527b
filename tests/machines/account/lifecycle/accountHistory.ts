import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';

const at = noon + 10 * minute;

/** Somebody who has come in by the front door. */
export const joined: readonly AccountFact[] = [
  { type: 'account.registered', at: noon, email: 'beat@example.ch', sellerKind: 'private', language: 'de' },
  { type: 'account.emailVerified', at: noon },
];

const deletionRequested: AccountFact = { type: 'account.deletionRequested', at, until: at + minute };

type AwayAndBack = readonly [why: string, away: readonly AccountFact[], back: readonly AccountFact[]];

/** What hides a seller who has joined, and what brings them back. */
export const awayAndBack: readonly [AwayAndBack, ...AwayAndBack[]] = [
  ['away', [{ type: 'account.deactivated', at }], [{ type: 'account.reactivated', at }]],
  ['blocked', [{ type: 'account.blocked', at, reason: 'Fraud' }], [{ type: 'account.unblocked', at }]],
  ['about to leave', [deletionRequested], [{ type: 'account.deletionUndone', at, isDeactivated: false }]],
];

/** What erases a seller for good. */
export const erased: readonly AccountFact[] = [deletionRequested, { type: 'account.erased', at: at + minute }];
