import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import { mostProfileAttempts, profileRefresh, profileRetry } from '#machines/account/session/delays.ts';
import { initialsOf } from '#machines/account/initials.ts';
import { answerOf, type Known, knownFrom, shownName } from '#machines/account/profile.ts';
import { reto, sessionCases, vreni } from '#machines/account/session/sessionCases.ts';
import { sessionMachine, type LogoutOutcome } from '#machines/account/session/sessionMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

const { publicAccountId } = vreni.info;

/** Starts a session whose calls receive these answers in sequence, with a simulated clock. */
function session(...answers: readonly (Known | Error)[]) {
  let logoutOutcome: LogoutOutcome = { kind: 'unheard', csrf: 'of-the-session' };
  const clock = new SimulatedClock();
  const calls = { profile: 0, logout: 0, cleared: 0, words: [] as (string | null)[] };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchingProfile: fromPromise(async (): Promise<FetchOutcome<Known>> => {
          const answer = answers[Math.min(calls.profile, answers.length - 1)]!;
          calls.profile += 1;
          return answer instanceof Error ? { at: clock.now(), error: answer } : { at: clock.now(), data: answer };
        }),
        loggingOut: fromPromise<LogoutOutcome>(async () => {
          calls.logout += 1;
          return logoutOutcome;
        }),
      },
      actions: {
        clearStored: () => void (calls.cleared += 1),
        leaveWord: (_, { csrf }) => void calls.words.push(csrf),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    calls,
    /** Advances the clock, and lets the pending calls receive their answers. */
    async passes(ms: number) {
      clock.increment(ms);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    logoutWillBe: (outcome: LogoutOutcome) => void (logoutOutcome = outcome),
    now: () => actor.getSnapshot(),
  };
}

describe('the session of a browser', () => {
  it('is read from the cookie, and names its user once the profile is known [ACCOUNT-7]', async () => {
    const { actor, now, passes } = session(vreni);
    expect(now().hasTag('known')).toBe(false);
    actor.send({ type: 'cookie.read', publicAccountId });
    expect(now().hasTag('loggedIn')).toBe(true);
    expect(now().context.known).toBeNull();
    await passes(0);
    expect(now().context).toMatchObject({ publicAccountId, known: vreni, fetchAttempts: 0, error: null });
    actor.send({ type: 'cookie.read', publicAccountId: null });
    expect(now().value, 'another tab has logged out').toEqual({ loggedOut: 'plain' });
  });

  it('given a visitor, when a login succeeds, then the account is stored and its profile is fetched [ACCOUNT-26]', async () => {
    const { actor, now, passes } = session(vreni);
    actor.send({ type: 'cookie.read', publicAccountId: null });
    actor.send({ type: 'login.succeeded', publicAccountId });
    await passes(0);
    expect(now().context).toMatchObject({ publicAccountId, known: vreni });
  });

  it.each<[string, LogoutOutcome, string[]]>([
    ['answers', { kind: 'received' }, []],
    ['cannot be reached and gets a note', { kind: 'unheard', csrf: 'of-the-session' }, ['of-the-session']],
  ])(
    'is cleared by a logout, with profile and info, when the server %s [ACCOUNT-27] [ACCOUNT-28] [ACCOUNT-33]',
    async (_, outcome, words) => {
      const { actor, now, calls, passes, logoutWillBe } = session(vreni);
      logoutWillBe(outcome);
      actor.send({ type: 'cookie.read', publicAccountId });
      await passes(0);
      actor.send({ type: 'logout.requested' });
      await passes(0);
      expect(calls.logout).toBe(1);
      expect(now().value).toEqual({ loggedOut: 'plain' });
      expect(now().context).toEqual(createActor(sessionMachine).getSnapshot().context);
      expect([calls.cleared, calls.words]).toEqual([1, words]);
    },
  );

  it('is replaced by a login in another tab during a logout, which clears nothing of it', async () => {
    const { actor, now, calls, passes, logoutWillBe } = session(vreni, reto);
    actor.send({ type: 'cookie.read', publicAccountId });
    await passes(0);
    logoutWillBe({ kind: 'replaced', publicAccountId: reto.info.publicAccountId });
    actor.send({ type: 'logout.requested' });
    await passes(0);
    expect(now().hasTag('loggedIn')).toBe(true);
    expect(now().context).toMatchObject({ publicAccountId: reto.info.publicAccountId, known: reto });
    expect([calls.cleared, calls.words]).toEqual([0, []]);
  });

  it('ends with an answer of 403, is cleared, and its stored data is removed [API-19] [API-20] [ACCOUNT-33]', async () => {
    const { actor, now, calls, passes } = session(vreni);
    actor.send({ type: 'cookie.read', publicAccountId });
    await passes(0);
    actor.send({ type: 'session.refused' });
    expect(now().value).toEqual({ loggedOut: 'ended' });
    expect(now().context.known).toBeNull();
    expect(calls).toMatchObject({ cleared: 1, logout: 0 });
  });

  it('shows that the address is not confirmed [ACCOUNT-34]', async () => {
    const { actor, now, passes } = session({ ...vreni, info: { ...vreni.info, requiresAccountVerification: true } });
    actor.send({ type: 'cookie.read', publicAccountId });
    await passes(0);
    expect(now().context.known!.info.requiresAccountVerification).toBe(true);
  });
});

