import { describe, expect, it } from 'vitest';
import { accountMachine } from '#machines/account/lifecycle/accountMachine.ts';
import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import * as rules from '#machines/account/lifecycle/accountRules.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import {
  erase,
  eraseOwnerless,
  giveLeavingReason,
  requestDeletion,
  undoDeletion,
} from '#machines/account/lifecycle/leavingRules.ts';
import { deletionLife, passwordResetLife, verificationLife } from '#machines/account/limits.ts';
import { appointModerator, block, unblock } from '#machines/account/lifecycle/moderationRules.ts';
import { beginning, fold, restored, snapshotRecord, stateName } from '#machines/journal/fold.ts';
import { given } from '#tests/drivers/server/journal.ts';

const at = 1_793_000_000_000;
const ana = { email: 'ana@example.ch', sellerKind: 'private', language: 'de' } as const;
const registered: readonly AccountFact[] = [{ type: 'account.registered', at, ...ana }];
const verified: readonly AccountFact[] = [...registered, { type: 'account.emailVerified', at: at + 1 }];
const imported: readonly AccountFact[] = [
  { type: 'account.imported', at, name: 'Regula B.', sellerKind: 'private', source: 'demo' },
];
const on = (history: readonly AccountFact[]) => given(accountMachine, history);

describe('an address is verified by the link of the last mail', () => {
  const requested: readonly AccountFact[] = [...registered, { type: 'account.verificationRequested', at: at + 5 }];

  it('for seven days, and no longer', () => {
    const open = (when: number) =>
      on(requested).when(({ account }) => rules.verifyEmail(account!, { issuedAt: at + 5, at: when }));
    expect(open(at + 5 + verificationLife).state).toBe('active');
    expect(open(at + 6 + verificationLife).refused).toBe('account.tokenExpired');
  });

  it('and only the last link reveals the address, until the address changes', () => {
    const revealed = (history: readonly AccountFact[], issuedAt: number, opened = issuedAt) =>
      rules.addressOfLink(
        fold(accountMachine, beginning(accountMachine, 'account-ana'), history).snapshot.context.account!,
        { issuedAt, at: opened },
      );
    const confirmed: readonly AccountFact[] = [...requested, { type: 'account.emailVerified', at: at + 6 }];
    const moved: readonly AccountFact[] = [
      ...confirmed,
      { type: 'account.emailChangeRequested', at: at + 7, email: 'anna@example.ch' },
      { type: 'account.emailChangeConfirmed', at: at + 8, by: 'old' },
      { type: 'account.emailChangeConfirmed', at: at + 9, by: 'new' },
      { type: 'account.emailChanged', at: at + 9, email: 'anna@example.ch' },
    ];
    expect([revealed(confirmed, at + 5), revealed(confirmed, at), revealed(moved, at + 5)]).toEqual([
      ana.email,
      null,
      null,
    ]);
    expect(revealed(confirmed, at + 5, at + 5 + verificationLife)).toBe(ana.email);
    expect(revealed(confirmed, at + 5, at + 6 + verificationLife)).toBeNull();
  });

  it('and a late older request leaves the newer one in its place', () => {
    const request = (requestedAt: number) =>
      on(requested).when(({ account }) => rules.requestVerification(account!, { at: requestedAt }));
    expect(request(at + 4).facts).toEqual([]);
    expect(request(at + 6).facts).toMatchObject([{ type: 'account.verificationRequested', at: at + 6 }]);
  });

  it('and by no earlier link', () => {
    const outcome = on(requested).when(({ account }) => rules.verifyEmail(account!, { issuedAt: at, at: at + 6 }));
    expect(outcome.refused).toBe('account.tokenOutdated');
  });

  it('and any link of a verified account reports that it is verified', () => {
    const done = [...requested, { type: 'account.emailVerified', at: at + 6 } as const];
    for (const issuedAt of [at, at + 5]) {
      const outcome = on(done).when(({ account }) => rules.verifyEmail(account!, { issuedAt, at: at + 7 }));
      expect([outcome.refused, outcome.facts]).toEqual([undefined, []]);
    }
  });

  it('once: the same link again has the same result without another fact', () => {
    const outcome = on(verified).when(({ account }) => rules.verifyEmail(account!, { issuedAt: at, at: at + 9 }));
    expect([outcome.refused, outcome.facts]).toEqual([undefined, []]);
  });

  it('and cannot be requested again afterwards', () => {
    const outcome = on(verified).when(({ account }) => rules.requestVerification(account!, { at: at + 9 }));
    expect(outcome.refused).toBe('account.alreadyVerified');
  });
});

