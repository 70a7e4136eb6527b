import { describe, expect, it } from 'vitest';
import { evolve, type Account } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountMailDataOf, isStillPossible } from '#server/mail/templates/accountMails.ts';
import { hour, noon, registered } from '../mailMarket.ts';

const old = 'ana@allmend.example';
const other = 'ana@murmel.example';
const at = noon + hour;
const day = 24 * hour;

const unverified: readonly AccountFact[] = [registered(old)];
const active: readonly AccountFact[] = [...unverified, { type: 'account.emailVerified', at: noon }];

function after(facts: readonly AccountFact[]): Account | null {
  return facts.reduce<Account | null>(evolve, null);
}

function asks(given: readonly AccountFact[], fact: AccountFact) {
  return accountMailDataOf(after(given), fact);
}

describe("the mails of an account's facts", () => {
  const toAna = { to: old, language: 'en', at };

  it('registering sends the link that verifies the address, valid for a week', () => {
    const mail = { kind: 'verification', to: old, language: 'en', at: noon, link: 'verification' };
    expect(asks([], registered(old))).toEqual([{ ...mail, until: noon + 7 * day }]);
    expect(asks(unverified, { type: 'account.verificationRequested', at })).toEqual([
      { ...mail, at, until: at + 7 * day },
    ]);
  });

  it('registering again informs the owner, in the language of the second registration', () => {
    expect(asks(active, { type: 'account.registrationRepeated', at, language: 'fr' })).toEqual([
      { ...toAna, language: 'fr', kind: 'registrationRepeated', link: 'login' },
    ]);
  });

  it('registering again before the verification sends the verification mail and nothing else', () => {
    const again: readonly AccountFact[] = [
      { type: 'account.registrationRepeated', at, language: 'fr' },
      { type: 'account.passwordChanged', at },
      { type: 'account.verificationRequested', at },
    ];
    const mails = again.flatMap((fact, index) => asks([...unverified, ...again.slice(0, index)], fact));
    expect(mails.map(({ kind }) => kind)).toEqual(['verification']);
  });

  it('a forgotten password sends a link that is valid for an hour', () => {
    expect(asks(active, { type: 'account.passwordResetRequested', at })).toEqual([
      { ...toAna, kind: 'passwordReset', link: 'passwordReset', until: at + hour },
    ]);
  });

  it('a changed password is reported by a mail with a link to the forgotten password', () => {
    expect(asks(active, { type: 'account.passwordChanged', at })).toEqual([
      { ...toAna, kind: 'passwordChanged', link: 'forgot' },
    ]);
  });

  it('a change of address sends a link to both, and only the old one learns of the new one', () => {
    const until = at + 7 * day;
    expect(asks(active, { type: 'account.emailChangeRequested', at, email: other })).toEqual([
      { ...toAna, kind: 'emailChangeOld', link: 'emailChangeOld', until, email: other },
      { ...toAna, kind: 'emailChangeNew', link: 'emailChangeNew', until, to: other },
    ]);
  });

  it('another address of an unverified account receives the verification mail, and the old one nothing', () => {
    const change: readonly AccountFact[] = [
      { type: 'account.emailChangeRequested', at, email: other },
      { type: 'account.verificationRequested', at },
      { type: 'account.emailChanged', at, email: other },
      { type: 'account.emailVerified', at },
    ];
    const mails = change.flatMap((fact, index) => asks([...unverified, ...change.slice(0, index)], fact));
    expect(mails.map(({ kind, to }) => ({ kind, to }))).toEqual([{ kind: 'verification', to: other }]);
  });

  it('a changed address is reported to the old one', () => {
    const tokenTimes: AccountFact = { type: 'account.emailChangeRequested', at: noon, email: other };
    expect(asks([...active, tokenTimes], { type: 'account.emailChanged', at, email: other })).toEqual([
      { ...toAna, kind: 'emailChanged', email: other },
    ]);
  });

  it('a deletion is reported with the link that undoes it until its end, and again when it is done', () => {
    const tokenTimes: AccountFact = { type: 'account.deletionRequested', at, until: at + 14 * day };
    expect(asks(active, tokenTimes)).toEqual([
      { ...toAna, kind: 'deletionRequested', link: 'undoDeletion', until: at + 14 * day },
    ]);
    expect(asks([...active, tokenTimes], { type: 'account.erased', at: at + 14 * day })).toEqual([
      { ...toAna, at: at + 14 * day, kind: 'deletionDone' },
    ]);
  });

  it('all other facts send nothing', () => {
    expect(asks(active, { type: 'account.emailVerified', at })).toEqual([]);
    expect(asks(active, { type: 'account.profileChanged', at, name: 'Ana' })).toEqual([]);
    expect(asks(active, { type: 'account.blocked', at, reason: 'spam' })).toEqual([]);
  });

  it('nothing is sent without a known address: for an imported account, and for one whose key is deleted', () => {
    const imported = {
      type: 'account.imported',
      at: noon,
      name: 'Velo AG',
      sellerKind: 'company',
      source: 'x',
    } as const;
    expect(asks([imported], { type: 'account.passwordResetRequested', at })).toEqual([]);
    expect(asks([registered('')], { type: 'account.erased', at })).toEqual([]);
  });
});

