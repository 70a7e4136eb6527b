import { describe, expect, it } from 'vitest';
import { evolve, type Account } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { lettersOf, stillStands } from '#server/mail/templates/letters.ts';
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
  return lettersOf(after(given), fact);
}

describe('what a fact of an account asks to be written', () => {
  const toAna = { to: old, language: 'en', at };

  it('registering asks for the link that verifies the address, which holds for a week', () => {
    const letter = { kind: 'verification', to: old, language: 'en', at: noon, link: 'verification' };
    expect(asks([], registered(old))).toEqual([{ ...letter, until: noon + 7 * day }]);
    expect(asks(unverified, { type: 'account.verificationRequested', at })).toEqual([
      { ...letter, at, until: at + 7 * day },
    ]);
  });

  it('registering again tells the owner, in the language of whoever did', () => {
    expect(asks(active, { type: 'account.registrationRepeated', at, language: 'fr' })).toEqual([
      { ...toAna, language: 'fr', kind: 'registrationRepeated', link: 'login' },
    ]);
  });

  it('before the address is verified, registering again brings the verification mail and nothing besides', () => {
    const again: readonly AccountFact[] = [
      { type: 'account.registrationRepeated', at, language: 'fr' },
      { type: 'account.passwordChanged', at },
      { type: 'account.verificationRequested', at },
    ];
    const letters = again.flatMap((fact, index) => asks([...unverified, ...again.slice(0, index)], fact));
    expect(letters.map(({ kind }) => kind)).toEqual(['verification']);
  });

  it('a forgotten password asks for a link that holds for an hour', () => {
    expect(asks(active, { type: 'account.passwordResetRequested', at })).toEqual([
      { ...toAna, kind: 'passwordReset', link: 'passwordReset', until: at + hour },
    ]);
  });

  it('when the password has changed, then a mail reports it and links to the forgotten password', () => {
    expect(asks(active, { type: 'account.passwordChanged', at })).toEqual([
      { ...toAna, kind: 'passwordChanged', link: 'forgot' },
    ]);
  });

  it('a change of address asks at both, each with a link of its own, and only the old one is told of the new', () => {
    const until = at + 7 * day;
    expect(asks(active, { type: 'account.emailChangeRequested', at, email: other })).toEqual([
      { ...toAna, kind: 'emailChangeOld', link: 'emailChangeOld', until, email: other },
      { ...toAna, kind: 'emailChangeNew', link: 'emailChangeNew', until, to: other },
    ]);
  });

  it('another address of an unverified account brings the verification mail there, and nothing to the old one', () => {
    const change: readonly AccountFact[] = [
      { type: 'account.emailChangeRequested', at, email: other },
      { type: 'account.verificationRequested', at },
      { type: 'account.emailChanged', at, email: other },
      { type: 'account.emailVerified', at },
    ];
    const letters = change.flatMap((fact, index) => asks([...unverified, ...change.slice(0, index)], fact));
    expect(letters.map(({ kind, to }) => ({ kind, to }))).toEqual([{ kind: 'verification', to: other }]);
  });

  it('a changed address is told at the old one', () => {
    const asked: AccountFact = { type: 'account.emailChangeRequested', at: noon, email: other };
    expect(asks([...active, asked], { type: 'account.emailChanged', at, email: other })).toEqual([
      { ...toAna, kind: 'emailChanged', email: other },
    ]);
  });

  it('a deletion is told with the link that undoes it until its end, and told again when it is done', () => {
    const asked: AccountFact = { type: 'account.deletionRequested', at, until: at + 14 * day };
    expect(asks(active, asked)).toEqual([
      { ...toAna, kind: 'deletionRequested', link: 'undoDeletion', until: at + 14 * day },
    ]);
    expect(asks([...active, asked], { type: 'account.erased', at: at + 14 * day })).toEqual([
      { ...toAna, at: at + 14 * day, kind: 'deletionDone' },
    ]);
  });

  it('everything else asks for nothing', () => {
    expect(asks(active, { type: 'account.emailVerified', at })).toEqual([]);
    expect(asks(active, { type: 'account.profileChanged', at, name: 'Ana' })).toEqual([]);
    expect(asks(active, { type: 'account.blocked', at, reason: 'spam' })).toEqual([]);
  });

  it('nothing is asked where no address is known: of an imported account, and of one whose key is gone', () => {
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

describe('whether a letter still stands', () => {
  const now = at + 1;
  const reset: AccountFact = { type: 'account.passwordResetRequested', at };
  const change: AccountFact = { type: 'account.emailChangeRequested', at, email: other };
  const leaving: AccountFact = { type: 'account.deletionRequested', at, until: at + 14 * day };

  it('to who is blocked only what they must know', () => {
    const blocked: AccountFact = { type: 'account.blocked', at: now, reason: 'Fraud' };
    const stands = (given: readonly AccountFact[], fact: AccountFact) =>
      asks(given, fact).map((letter) => [letter.kind, stillStands(letter, after([...given, fact, blocked])!, now)]);
    const changed: AccountFact = { type: 'account.emailChanged', at, email: other };
    expect([
      ...stands([], registered(old, at)),
      ...stands(active, reset),
      ...stands(active, { type: 'account.registrationRepeated', at, language: 'de' }),
      ...stands(active, change),
      ...stands(active, { type: 'account.passwordChanged', at }),
      ...stands([...active, change], changed),
      ...stands(active, leaving),
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
    ['another reset was asked for', active, reset, { ...reset, at: now }],
    ['the password was chosen', active, reset, { type: 'account.passwordChanged', at: now }],
    ['the address was verified', [], registered(old, at), { type: 'account.emailVerified', at: now }],
    ['another verification was asked for', [], registered(old, at), { type: 'account.verificationRequested', at: now }],
    ['the address changed', active, change, { type: 'account.emailChanged', at: now, email: other }],
    ['the deletion was undone', active, leaving, { type: 'account.deletionUndone', at: now, isDeactivated: false }],
  ])('not once %s', (_, given, fact, later) => {
    const letters = asks(given, fact);
    expect(letters.length).toBeGreaterThan(0);
    for (const letter of letters) {
      expect(stillStands(letter, after([...given, fact])!, now)).toBe(true);
      expect(stillStands(letter, after([...given, fact, later])!, now)).toBe(false);
    }
  });

  it('a reset mail is no longer sent once its link has expired', () => {
    const [letter] = asks(active, reset);
    const account = after([...active, reset])!;
    expect(stillStands(letter!, account, at + hour - 1)).toBe(true);
    expect(stillStands(letter!, account, at + hour)).toBe(false);
  });

  it('a mail that only informs is sent however late it is', () => {
    const [letter] = asks(active, { type: 'account.passwordChanged', at });
    expect(stillStands(letter!, after(active)!, at + 100 * day)).toBe(true);
  });
});