describe('registering with the address of an account', () => {
  const again = (history: readonly AccountFact[]) =>
    on(history).when(({ account }) => rules.repeatRegistration(account!, { language: 'fr', at: at + 9 }));

  it('gives the password to the latest registration until a mailbox confirms it', () => {
    expect(again(registered).facts.map(({ type }) => type)).toEqual([
      'account.registrationRepeated',
      'account.passwordChanged',
      'account.verificationRequested',
    ]);
  });

  it('does not change a verified account', () => {
    expect(again(verified).facts.map(({ type }) => type)).toEqual(['account.registrationRepeated']);
  });
});

describe('a forgotten password', () => {
  const requested: readonly AccountFact[] = [...verified, { type: 'account.passwordResetRequested', at: at + 9 }];
  const choose = (history: readonly AccountFact[], when: number) =>
    on(history).when(({ account }) => rules.resetPassword(account!, { issuedAt: at + 9, at: when }));

  it('is reset within an hour, and once per link', () => {
    const outcome = choose(requested, at + 9 + passwordResetLife);
    expect(outcome.facts.map(({ type }) => type)).toEqual(['account.passwordChanged']);
    expect(choose([...requested, ...outcome.facts], at + 10).refused).toBe('account.tokenOutdated');
    expect(choose(requested, at + 10 + passwordResetLife).refused).toBe('account.tokenExpired');
  });

  it('verifies the mailbox', () => {
    const outcome = choose([...registered, { type: 'account.passwordResetRequested', at: at + 9 }], at + 10);
    expect(outcome.state).toBe('active');
  });

  it('cannot be used to circumvent a block', () => {
    const blocked: AccountFact = { type: 'account.blocked', at: at + 9, reason: 'Fraud' };
    expect(choose([...requested, blocked], at + 10).refused).toBe('journal.wrongState');
  });
});

describe('a change of address', () => {
  const requested: readonly AccountFact[] = [
    ...verified,
    { type: 'account.emailChangeRequested', at: at + 9, email: 'anna@example.ch' },
  ];
  const confirm = (history: readonly AccountFact[], by: 'old' | 'new') =>
    on(history).when(({ account }) => rules.confirmEmailChange(account!, { by, issuedAt: at + 9, at: at + 10 }));

  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('needs both addresses: the %s one first, then the %s one', (first, second) => {
    const half = confirm(requested, first);
    expect(half.facts.map(({ type }) => type)).toEqual(['account.emailChangeConfirmed']);
    expect(confirm([...requested, ...half.facts], first).facts).toEqual([]);
    expect(confirm([...requested, ...half.facts], second).facts.at(-1)).toEqual({
      type: 'account.emailChanged',
      at: at + 10,
      email: 'anna@example.ch',
    });
  });

  it('is reported as done when its link is used again, and not for a later change', () => {
    const half = [...requested, ...confirm(requested, 'new').facts];
    const changed = [...half, ...confirm(half, 'old').facts];
    expect([confirm(changed, 'old').refused, confirm(changed, 'old').facts]).toEqual([undefined, []]);
    expect(confirm(changed, 'new').facts).toEqual([]);
    const next: AccountFact = { type: 'account.emailChangeRequested', at: at + 20, email: 'a.rossi@example.ch' };
    expect(confirm([...changed, next], 'old').facts).toEqual([]);
    expect(confirm([...half, next], 'old').refused).toBe('account.tokenOutdated');
  });

  it('starts again when another address is requested', () => {
    const half = confirm(requested, 'old');
    const { context } = on([
      ...requested,
      ...half.facts,
      { type: 'account.emailChangeRequested', at: at + 11, email: 'a.rossi@example.ch' },
    ]);
    expect(context.account?.emailChange?.confirmedBy).toEqual([]);
  });

  it('is unavailable to a hidden account', () => {
    const outcome = on([...verified, { type: 'account.deactivated', at: at + 2 }]).when(({ account }) =>
      rules.requestEmailChange(account!, { email: 'anna@example.ch', at: at + 9 }),
    );
    expect(outcome.refused).toBe('journal.wrongState');
  });
});

