import { describe, expect, it } from 'vitest';
import { firstContacts, longestAway, mostBlocked } from '#machines/messaging/limits.ts';
import { awayAt, evolve, hasBlocked, type Messaging, newcomer } from '#machines/messaging/lifecycle/messaging.ts';
import type { MessagingFact } from '#machines/messaging/lifecycle/messagingFacts.ts';
import * as rules from '#machines/messaging/lifecycle/messagingRules.ts';

const at = 1_796_000_000_000;
const day = 24 * 60 * 60 * 1000;
const after = (...facts: readonly MessagingFact[]): Messaging => facts.reduce(evolve, newcomer);

describe('first contacts', () => {
  const made = (number: number, when = at) =>
    after(
      ...Array.from({ length: number }, (): MessagingFact => ({
        type: 'messaging.contactMade',
        at: when,
        conversation: 'x',
      })),
    );

  it.each(firstContacts)('of an account that is $from ms old are $most a day', ({ from, most }) => {
    const contact = (messaging: Messaging, when = at) =>
      rules.makeContact(messaging, { conversation: 'c', since: when - from, at: when });
    expect(contact(made(most - 1))).toEqual([{ type: 'messaging.contactMade', at, conversation: 'c' }]);
    expect(contact(made(most))).toEqual({ refused: 'messaging.tooManyContacts', details: { limit: most } });
    expect(contact(made(most), at + day)).toHaveLength(1);
  });

  it.each([
    ['set back', -2 * day],
    ['set on', 2 * day],
  ])('are as many in the day in which the clock was %s', (_, jump) => {
    const { most, from } = firstContacts[0];
    const jumped = at + jump;
    const contact = (messaging: Messaging, when: number) =>
      rules.makeContact(messaging, { conversation: 'c', since: jumped - from, at: when });
    let messaging = made(most);
    for (let turn = 0; turn < most; turn += 1) {
      const facts = contact(messaging, jumped);
      expect(facts).toEqual([{ type: 'messaging.contactMade', at: jumped, conversation: 'c' }]);
      messaging = (facts as readonly MessagingFact[]).reduce(evolve, messaging);
    }
    expect(contact(messaging, jumped + day - 1)).toMatchObject({ refused: 'messaging.tooManyContacts' });
    expect(contact(messaging, jumped + day)).toHaveLength(1);
  });

  it('are fewer the younger an account is', () => {
    const counts = [...firstContacts].toSorted((one, other) => one.from - other.from).map(({ most }) => most);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(rules.mostContacts(-1)).toBe(firstContacts.at(-1)!.most);
  });
});

describe('a block', () => {
  it('is set once, and lifted when it exists', () => {
    const blocked = after({ type: 'messaging.blocked', at, account: 'eva' });
    expect(rules.block(newcomer, { account: 'eva', at })).toEqual([{ type: 'messaging.blocked', at, account: 'eva' }]);
    expect(rules.block(blocked, { account: 'eva', at })).toEqual([]);
    expect(hasBlocked(blocked, 'eva')).toBe(true);
    expect(rules.unblock(blocked, { account: 'eva', at })).toEqual([
      { type: 'messaging.unblocked', at, account: 'eva' },
    ]);
    expect(rules.unblock(newcomer, { account: 'eva', at })).toEqual([]);
  });

  it('is set as often as there is room', () => {
    const all = Array.from({ length: mostBlocked }, (_, index) => ({ account: String(index), since: at }));
    expect(rules.block({ ...newcomer, blocked: all }, { account: 'eva', at })).toMatchObject({
      refused: 'messaging.tooManyBlocked',
    });
  });
});

describe('being away', () => {
  it('ends by itself, or by a word', () => {
    const away = after({ type: 'messaging.wentAway', at, until: at + day });
    expect(awayAt(away, at)).toBe(at + day);
    expect(awayAt(away, at + day)).toBeNull();
    expect(rules.comeBack(away, { at })).toEqual([{ type: 'messaging.cameBack', at }]);
    expect(rules.comeBack(away, { at: at + day })).toEqual([]);
  });

  it('is in the future, within a limit', () => {
    for (const until of [at, at - day, at + longestAway + 1]) {
      expect(rules.goAway(newcomer, { until, at })).toMatchObject({ refused: 'messaging.awayInvalid' });
    }
    expect(rules.goAway(newcomer, { until: at + longestAway, at })).toHaveLength(1);
  });
});

describe('mails', () => {
  it('are turned off and on once', () => {
    const stopped = after({ type: 'messaging.mailsStopped', at, how: 'link' });
    expect(rules.stopMails(newcomer, { how: 'link', at })).toEqual([
      { type: 'messaging.mailsStopped', at, how: 'link' },
    ]);
    expect(rules.stopMails(stopped, { how: 'link', at })).toEqual([]);
    expect(rules.wantMails(stopped, { at })).toEqual([{ type: 'messaging.mailsWanted', at }]);
    expect(rules.wantMails(newcomer, { at })).toEqual([]);
  });
});