describe('the profile', () => {
  it('is fetched again after a change elsewhere, in place of the pending answer', async () => {
    const unconfirmed = { ...vreni, info: { ...vreni.info, requiresAccountVerification: true } };
    const { actor, now, calls, passes } = session(unconfirmed, vreni);
    actor.send({ type: 'cookie.read', publicAccountId });
    actor.send({ type: 'profile.outdated' });
    await passes(0);
    expect(calls.profile).toBe(2);
    expect(now().context.known).toEqual(vreni);
    actor.send({ type: 'profile.outdated' });
    expect(now().value).toEqual({ loggedIn: 'fetching' });
    expect(now().context.known, 'what was known stays in sight').toEqual(vreni);
  });

  it('is requested again half a minute after a failure, five times in all [PROFILE-2] [PROFILE-4]', async () => {
    expect([profileRetry, mostProfileAttempts]).toEqual([30_000, 5]);
    const noLine = new Error('The line is dead');
    const { actor, now, calls, passes } = session(noLine);
    actor.send({ type: 'cookie.read', publicAccountId });
    await passes(0);
    expect(now().context.error).toBe(noLine);
    await passes(29_999);
    expect(calls.profile).toBe(1);
    await passes(1);
    expect(calls.profile).toBe(2);
    for (let more = 0; more < 10; more += 1) await passes(30_000);
    expect(calls.profile).toBe(5);
    expect(now().matches({ loggedIn: 'givenUp' })).toBe(true);
    actor.send({ type: 'profile.requested' });
    await passes(0);
    expect(calls.profile, 'a later request tries again').toBe(6);
  });

  it('is fresh after a late success, and is requested again after five minutes [PROFILE-3]', async () => {
    expect(profileRefresh).toBe(300_000);
    const { actor, now, calls, passes } = session(new Error('The line is dead'), vreni);
    actor.send({ type: 'cookie.read', publicAccountId });
    await passes(0);
    await passes(30_000);
    expect(now().context).toMatchObject({ known: vreni, fetchAttempts: 0, error: null });
    await passes(299_999);
    expect(calls.profile).toBe(2);
    await passes(1);
    expect(calls.profile).toBe(3);
    expect(now().context.known).toEqual(vreni);
  });

  it('is read unchanged from its answer [PROFILE-1] [ACCOUNT-17]', () => {
    for (const { after } of everyStep(sessionCases)) {
      const { known } = after.context;
      if (known) expect(knownFrom(answerOf(known))).toEqual(known);
    }
    expect(answerOf(vreni).states).toContainEqual({ key: 'name', value: 'Vreni Meier' });
    expect(answerOf(vreni).states).toContainEqual({ key: 'phone_hidden', is_on: false });
  });
});

describe('the displayed name of a logged-in user', () => {
  it('is the name of the profile [SHELL-8]', () => expect(shownName(vreni)).toBe('Vreni Meier'));

  it.each([
    ['vreni@example.ch', 'vreni'],
    ['"a@b"@example.ch', '"a@b"'],
  ])('is the part of %s before the at-sign when there is no name [SHELL-9]', (email, name) => {
    const nameless = { profile: { ...vreni.profile, name: null }, info: { ...vreni.info, email } };
    expect(shownName(nameless)).toBe(name);
  });
});

describe('the placeholder of a picture', () => {
  it.each([
    ['Vreni Meier', 'VM'],
    ['Rosmarie von der Mühle-Keller', 'RK'],
    ['ölmühle', 'Ö'],
    ['reto.keller', 'RK'],
    ['  «Bücher & Co.» ', 'BC'],
    ['𝒜da', '𝒜'],
    ['!!', ''],
  ])('consists of the initials of a name: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