describe('an unverified account changes its address', () => {
  const anna = 'anna@example.ch';
  const request = (history: readonly AccountFact[], email: string, when = at + 9) =>
    on(history).when(({ account }) => rules.requestEmailChange(account!, { email, at: when }));
  const withReset: readonly AccountFact[] = [...registered, { type: 'account.passwordResetRequested', at: at + 5 }];
  const requested = [...withReset, ...request(withReset, anna).facts];
  const open = (history: readonly AccountFact[], issuedAt: number) =>
    on(history).when(({ account }) => rules.verifyEmail(account!, { issuedAt, at: at + 20 }));
  const accountAfter = (history: readonly AccountFact[]) => on(history).context.account!;

  it('by the verification mail to the new address alone, which still returns to the same page', () => {
    const history: readonly AccountFact[] = [{ ...registered[0]!, returnTo: '/en/ai/confirm' } as AccountFact];
    const { facts } = request(history, anna);
    expect(facts).toEqual([
      { type: 'account.emailChangeRequested', at: at + 9, email: anna },
      { type: 'account.verificationRequested', at: at + 9, returnTo: '/en/ai/confirm' },
    ]);
    const opened = open([...history, ...facts], at + 9);
    expect(opened.state).toBe('active');
    expect(opened.facts.map(({ type }) => type)).toEqual(['account.emailChanged', 'account.emailVerified']);
    const account = accountAfter([...history, ...facts, ...opened.facts]);
    expect([account.email, account.emailChange]).toEqual([anna, null]);
    expect(rules.addressOfLink(account, { issuedAt: at + 9, at: at + 21 })).toBe(anna);
    expect(rules.addressOfLink(account, { issuedAt: at, at: at + 21 })).toBeNull();
  });

  it('and the links that went to the old address no longer work', () => {
    expect(open(requested, at).refused).toBe('account.tokenOutdated');
    const reset = on(requested).when(({ account }) => rules.resetPassword(account!, { issuedAt: at + 5, at: at + 10 }));
    expect(reset.refused).toBe('account.tokenOutdated');
  });

  it('with a new link, however soon after another mail', () => {
    const atOnce = request(registered, anna, at).facts;
    expect(open([...registered, ...atOnce], at).refused).toBe('account.tokenOutdated');
    const { facts } = on(requested).when(({ account }) =>
      rules.repeatRegistration(account!, { language: 'de', at: at + 9 }),
    );
    expect(open([...requested, ...facts], at + 9).refused).toBe('account.tokenOutdated');
  });

  it('and back to the old one, or to a third one', () => {
    const back = [...requested, ...request(requested, ana.email, at + 10).facts];
    expect(open(back, at + 9).refused).toBe('account.tokenOutdated');
    expect(accountAfter([...back, ...open(back, at + 10).facts])).toMatchObject({ status: 'active', email: ana.email });
    const third = [...requested, ...request(requested, 'rossi@example.ch', at + 10).facts];
    expect(open(third, at + 9).refused).toBe('account.tokenOutdated');
    expect(accountAfter([...third, ...open(third, at + 10).facts]).email).toBe('rossi@example.ch');
    expect(request(registered, ana.email).refused).toBe('account.sameEmail');
  });

  it('and only its owner can request the mail to the new address again', () => {
    const again = (isOwn: boolean) =>
      on(requested).when(({ account }) => rules.requestVerification(account!, { at: at + 10, isOwn }));
    expect(again(false).facts).toEqual([]);
    const later = [...requested, ...again(true).facts];
    expect(open(later, at + 9).refused).toBe('account.tokenOutdated');
    expect(accountAfter([...later, ...open(later, at + 10).facts]).email).toBe(anna);
  });

  it('which ends when the old address registers again or chooses a password', () => {
    const repeated = on(requested).when(({ account }) =>
      rules.repeatRegistration(account!, { language: 'de', at: at + 10 }),
    );
    const registeredAgain = [...requested, ...repeated.facts];
    expect(accountAfter([...registeredAgain, ...open(registeredAgain, at + 10).facts]).email).toBe(ana.email);
    const resetRequested: readonly AccountFact[] = [
      ...requested,
      { type: 'account.passwordResetRequested', at: at + 11 },
    ];
    const reset = on(resetRequested).when(({ account }) =>
      rules.resetPassword(account!, { issuedAt: at + 11, at: at + 12 }),
    );
    const account = accountAfter([...resetRequested, ...reset.facts]);
    expect(account).toMatchObject({ status: 'active', email: ana.email, emailChange: null });
    expect(rules.addressOfLink(account, { issuedAt: at + 9, at: at + 12 })).toBeNull();
  });
});