describe('whether a mail is still valid', () => {
  const now = at + 1;
  const reset: AccountFact = { type: 'account.passwordResetRequested', at };
  const change: AccountFact = { type: 'account.emailChangeRequested', at, email: other };
  const leaving: AccountFact = { type: 'account.deletionRequested', at, until: at + 14 * day };

  it('a blocked account receives only mandatory mails', () => {
    const blocked: AccountFact = { type: 'account.blocked', at: now, reason: 'Fraud' };
    const isStillValid = (given: readonly AccountFact[], fact: AccountFact) =>
      asks(given, fact).map((mail) => [mail.kind, isStillPossible(mail, after([...given, fact, blocked])!, now)]);
    const changed: AccountFact = { type: 'account.emailChanged', at, email: other };
    expect([
      ...isStillValid([], registered(old, at)),
      ...isStillValid(active, reset),
      ...isStillValid(active, { type: 'account.registrationRepeated', at, language: 'de' }),
      ...isStillValid(active, change),
      ...isStillValid(active, { type: 'account.passwordChanged', at }),
      ...isStillValid([...active, change], changed),
      ...isStillValid(active, leaving),
    ]).toEqual([
      ['verification', false],
      ['passwordReset', false],
      ['registrationRepeated', false],
      ['emailChangeOld', false],
      ['emailChangeNew', false],
      ['passwordChanged', true],
      ['emailChanged', true],
      ['deletionRequested', true],
    ]);
  });

  it.each<[string, readonly AccountFact[], AccountFact, AccountFact]>([
    ['another reset was requested', active, reset, { ...reset, at: now }],
    ['the password was chosen', active, reset, { type: 'account.passwordChanged', at: now }],
    ['the address was verified', [], registered(old, at), { type: 'account.emailVerified', at: now }],
    ['another verification was requested', [], registered(old, at), { type: 'account.verificationRequested', at: now }],
    ['the address changed', active, change, { type: 'account.emailChanged', at: now, email: other }],
    ['the deletion was undone', active, leaving, { type: 'account.deletionUndone', at: now, isDeactivated: false }],
  ])('is not sent once %s', (_, given, fact, later) => {
    const mails = asks(given, fact);
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) {
      expect(isStillPossible(mail, after([...given, fact])!, now)).toBe(true);
      expect(isStillPossible(mail, after([...given, fact, later])!, now)).toBe(false);
    }
  });

  it('a reset mail is not sent once its link has expired', () => {
    const [mail] = asks(active, reset);
    const account = after([...active, reset])!;
    expect(isStillPossible(mail!, account, at + hour - 1)).toBe(true);
    expect(isStillPossible(mail!, account, at + hour)).toBe(false);
  });

  it('an informative mail is sent however late it is', () => {
    const [mail] = asks(active, { type: 'account.passwordChanged', at });
    expect(isStillPossible(mail!, after(active)!, at + 100 * day)).toBe(true);
  });
});