describe('a deletion', () => {
  const leave = on(verified).when(({ account }) => requestDeletion(account!, { at: at + 9 }));
  const leaving = [...verified, ...leave.facts];
  const until = at + 9 + deletionLife;

  it('can be undone for fourteen days, and takes effect exactly then', () => {
    const undone = (when: number) =>
      on(leaving).when(({ account }) => undoDeletion(account!, { issuedAt: at + 9, at: when }));
    const erased = (when: number) => on(leaving).when(({ account }) => erase(account!, { at: when }));
    expect([undone(until - 1).state, undone(until).refused]).toEqual(['active', 'account.deletionOver']);
    expect([erased(until - 1).refused, erased(until).state]).toEqual(['account.deletionRuns', 'erased']);
  });

  it('undone, is reported as undone when the link is used again, and not for a later deletion', () => {
    const undo = (history: readonly AccountFact[]) =>
      on(history).when(({ account }) => undoDeletion(account!, { issuedAt: at + 9, at: at + 30 }));
    const stays = [...leaving, ...undo(leaving).facts];
    expect([undo(stays).refused, undo(stays).facts]).toEqual([undefined, []]);
    const again = on(stays).when(({ account }) => requestDeletion(account!, { at: at + 40 })).facts;
    expect(undo([...stays, ...again]).refused).toBe('account.tokenOutdated');
  });

  it.each<[string, readonly AccountFact[], string]>([
    ['active', verified, 'active'],
    ['not verified', registered, 'unverified'],
    ['deactivated', [...verified, { type: 'account.deactivated', at: at + 2 }], 'deactivated'],
  ])(
    'undone, restores the previous state of the account: %s, also with a snapshot and a block in between',
    (_, before, state) => {
      const left = on(before).when(({ account }) => requestDeletion(account!, { at: at + 9 })).facts;
      const blocked: readonly AccountFact[] = [
        { type: 'account.blocked', at: at + 10, reason: 'Fraud' },
        { type: 'account.unblocked', at: at + 11 },
      ];
      const folded = fold(accountMachine, beginning(accountMachine, 'account-ana'), [...before, ...left, ...blocked]);
      const written = JSON.parse(JSON.stringify(snapshotRecord(folded, 'chart'))) as ReturnType<typeof snapshotRecord>;
      const saved = restored(accountMachine, written, 'chart')!;
      const undone = undoDeletion(saved.snapshot.context.account!, { at: at + 12 }) as readonly AccountFact[];
      expect(stateName(fold(accountMachine, saved, undone).snapshot)).toBe(state);
    },
  );

  it.each<[string, readonly AccountFact[], string]>([
    ['was imported', imported, 'erased'],
    [
      'was imported and then blocked',
      [...imported, { type: 'account.blocked', at: at + 1, reason: 'Fraud' }],
      'erased',
    ],
    ['was registered', registered, 'unverified'],
    ['is verified', verified, 'active'],
    ['is about to be erased', leaving, 'leaving'],
  ])('by the operator erases only an account without an owner: an account that %s', (_, before, state) => {
    expect(on(before).when(({ account }) => eraseOwnerless(account!, { at: at + 10 })).state).toBe(state);
  });

  it('proceeds while its owner is blocked', () => {
    const shut = on(leaving).when(({ account }) => block(account!, { reason: 'Fraud', at: at + 10 }));
    expect(on([...leaving, ...shut.facts]).when(({ account }) => erase(account!, { at: until })).state).toBe('erased');
  });

  it('has a single survey answer', () => {
    const why = (history: readonly AccountFact[]) =>
      on(history).when(({ account }) => giveLeavingReason(account!, { reason: 'privacy', at: at + 10 }));
    const reported = why(leaving);
    expect(reported.facts).toEqual([{ type: 'account.leavingReasonGiven', at: at + 10, reason: 'privacy' }]);
    expect(why([...leaving, ...reported.facts]).refused).toBe('account.reasonGiven');
    expect(why(verified).refused).toBe('account.notLeaving');
  });
});

describe('a moderator', () => {
  it('must have a verified address', () => {
    const appoint = (history: readonly AccountFact[]) =>
      on(history).when(({ account }) => appointModerator(account!, { at: at + 9 }));
    expect(appoint(registered).refused).toBe('journal.wrongState');
    expect(appoint(verified).facts).toEqual([{ type: 'account.moderatorAppointed', at: at + 9 }]);
  });

  it('blocks and unblocks an account, which returns to its previous state', () => {
    const hidden: readonly AccountFact[] = [...verified, { type: 'account.deactivated', at: at + 9 }];
    const shut = on(hidden).when(({ account }) => block(account!, { reason: 'Fraud', at: at + 10 }));
    expect(shut.state).toBe('blocked.deactivated');
    const open = on([...hidden, ...shut.facts]).when(({ account }) => unblock(account!, { at: at + 11 }));
    expect(open.state).toBe('deactivated');
  });
});

describe('the accounts that others see', () => {
  it('are those that were imported, registered, or are in use', () => {
    expect(shownStatuses).toEqual(['invited', 'unverified', 'active']);
  });
});
